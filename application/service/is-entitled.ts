import { isPremium } from '../../domain/profile/profile.ts'
import type { ReadProfile } from './read-profile.ts'

/** Whether somebody may read what is paid for; a visitor may not. Source: specification, section 6. */
export const makeIsEntitled =
  ({ readProfile }: { readProfile: ReadProfile }) =>
  async (memberId: string | null): Promise<boolean> =>
    memberId !== null && (await readProfile(memberId)).map(isPremium).unwrapOr(false)
