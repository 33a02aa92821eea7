import { needsParent, parentGateAddress } from '../../domain/navigation/parent-gate.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'

/**
 * Where a child who asks for a page of their parent's is led instead; null for everybody else, and for every other page.
 * Who is there is asked only for the pages of parents.
 *
 * @param address the path with its query
 */
export const makeGuardParentPages =
  ({ profile }: { profile: Pick<ProfileGateway, 'read'> }) =>
  async (address: string): Promise<string | null> => {
    const [path = ''] = address.split('?')
    if (!needsParent(path)) return null
    const child = (await profile.read()).map((read) => read?.child ?? null).unwrapOr(null)
    return child === null ? null : parentGateAddress(address)
  }

/** Where a child is led who met a call that takes the parent, to come back to a page. */
export const parentGate = parentGateAddress
