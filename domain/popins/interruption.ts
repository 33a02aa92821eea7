import { isAtOrBelow } from '../offers/page-paths.ts'

const busyPages =
  '/login /signup /register /reset /forgot-password /profiling /mon-compte /mon-avenir /premium/checkout /validatePayment /validation-buybox /subscribe-failed'.split(' ')

/**
 * Whether a popin may interrupt somebody on a page: not while they log in, sign up, say who they are, see to
 * their account or pay, and not in a quiz. A popin there would cost the person what they are doing, and a pupil their train of thought.
 *
 * Source: a decision of the product; the specification names only the pages without the newsletter popin.
 *
 * @example mayInterrupt('/premium/checkout/solo-yearly') // false
 */
export const mayInterrupt = (path: string): boolean =>
  !busyPages.some((page) => isAtOrBelow(path, page)) && !path.toLowerCase().split('/').includes('quiz')
