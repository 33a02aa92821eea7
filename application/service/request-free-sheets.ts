import { err, ok, type Result } from 'neverthrow'
import type { Locale } from '../../domain/locale/locale.ts'
import { parseNewsletterRequest } from '../../domain/newsletter/newsletter-subscription.ts'
import type { Malformed } from '../../domain/validation/malformed.ts'
import { makeSendFreeSheets, type SendFreeSheetsParts } from './send-free-sheets.ts'

/**
 * Subscribes somebody without scripts, of whom nothing shows that they are a person: they are never told whether the address
 * is known, and nobody gets more than one mail a day, which asks the owner of the mailbox.
 *
 * Source: a decision of the product: the newsletter needs no JavaScript.
 */
export const makeRequestFreeSheets = (parts: SendFreeSheetsParts) => {
  const sendFreeSheets = makeSendFreeSheets(parts)
  return async (typed: unknown, locale: Locale): Promise<Result<void, Malformed<'newsletter-subscription-malformed'>>> => {
    const request = parseNewsletterRequest(typed)
    if (request.isErr()) return err(request.error)
    await sendFreeSheets(request.value, 'page', locale)
    return ok()
  }
}
