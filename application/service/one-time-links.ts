import type { Locale } from '../../domain/locale/locale.ts'
import type { MailOf } from '../ports/mail.ts'
import type { TokenByMail } from '../ports/one-time-token-repository.ts'
import type { RandomTokens } from '../ports/random-tokens.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'

/** How long the links in mails are good, in milliseconds. */
const confirmationLinkAge = 7 * 86_400_000
const resetLinkAge = 3_600_000

export type LinkParts = {
  randomTokens: RandomTokens
  ids: UniqueIds
  /** The address of the site, without a slash at its end. */
  siteUrl: string
}

type Addressee = { readonly recipient: string; readonly locale: Locale; readonly now: number }

const issue = async (
  { randomTokens, ids }: LinkParts,
  { recipient, locale, now }: Addressee,
  link: { purpose: 'email-confirmation' | 'password-reset'; age: number; at: (token: string) => string },
): Promise<TokenByMail> => {
  const token = randomTokens.next()
  const expiresAt = now + link.age
  const mail: MailOf<'email-confirmation' | 'password-reset'> = { kind: link.purpose, link: link.at(encodeURIComponent(token)), expiresAt }
  return {
    token: { fingerprint: await randomTokens.fingerprint(token), purpose: link.purpose, expiresAt },
    mail: { id: ids.next(), recipient, locale, mail, createdAt: now },
  }
}

/** A token that confirms an address, for 7 days, and the mail with its link. Only the mail knows the token. */
export const issueConfirmation = (parts: LinkParts, to: Addressee): Promise<TokenByMail> =>
  issue(parts, to, {
    purpose: 'email-confirmation',
    age: confirmationLinkAge,
    at: (token) => `${parts.siteUrl}/signup/successfull-signin?confirm=${token}`,
  })

/** A token that resets a password, once and within an hour, and the mail with its link. Only the mail knows the token. */
export const issueReset = (parts: LinkParts, to: Addressee): Promise<TokenByMail> =>
  issue(parts, to, { purpose: 'password-reset', age: resetLinkAge, at: (token) => `${parts.siteUrl}/reset?token=${token}` })
