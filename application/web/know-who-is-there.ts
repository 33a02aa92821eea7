import { isPremium, type Profile } from '../../domain/profile/profile.ts'
import type { PreferenceStorage } from '../ports/preference-storage.ts'
import { type RegisterDevice, registeredDeviceKey } from './register-device.ts'
import type { Tell } from './tell-when-allowed.ts'

/** Whoever is logged in, with the name under which the audience measurement knows them; null for a visitor. */
export type WhoIsThere = { readonly profile: Profile; readonly userId: string | null } | null

/**
 * Tells the audience measurement who is there, without what would name them, and registers a member's browser.
 *
 * Source: specification, section 7, "profile, user id", and "the result updates the profile, then the device is registered".
 */
export const makeKnowWhoIsThere =
  ({ tell, session, device }: { tell: Tell; session: Pick<PreferenceStorage, 'read'>; /** Loaded for members alone. */ device: () => Promise<RegisterDevice> }) =>
  async (who: WhoIsThere): Promise<void> => {
    if (who === null) {
      if (session.read(registeredDeviceKey) !== null) (await device()).visitorKnown()
      return
    }
    const { profile, userId } = who
    const { accessType, levelOfEducation, country, hasFamilyPlan } = profile
    tell({
      type: 'profile-known',
      profile: {
        accessType: accessType?.value ?? null,
        levelOfEducation: levelOfEducation?.value ?? null,
        country: country?.valueId ?? null,
        isPremium: isPremium(profile),
        hasFamilyPlan,
      },
    })
    if (userId !== null) tell({ type: 'user-known', userId })
    await (await device()).memberKnown()
  }
