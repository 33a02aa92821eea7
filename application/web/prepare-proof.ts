import { botProtectionDelayMilliseconds } from '../../domain/interaction/page-activity.ts'
import type { Clock } from '../ports/clock.ts'
import type { HumanProof } from '../ports/human-proof.ts'
import type { NewsletterGateway } from '../ports/newsletter-gateway.ts'

type Parts = {
  readonly newsletter: Pick<NewsletterGateway, 'challenge'>
  readonly proof: Pick<HumanProof, 'prepare'>
  readonly clock: Clock
  readonly wait: (milliseconds: number, then: () => void) => void
  /** When the page began, in milliseconds since 1970. */
  readonly arrivedAt: number
}

/**
 * Gets the bot check ready while somebody fills in the form: once, 5 s after the page began at the earliest. Whoever leaves
 * the form alone loads nothing of it. What does not arrive is asked for again when the form is sent.
 *
 * Source: specification, section 7, "A bot-protection widget loads after 5 s".
 */
export const makePrepareProof = ({ newsletter, proof, clock, wait, arrivedAt }: Parts): (() => void) => {
  let hasBegun = false
  const prepare = async (): Promise<void> => {
    const challenge = await newsletter.challenge()
    if (challenge.isOk()) await proof.prepare(challenge.value)
  }
  return () => {
    if (hasBegun) return
    hasBegun = true
    const left = arrivedAt + botProtectionDelayMilliseconds - clock.now()
    wait(Math.max(0, left), () => void prepare().catch(() => undefined))
  }
}
