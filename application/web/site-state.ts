import { atom, type ReadableAtom } from 'nanostores'
import type { CookieChoiceMoment } from '../../domain/popins/arrange-popins.ts'
import { type Banners, type BannersEvent, initialBanners, nextBanners } from '../../domain/popins/banners.ts'
import type { NewsletterPopin } from '../../domain/popins/newsletter-popin.ts'
import type { NewsletterMemory } from '../../domain/popins/newsletter-visibility.ts'
import { initialToggledPopins, nextToggledPopins, type ToggledPopins, type ToggledPopinsEvent } from '../../domain/popins/toggled-popins.ts'

/** What the site tells somebody in passing. */
export type SiteNotice = 'newsletter-sent'

/** What the site remembers while a page is open, for any user interface to subscribe to. */
export type SiteState = {
  readonly banners: ReadableAtom<Banners>
  readonly changeBanners: (event: BannersEvent) => void
  readonly popins: ReadableAtom<ToggledPopins>
  readonly changePopins: (event: ToggledPopinsEvent) => void
  readonly newsletterPopin: ReadableAtom<NewsletterPopin>
  readonly setNewsletterPopin: (popin: NewsletterPopin) => void
  readonly newsletterMemory: ReadableAtom<NewsletterMemory>
  readonly rememberNewsletter: (memory: Partial<NewsletterMemory>) => void
  readonly cookieChoice: ReadableAtom<CookieChoiceMoment>
  readonly setCookieChoice: (choice: CookieChoiceMoment) => void
  readonly notice: ReadableAtom<SiteNotice | null>
  readonly setNotice: (notice: SiteNotice | null) => void
  /** Whether this visit has seen the profiling: nobody is invited to it again. */
  readonly hasVisitedProfilingPage: ReadableAtom<boolean>
  readonly visitProfilingPage: () => void
  /** How many pages of the site this visit has seen. */
  readonly pagesSeen: ReadableAtom<number>
  readonly countPage: () => void
}

/** What is known when a page begins. */
export type KnownAtStart = { readonly newsletterMemory: NewsletterMemory; readonly cookieChoice: 'open' | 'made' }

const nothingKnown: KnownAtStart = { newsletterMemory: { seen: false, submitted: false }, cookieChoice: 'open' }

/** One for each page load; never shared between people. */
export const makeSiteState = (known: KnownAtStart = nothingKnown): SiteState => {
  const banners = atom<Banners>(initialBanners)
  const popins = atom<ToggledPopins>(initialToggledPopins)
  const newsletterPopin = atom<NewsletterPopin>({ state: 'hidden' })
  const newsletterMemory = atom<NewsletterMemory>(known.newsletterMemory)
  const cookieChoice = atom<CookieChoiceMoment>(known.cookieChoice)
  const notice = atom<SiteNotice | null>(null)
  const hasVisitedProfilingPage = atom(false)
  const pagesSeen = atom(0)
  return {
    banners,
    changeBanners: (event) => banners.set(nextBanners(banners.get(), event)),
    popins,
    changePopins: (event) => popins.set(nextToggledPopins(popins.get(), event)),
    newsletterPopin,
    setNewsletterPopin: (popin) => newsletterPopin.set(popin),
    newsletterMemory,
    rememberNewsletter: (memory) => newsletterMemory.set({ ...newsletterMemory.get(), ...memory }),
    cookieChoice,
    setCookieChoice: (choice) => cookieChoice.set(choice),
    notice,
    setNotice: (next) => notice.set(next),
    hasVisitedProfilingPage,
    visitProfilingPage: () => hasVisitedProfilingPage.set(true),
    pagesSeen,
    countPage: () => pagesSeen.set(pagesSeen.get() + 1),
  }
}
