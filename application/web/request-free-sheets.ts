import { err, ok, type Result } from 'neverthrow'
import { addresseeOf, type Addressee } from '../../domain/newsletter/addressee.ts'
import { type NewsletterForm, parseNewsletterForm } from '../../domain/newsletter/newsletter-form.ts'
import { newsletterRequestOf } from '../../domain/newsletter/newsletter-subscription.ts'
import { type Programme, programmesFor, type UserType, userTypes } from '../../domain/newsletter/user-types.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { NewsletterGateway } from '../ports/newsletter-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'
import type { TooManyRequests } from '../ports/too-many-requests.ts'

/** The name of a field that no person sees: whatever fills it in is a program. */
export const trapField = 'website'

export type RequestFreeSheetsRefusal = FormRefused<keyof NewsletterForm> | TooManyRequests | ServiceUnreachable

/**
 * Asks for the free sheets with a form that needs no scripts. A program that falls into the trap is told that all is well.
 *
 * @param typed the fields as they were sent
 */
export const makeRequestFreeSheets =
  ({ newsletter }: { newsletter: Pick<NewsletterGateway, 'request'> }) =>
  async (typed: Readonly<Record<string, string>>): Promise<Result<void, RequestFreeSheetsRefusal>> => {
    const form = parseNewsletterForm(typed)
    if (form.isErr()) return err(form.error)
    return (typed[trapField] ?? '') === '' ? newsletter.request(newsletterRequestOf(form.value)) : ok()
  }

/** What the form asks for once somebody has said who they are: their classes, and whose address; null before. */
export type AskedForSheets = { readonly type: UserType; readonly programmes: readonly Programme[]; readonly addressee: Addressee } | null

/** Who may ask for the sheets. */
export const whoMayAsk = userTypes

/**
 * What the form asks for.
 *
 * @param given who they said they are, as it stands in the address
 * @example describeSheetsForm('college')?.addressee // 'parent'
 */
export const describeSheetsForm = (given: string | null): AskedForSheets => {
  const type = userTypes.find((one) => one === given)
  return type === undefined ? null : { type, programmes: programmesFor(type), addressee: addresseeOf({ type, programme: null }) }
}
