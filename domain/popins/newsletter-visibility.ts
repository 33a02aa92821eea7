import { isAtOrBelow } from '../offers/page-paths.ts'

/** What the browser keeps of the newsletter popin: closed in this session, submitted at any time. */
export type NewsletterMemory = { readonly seen: boolean; readonly submitted: boolean }

/** How a flag is written where the browser keeps it. */
export const storedNewsletterFlag = 'true'

/**
 * Reads the two flags of the newsletter popin; anything else than the flag as it is written counts as not there.
 *
 * Source: specification, section 3, "the popup-seen flag", and section 4, "a flag that info was entered is stored".
 *
 * @example readNewsletterMemory({ seen: 'true', submitted: null }) // { seen: true, submitted: false }
 */
export const readNewsletterMemory = (stored: { seen: string | null; submitted: string | null }): NewsletterMemory => ({
  seen: stored.seen === storedNewsletterFlag,
  submitted: stored.submitted === storedNewsletterFlag,
})

/** Whether the newsletter popin may open at all: whoever closed it is left alone for the session, whoever submitted it for good. */
export const mayOpenNewsletter = ({ seen, submitted }: NewsletterMemory): boolean => !seen && !submitted

/**
 * Whether a page may show the newsletter popin: not `/premium` and what is below it, nor any path that contains
 * `/orientation`, nor the pages of the newsletter itself.
 *
 * Source: specification, section 2, "E-mail capture popin".
 *
 * @example showsNewsletterOn('/nos-engagements/orientation') // false
 */
export const showsNewsletterOn = (path: string): boolean =>
  !isAtOrBelow(path, '/premium') && !isAtOrBelow(path, '/newsletter') && !path.toLowerCase().includes('/orientation')
