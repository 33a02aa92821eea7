import type { Clock } from '../ports/clock.ts'
import type { ClaimedMail, MailOutbox } from '../ports/mail-outbox.ts'
import type { Mailer } from '../ports/mailer.ts'

const minute = 60_000
const hour = 60 * minute
/** How long a mail is held while it is being sent: longer than a mailer takes to see that nobody answers. */
const lease = 10 * minute
const delays = [minute, 5 * minute, 30 * minute, 2 * hour]
const laterDelay = 6 * hour
const patience = 72 * hour

/** When to try again to send a mail, or null when it was tried long enough. */
const nextTry = ({ attempts, createdAt }: ClaimedMail, now: number): number | null => {
  const at = now + (delays[attempts - 1] ?? laterDelay)
  return at <= createdAt + patience ? at : null
}

/** A link that no longer works helps nobody. */
const isOverdue = ({ mail }: ClaimedMail, now: number): boolean => 'expiresAt' in mail && now >= mail.expiresAt

/** What came of each mail that was due. */
export type Delivery = { readonly sent: number; readonly postponed: number; readonly givenUp: number }

/**
 * Sends the mails that are due, all at once, and says what came of them. One that could not go is tried again after a
 * minute, 5 minutes, half an hour, 2 hours, then every 6 hours until it is 3 days old; one that will never go, or whose
 * link has expired, is given up. A process that dies while it sends leaves its mails to be sent ten minutes later, maybe a
 * second time: the mailer makes both recognisable as one.
 *
 * @param limit how many mails at most
 * @example await deliverMails(10) // { sent: 2, postponed: 1, givenUp: 0 }
 */
export const makeDeliverMails = ({ outbox, mailer, clock }: { outbox: MailOutbox; mailer: Mailer; clock: Clock }) => {
  const giveUp = async (mail: ClaimedMail): Promise<keyof Delivery> => {
    await outbox.giveUp(mail, clock.now())
    return 'givenUp'
  }

  const tryLater = async (mail: ClaimedMail): Promise<keyof Delivery> => {
    const at = nextTry(mail, clock.now())
    if (at === null) return giveUp(mail)
    await outbox.postpone(mail, at)
    return 'postponed'
  }

  const deliver = async (mail: ClaimedMail): Promise<keyof Delivery> => {
    if (isOverdue(mail, clock.now())) return giveUp(mail)
    const sent = await mailer.send(mail).catch(async (defect: unknown) => {
      await tryLater(mail)
      throw defect
    })
    if (sent.isErr()) return sent.error.type === 'mail-refused' ? giveUp(mail) : tryLater(mail)
    await outbox.markSent(mail, clock.now())
    return 'sent'
  }

  return async (limit: number): Promise<Delivery> => {
    const now = clock.now()
    const claimed = await outbox.claimDue({ now, until: now + lease, limit })
    // A defect in one mail must not leave the others unmarked.
    const outcomes = await Promise.allSettled(claimed.map(deliver))
    const count = (outcome: keyof Delivery): number =>
      outcomes.filter((one) => one.status === 'fulfilled' && one.value === outcome).length
    const defect = outcomes.find((one) => one.status === 'rejected')
    if (defect) throw defect.reason
    return { sent: count('sent'), postponed: count('postponed'), givenUp: count('givenUp') }
  }
}

export type DeliverMails = ReturnType<typeof makeDeliverMails>
