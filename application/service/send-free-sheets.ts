import { err, ok, type Result } from 'neverthrow'
import type { Condition } from '../../domain/content/condition.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import { addresseeOf } from '../../domain/newsletter/addressee.ts'
import { chooseFreeSheets } from '../../domain/newsletter/free-sheets.ts'
import { countsAsSubscribed, type NewsletterSubscriber } from '../../domain/newsletter/newsletter-subscriber.ts'
import type { NewsletterLocation, NewsletterRequest } from '../../domain/newsletter/newsletter-subscription.ts'
import { normaliseEmail } from '../../domain/validation/email.ts'
import type { Clock } from '../ports/clock.ts'
import type { ContentLibrary } from '../ports/content-library.ts'
import type { MailOf } from '../ports/mail.ts'
import type { NewsletterRepository } from '../ports/newsletter-repository.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'

export type SendFreeSheetsParts = {
  readonly subscribers: NewsletterRepository
  readonly library: Pick<ContentLibrary, 'list'>
  readonly ids: UniqueIds
  readonly clock: Clock
  /** Where people reach the site, without a slash at the end. */
  readonly siteUrl: string
}

const everything: Condition = { type: 'all', of: [] }

/**
 * Remembers who wants the newsletter and writes to them: five free documents, and the link by which they confirm that the
 * address is theirs; until then they are not subscribed. Whoever has not confirmed is written to again when they ask a day
 * later, under the same links.
 */
export const makeSendFreeSheets = ({ subscribers, library, ids, clock, siteUrl }: SendFreeSheetsParts) => {
  const documentsIn = async (language: Locale) => (await library.list(`/${language}/revisions`, { deep: true, where: everything })) ?? []

  const sheetsFor = async ({ levelOfEducation: programme, locale }: NewsletterSubscriber): Promise<MailOf<'free-sheets'>['sheets']> => {
    const languages = [...new Set<Locale>([locale, 'fr'])]
    const documents = (await Promise.all(languages.map(documentsIn))).flat()
    return chooseFreeSheets(documents, { programme, locale }).map(({ title, address }) => ({ title, link: `${siteUrl}${address}` }))
  }

  const mailFor = async (subscriber: NewsletterSubscriber): Promise<MailOf<'free-sheets'>> => ({
    kind: 'free-sheets',
    sheets: await sheetsFor(subscriber),
    confirmLink: `${siteUrl}/newsletter/confirm/${subscriber.id}`,
    unsubscribeLink: `${siteUrl}/newsletter/unsubscribe/${subscriber.id}`,
    addressee: addresseeOf({ type: subscriber.accessType === 'parent' ? 'parents' : null, programme: subscriber.levelOfEducation }),
  })

  return async (
    request: NewsletterRequest,
    location: NewsletterLocation,
    locale: Locale,
  ): Promise<Result<void, { readonly type: 'email-already-subscribed' }>> => {
    const email = normaliseEmail(request.email)
    const now = clock.now()
    const known = await subscribers.findByEmail(email)
    if (known && countsAsSubscribed(known, now)) return err({ type: 'email-already-subscribed' })

    const subscriber: NewsletterSubscriber = {
      id: known?.id ?? ids.next(),
      email,
      accessType: request.sourceAccessTypeName,
      levelOfEducation: request.sourceLevelOfEducationName,
      location,
      locale,
      subscribedAt: now,
      confirmedAt: null,
    }
    const mail = { id: ids.next(), recipient: email, locale, mail: await mailFor(subscriber), createdAt: now }
    return (await subscribers.save(subscriber, mail, known)) ? ok() : err({ type: 'email-already-subscribed' })
  }
}
