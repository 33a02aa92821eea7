import { redirect, type RouterContextProvider } from 'react-router'
import { useCasesContext } from '../visit.ts'
import { logInAddress } from './log-in-address.ts'
import { unavailable } from './unavailable.ts'

export const familyAddress = '/mon-compte/famille'

/** Where a child of the family is shown to their parent, or what is done about them. */
export const childAddress = (childId: string, action?: 'modifier' | 'retirer'): string =>
  `${familyAddress}/${encodeURIComponent(childId)}${action === undefined ? '' : `/${action}`}`

/** The member's own family, for the page at an address; whoever is not logged in logs in and comes back there. */
export const readOwnFamily = async (context: Readonly<RouterContextProvider>, address: string) => {
  const family = await context.get(useCasesContext).showFamily()
  if (family.isErr()) throw family.error.type === 'not-logged-in' ? redirect(logInAddress(address)) : unavailable(family.error)
  return family.value
}

/** A child of the member's own, for the page at an address. */
export const readOwnChild = async (context: Readonly<RouterContextProvider>, childId: string, address: string) => {
  const child = await context.get(useCasesContext).showChild(childId)
  if (child.isErr()) throw child.error.type === 'not-logged-in' ? redirect(logInAddress(address)) : unavailable(child.error)
  return child.value
}
