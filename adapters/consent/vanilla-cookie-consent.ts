import { atom } from 'nanostores'
import type * as Library from 'vanilla-cookieconsent'
import type { CookieCategory, CookieChoice, CookieConsent } from '../../application/ports/cookie-consent.ts'

/** All that the person reads, in their language and without markup. */
export type CookieConsentTexts = {
  readonly question: { readonly title: string; readonly text: string }
  readonly acceptAll: string
  readonly refuseAll: string
  readonly choose: string
  readonly save: string
  readonly close: string
  readonly privacyPolicy: string
  readonly preferences: { readonly title: string; readonly text: string }
  readonly necessary: { readonly title: string; readonly text: string }
  readonly categories: Record<CookieCategory, { readonly title: string; readonly text: string }>
  /** Who reads what is kept, for how long, and how to change one's mind. */
  readonly afterwards: { readonly title: string; readonly text: string }
}

type Parts = {
  readonly locale: string
  readonly texts: CookieConsentTexts
  /** Loads the look of the windows. They are not shown before it is there. */
  readonly loadStyles: () => Promise<unknown>
  /** Also asks a browser that a program drives. */
  readonly asksRobots?: boolean
}

type Page = {
  readonly place: Element
  loading: Promise<void> | null
  drawn: typeof Library | null
}

const categories: readonly CookieCategory[] = ['audience', 'marketing']

/** Six months, the longest that the CNIL recommends to keep a choice before asking again. */
const daysKept = 182

/** To be raised when a category comes or changes its purpose: everybody is asked again. */
const revision = 2

const isRobot = (): boolean => navigator.webdriver || /bot|crawl|spider|slurp|teoma/i.test(navigator.userAgent)

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const privacyLink = (label: string): string => `<a href="/privacy-policy">${asHtml(label)}</a>`

const section = ({ title, text }: { readonly title: string; readonly text: string }) => ({
  title: asHtml(title),
  description: asHtml(text),
})

/**
 * The question does not hold the page: it stays out of the way of who is reading or typing, and is left with the keyboard as
 * any other part of the page is. The library takes the focus, keeps it, and calls the question modal: all three are undone here.
 */
const freeThePage = (question: HTMLElement): void => {
  question.removeAttribute('aria-modal')
  question.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex')
  question.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation()
  })
}

/** Nobody has to unfold anything to know what they accept. */
const unfold = (preferences: HTMLElement): void => {
  for (const title of preferences.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')) title.click()
}

const makeReady = { consentModal: freeThePage, preferencesModal: unfold }

/**
 * The cookie choice as people see it, drawn by vanilla-cookieconsent and kept in the cookie `cookie-choice`.
 * The library is loaded when the choice starts, never with the page; a robot is not asked and loads nothing.
 * The page holds one at a time, because the library does.
 */
export class VanillaCookieConsent implements CookieConsent {
  readonly choice = atom<CookieChoice>({ state: 'open' })
  readonly preferencesAreOpen = atom(false)
  readonly #parts: Parts
  #page: Page | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Asks, unless the person has already answered.
   *
   * @param place where the windows are put; early in the page, so that the keyboard meets the question first
   * @returns takes the windows away, and keeps the choice
   */
  start(place: Element): () => void {
    const page: Page = { place, loading: null, drawn: null }
    this.#page = page
    // Where the script does not arrive nothing is accepted, and the preferences try again.
    if (this.#asks()) this.#draw(page).catch(() => undefined)
    return () => {
      this.#page = null
      page.drawn?.reset()
      this.preferencesAreOpen.set(false)
    }
  }

  async openPreferences() {
    if (!this.#page) return
    await this.#draw(this.#page)
    this.#page.drawn?.showPreferences()
    // The library tells of it late, maybe when they are closed again.
    this.preferencesAreOpen.set(this.#page.drawn !== null)
  }

  #asks(): boolean {
    return this.#parts.asksRobots === true || !isRobot()
  }

  #draw(page: Page): Promise<void> {
    page.loading ??= this.#load(page).catch((error: unknown) => {
      page.loading = null
      throw error
    })
    return page.loading
  }

  async #load(page: Page): Promise<void> {
    const [library] = await Promise.all([import('vanilla-cookieconsent'), this.#parts.loadStyles()])
    if (page !== this.#page) return
    page.drawn = library
    const { locale } = this.#parts
    const read = () => {
      const accepted = categories.filter((category) => library.acceptedCategory(category))
      this.choice.set(library.validConsent() ? { state: 'made', accepted } : { state: 'open' })
    }
    await library.run({
      root: page.place,
      revision,
      autoShow: this.#asks(),
      hideFromBots: false,
      manageScriptTags: false,
      cookie: { name: 'cookie-choice', expiresAfterDays: daysKept, sameSite: 'Lax', secure: true },
      guiOptions: {
        consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
        preferencesModal: { layout: 'box', equalWeightButtons: true },
      },
      categories: { necessary: { enabled: true, readOnly: true }, audience: {}, marketing: {} },
      language: { default: locale, translations: { [locale]: this.#translation() } },
      onModalReady: ({ modalName, modal }) => makeReady[modalName](modal),
      onModalHide: ({ modalName }) => modalName === 'preferencesModal' && this.preferencesAreOpen.set(false),
      onConsent: read,
      onChange: read,
    })
    // A cookie of an earlier revision, or one that cannot be read, is no choice: the library asks, and tells nobody.
    if (page === this.#page && !library.validConsent()) this.choice.set({ state: 'open' })
  }

  #translation() {
    const { question, preferences, necessary, afterwards, ...texts } = this.#parts.texts
    const both = { acceptAllBtn: asHtml(texts.acceptAll), acceptNecessaryBtn: asHtml(texts.refuseAll) }
    return {
      consentModal: {
        ...both,
        title: asHtml(question.title),
        description: asHtml(question.text),
        showPreferencesBtn: asHtml(texts.choose),
        footer: privacyLink(texts.privacyPolicy),
      },
      preferencesModal: {
        ...both,
        title: asHtml(preferences.title),
        savePreferencesBtn: asHtml(texts.save),
        closeIconLabel: texts.close,
        sections: [
          { description: asHtml(preferences.text) },
          { ...section(necessary), linkedCategory: 'necessary' },
          ...categories.map((category) => ({ ...section(texts.categories[category]), linkedCategory: category })),
          { title: asHtml(afterwards.title), description: `${asHtml(afterwards.text)} ${privacyLink(texts.privacyPolicy)}` },
        ],
      },
    }
  }
}
