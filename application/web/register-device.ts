import { deviceRegistrationOf } from '../../domain/marketing/device-registration.ts'
import type { DeviceGateway } from '../ports/device-gateway.ts'
import type { PreferenceStorage } from '../ports/preference-storage.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'
import type { VisitCookies } from '../ports/visit-cookies.ts'

const installationKey = 'installationId'
/** What was registered in this session, and is forgotten when nobody is logged in any more. */
export const registeredDeviceKey = 'registeredDevice'

/** The id that this browser drew for itself. */
export type Installation = {
  /** The one that it keeps, or a new one. */
  readonly id: () => string
  /** Forgets it, unless the account of whoever is logged in holds it. */
  readonly forget: () => void
}

export const makeInstallation = ({
  preferences,
  session,
  ids,
}: {
  preferences: PreferenceStorage
  session: PreferenceStorage
  ids: UniqueIds
}): Installation => ({
  id: () => {
    const kept = preferences.read(installationKey)
    if (kept !== null && /^[\w-]{1,100}$/.test(kept)) return kept
    const drawn = ids.next()
    preferences.write(installationKey, drawn)
    return drawn
  },
  forget: () => {
    if (session.read(registeredDeviceKey) === null) preferences.erase(installationKey)
  },
})

export type RegisterDevice = {
  /** A member's page is open. */
  readonly memberKnown: () => Promise<void>
  /** The campaign that brought them may be another one than when they were registered. */
  readonly campaignKnown: () => Promise<void>
  /** Nobody is logged in. */
  readonly visitorKnown: () => void
}

/**
 * Registers the browser of whoever is logged in, once a session, and again when the campaign that brought them is known. A
 * registration that does not reach the service is sent again with the next page.
 *
 * Source: specification, section 7, "POST /device" and "GET /profile: … then the device is registered".
 */
export const makeRegisterDevice = (parts: {
  devices: DeviceGateway
  cookies: Pick<VisitCookies, 'read'>
  session: PreferenceStorage
  installation: Pick<Installation, 'id'>
}): RegisterDevice => {
  let isMember = false
  const register = async (): Promise<void> => {
    if (!isMember) return
    const campaign = { utmId: parts.cookies.read('utm_id'), utmCampaign: parts.cookies.read('utm_campaign') }
    const registration = deviceRegistrationOf(parts.installation.id(), campaign)
    const written = JSON.stringify(registration)
    if (parts.session.read(registeredDeviceKey) === written) return
    // Told at once, so that two pages of a moment send one registration.
    parts.session.write(registeredDeviceKey, written)
    if ((await parts.devices.register(registration)).isErr()) parts.session.erase(registeredDeviceKey)
  }
  return {
    memberKnown: () => {
      isMember = true
      return register()
    },
    campaignKnown: register,
    visitorKnown: () => {
      isMember = false
      parts.session.erase(registeredDeviceKey)
    },
  }
}
