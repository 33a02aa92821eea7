import type { RateLimit } from '../ports/rate-limiter.ts'

/** Everything is limited by network address; what is done to an account, by account too. */
export type Limit = { readonly address: RateLimit; readonly account?: RateLimit }

const times = (points: number, seconds: number): RateLimit => ({ points, seconds })
const minute = 60
const hour = 60 * minute

/**
 * How often each action may be done, from one network address and for one account (a member, or the address that somebody
 * claims to have).
 *
 * A school is one network address: what pupils do in class must go for a whole class, and for those who mistype. What tries
 * one account from many addresses meets the limit of the account.
 */
export const limits = {
  /** A class that logs in at the beginning of a lesson; ten guesses at one password. */
  'log-in': { address: times(60, 15 * minute), account: times(10, 15 * minute) },
  /** A class that makes its accounts. */
  'sign-up': { address: times(40, hour) },
  /** A token is exchanged once a day, or at once when somebody comes back: far above what a school does. */
  refresh: { address: times(300, 15 * minute) },
  /** The present password, asked for again: somebody else may hold the phone. */
  'password-check': { address: times(60, 15 * minute), account: times(10, 15 * minute) },
  /** Each one sends a mail to an address that somebody typed. */
  'password-reset': { address: times(20, hour), account: times(5, hour) },
  /** With the link of that mail, which nobody guesses. */
  'reset-password': { address: times(20, hour) },
  /** With the link of a mail, which nobody guesses. */
  'confirm-email': { address: times(60, hour) },
  'confirmation-mail': { address: times(20, hour), account: times(3, hour) },
  /** Behind the bot check, a mail to an address that somebody typed. */
  newsletter: { address: times(10, hour) },
  /** The same with no bot check before it. */
  'newsletter-request': { address: times(5, hour) },
  /** The offers check the code of a campaign at each visit; a code that is guessed takes far more. */
  'coupon-check': { address: times(60, 10 * minute) },
  /** Worth money, and short enough to be typed. */
  'gift-card': { address: times(10, hour), account: times(10, hour) },
  /** Ten of a page at most, of a class whose pages all fail. */
  'failure-report': { address: times(300, 10 * minute) },
  order: { address: times(100, hour), account: times(30, hour) },
  /** A page that waits for a payment asks every few seconds, and each time the provider may be asked. */
  'order-confirmation': { address: times(1200, 15 * minute), account: times(300, 15 * minute) },
  withdrawal: { address: times(60, hour), account: times(20, hour) },
  /** Five children, and a parent who changes their mind. */
  family: { address: times(200, hour), account: times(60, hour) },
  /** Visitors may start quizzes, and each one is stored. */
  'quiz-start': { address: times(300, 10 * minute), account: times(60, 10 * minute) },
} as const satisfies Record<string, Limit>

export type LimitedAction = keyof typeof limits
