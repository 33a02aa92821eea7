import type { CookieCategory, CookieChoice, CookieConsent } from '../../application/ports/cookie-consent.ts'

/** A browser with somebody in front of it. */
export type ConsentBrowser = {
  /** A page load: what was chosen before is known again. */
  readonly load: () => Promise<CookieConsent>
  /** The person's answer, in the page that was loaded last. */
  readonly answer: (accepted: readonly CookieCategory[]) => Promise<void>
}

type Case = { readonly name: string; readonly see: (browser: ConsentBrowser) => Promise<unknown>; readonly expected: unknown }

const made = (...accepted: CookieCategory[]): CookieChoice => ({ state: 'made', accepted })

const everyAnswer: readonly (readonly CookieCategory[])[] = [[], ['audience'], ['marketing'], ['audience', 'marketing']]

/**
 * What every cookie consent does, without the words of a test runner: the fake is held to it by `cookie-consent.test.ts`,
 * and the one that people see, which needs a page, by its story in a browser.
 */
export const cookieConsentContract: readonly Case[] = [
  {
    name: 'nothing is chosen before the person answers',
    see: async ({ load }) => (await load()).choice.get(),
    expected: { state: 'open' },
  },
  ...everyAnswer.flatMap((answered): Case[] => [
    {
      name: `what is accepted is what was answered, no more: [${answered.join(', ')}]`,
      see: async ({ load, answer }) => {
        const { choice } = await load()
        await answer(answered)
        return choice.get()
      },
      expected: made(...answered),
    },
    {
      name: `the next page knows it: [${answered.join(', ')}]`,
      see: async ({ load, answer }) => {
        await load()
        await answer(answered)
        return (await load()).choice.get()
      },
      expected: made(...answered),
    },
  ]),
  {
    name: 'a change of mind is told to whoever listens, until they stop',
    see: async ({ load, answer }) => {
      const { choice } = await load()
      const heard: CookieChoice[] = []
      const stop = choice.listen((told) => heard.push(told))
      await answer(['audience', 'marketing'])
      await answer(['audience'])
      stop()
      await answer([])
      return { heard, now: choice.get() }
    },
    expected: { heard: [made('audience', 'marketing'), made('audience')], now: made() },
  },
  {
    name: 'to look at the preferences is not to answer',
    see: async ({ load }) => {
      const consent = await load()
      await consent.openPreferences()
      return consent.choice.get()
    },
    expected: { state: 'open' },
  },
  {
    name: 'it is known while somebody looks at the preferences',
    see: async ({ load, answer }) => {
      const consent = await load()
      const before = consent.preferencesAreOpen.get()
      await consent.openPreferences()
      const meanwhile = consent.preferencesAreOpen.get()
      await answer([])
      return { before, meanwhile, after: consent.preferencesAreOpen.get() }
    },
    expected: { before: false, meanwhile: true, after: false },
  },
]
