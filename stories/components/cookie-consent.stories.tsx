import { useLingui } from '@lingui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { VanillaCookieConsent } from '../../adapters/consent/vanilla-cookie-consent.ts'
import type { CookieCategory, CookieChoice } from '../../application/ports/cookie-consent.ts'
import { cookieConsentContract } from '../../tests/contracts/cookie-consent.ts'
import { Button } from '../../ui/components/button.tsx'
import { CookieConsentPlace } from '../../ui/components/cookie-consent-place.tsx'
import { cookieWords } from '../../ui/words/cookie-words.ts'

const loadStyles = () => import('../../ui/theme/cookie-consent.css')

const forget = () => {
  document.cookie = `cookie-choice=; Path=/; Domain=${location.hostname}; Max-Age=0`
  document.cookie = 'cookie-choice=; Path=/; Max-Age=0'
}

/** The choice of the story that is shown. */
let consent: VanillaCookieConsent | null = null
/** Takes it away. */
let stopShown = () => {}

const chosen = (): CookieChoice | undefined => consent?.choice.get()

/** A page under the question, with somewhere else to go. */
function PageWithCookieConsent({ pageText, preferencesLabel }: { pageText: string; preferencesLabel: string }) {
  const { i18n } = useLingui()
  const start = useCallback(
    (place: Element) => {
      forget()
      consent = new VanillaCookieConsent({ locale: i18n.locale, texts: cookieWords(i18n), loadStyles, asksRobots: true })
      stopShown = consent.start(place)
      return stopShown
    },
    [i18n],
  )
  return (
    <>
      <CookieConsentPlace start={start} />
      <div className="stack" style={{ maxWidth: 'var(--measure)' }}>
        <p>{pageText}</p>
        <Button onClick={() => void consent?.openPreferences()}>{preferencesLabel}</Button>
      </div>
    </>
  )
}

const meta = {
  component: PageWithCookieConsent,
  args: {
    pageText: 'La question reste dans son coin : on peut lire la page, et répondre plus tard.',
    preferencesLabel: 'Préférences de cookies',
  },
  parameters: {
    english: {
      'La question reste dans son coin : on peut lire la page, et répondre plus tard.':
        'The question stays in its corner: the page can be read, and the answer can wait.',
      'Préférences de cookies': 'Cookie preferences',
    },
    docs: { story: { inline: false, height: '620px' } },
  },
} satisfies Meta<typeof PageWithCookieConsent>

export default meta
type Story = StoryObj<typeof meta>

const drawn = (selector: string) => document.querySelector<HTMLElement>(`#cc-main ${selector}`)

const element = (selector: string): HTMLElement => {
  const found = drawn(selector)
  if (!found) throw new Error(`The cookie choice has no ${selector}`)
  return found
}

/** Wholly there: a window that still fades in has no colours to judge. */
const isSeen = (selector: string): boolean => {
  const seen = drawn(selector)
  return seen !== null && seen.checkVisibility({ visibilityProperty: true }) && getComputedStyle(seen).opacity === '1'
}

const isGone = (selector: string): boolean => !drawn(selector)?.checkVisibility({ visibilityProperty: true })

/** The windows come and go with their script, their style and a movement. */
const until = (what: string, isSo: () => boolean) =>
  waitFor(
    () => {
      if (!isSo()) throw new Error(`Not so: ${what}`)
    },
    { timeout: 10_000, onTimeout: (error) => error },
  )

const questionIsSeen = () => until('the question is seen', () => isSeen('.cm'))
const preferencesAreSeen = () => until('the preferences are seen', () => isSeen('.pm'))
const nothingIsSeen = () => until('nothing is seen', () => isGone('.cm') && isGone('.pm'))

const accept = '.cm__btn[data-role="all"]'
const refuse = '.cm__btn[data-role="necessary"]'
const choose = '.cm__btn[data-role="show"]'
const toggle = (category: CookieCategory) => `.section__toggle[value="${category}"]`

const pageButton = (canvas: HTMLElement): HTMLElement => {
  const button = [...canvas.querySelectorAll('button')].find((one) => !one.closest('#cc-main'))
  if (!button) throw new Error('The page has no button')
  return button
}

/** Goes forward with the tabulator key until the element has the focus. */
const tabTo = async (target: HTMLElement) => {
  for (let steps = 0; document.activeElement !== target; steps += 1) {
    if (steps > 20) throw new Error(`The keyboard does not reach ${target.outerHTML.slice(0, 120)}`)
    await userEvent.tab()
  }
}

/** The question, as a visitor meets it. */
export const Default: Story = {
  play: async () => {
    await questionIsSeen()
    await expect(chosen()).toEqual({ state: 'open' })
  },
}

/** To refuse is as easy as to accept: the two buttons differ by their text only. */
export const AcceptAndRefuseAlike: Story = {
  play: async () => {
    await questionIsSeen()
    const look = (selector: string) => {
      const button = element(selector)
      const { color, fontSize, fontWeight } = getComputedStyle(button)
      const { backgroundColor } = getComputedStyle(button, '::before')
      return { width: button.offsetWidth, height: button.offsetHeight, color, fontSize, fontWeight, backgroundColor }
    }
    await expect(look(refuse)).toEqual(look(accept))
    await expect(element(refuse).offsetTop).toBe(element(accept).offsetTop)
  },
}

export const Accepted: Story = {
  play: async () => {
    await questionIsSeen()
    await userEvent.click(element(accept))
    await nothingIsSeen()
    await expect(chosen()).toEqual({ state: 'made', accepted: ['audience', 'marketing'] })
  },
}

export const Refused: Story = {
  play: async () => {
    await questionIsSeen()
    await userEvent.click(element(refuse))
    await nothingIsSeen()
    await expect(chosen()).toEqual({ state: 'made', accepted: [] })
  },
}

/** Half a year, whatever was answered. */
export const KeptSixMonths: Story = {
  play: async () => {
    await questionIsSeen()
    await userEvent.click(element(refuse))
    const kept = /cookie-choice=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const { expirationTime, lastConsentTimestamp } = JSON.parse(decodeURIComponent(kept)) as Record<string, string | number>
    const days = (Number(expirationTime) - new Date(String(lastConsentTimestamp)).getTime()) / 86_400_000
    await expect(Math.round(days)).toBe(182)
  },
}

export const Preferences: Story = {
  play: async () => {
    await questionIsSeen()
    await userEvent.click(element(choose))
    await preferencesAreSeen()
    for (const category of ['audience', 'marketing'] as const) await expect(element(toggle(category))).not.toBeChecked()
    await expect(element('.section__toggle[value="necessary"]')).toBeChecked()
    await expect(element('.section__toggle[value="necessary"]')).toBeDisabled()
    for (const text of document.querySelectorAll('#cc-main .pm__section-desc')) await expect(text).toBeVisible()
  },
}

/** One category, with the keyboard alone. */
export const OneCategoryByKeyboard: Story = {
  play: async () => {
    await questionIsSeen()
    await tabTo(element(choose))
    await userEvent.keyboard('{Enter}')
    await preferencesAreSeen()
    await tabTo(element(toggle('audience')))
    await userEvent.keyboard(' ')
    await tabTo(element('.pm__btn[data-role="save"]'))
    await userEvent.keyboard('{Enter}')
    await nothingIsSeen()
    await expect(chosen()).toEqual({ state: 'made', accepted: ['audience'] })
  },
}

/** The question takes no focus and keeps none: the page can be used before it is answered. */
export const PageStaysFree: Story = {
  play: async ({ canvasElement }) => {
    await questionIsSeen()
    await expect(document.activeElement).toBe(document.body)
    await userEvent.tab()
    await expect(document.activeElement).toBe(element(accept))
    await tabTo(pageButton(canvasElement))
    await expect(isSeen('.cm')).toBe(true)
    await expect(element('.cm')).not.toHaveAttribute('aria-modal')
    await expect(chosen()).toEqual({ state: 'open' })
  },
}

/** Changing one’s mind, from the page; Escape leaves without a change. */
export const ChangedLater: Story = {
  play: async ({ canvasElement }) => {
    await questionIsSeen()
    await userEvent.click(element(accept))
    await nothingIsSeen()
    const button = pageButton(canvasElement)
    await userEvent.click(button)
    await preferencesAreSeen()
    await userEvent.click(element(toggle('marketing')))
    // The library reads the old name of the key, which userEvent no longer gives.
    await fireEvent.keyDown(element(toggle('marketing')), { key: 'Escape', keyCode: 27 })
    await nothingIsSeen()
    await expect(chosen()).toEqual({ state: 'made', accepted: ['audience', 'marketing'] })
    await expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    await preferencesAreSeen()
    await userEvent.click(element(toggle('marketing')))
    await userEvent.click(element('.pm__btn[data-role="save"]'))
    await nothingIsSeen()
    await expect(chosen()).toEqual({ state: 'made', accepted: ['audience'] })
  },
}

/** The same contract as the fake’s. */
export const Contract: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await questionIsSeen()
    const place = document.createElement('div')
    canvasElement.append(place)
    const { i18n } = { i18n: { _: ({ message, id }: { message?: string; id: string }) => message ?? id } }
    const texts = cookieWords(i18n as Parameters<typeof cookieWords>[0])
    // The library draws one choice at a time: that of the story makes way.
    let stop = stopShown
    for (const { name, see, expected } of cookieConsentContract) {
      forget()
      let page: VanillaCookieConsent | null = null
      const load = async () => {
        stop()
        page = new VanillaCookieConsent({ locale: 'fr', texts, loadStyles, asksRobots: true })
        stop = page.start(place)
        await until('the page has asked, or knows', () => page?.choice.get().state === 'made' || isSeen('.cm'))
        return page
      }
      const answer = async (accepted: readonly CookieCategory[]) => {
        await page?.openPreferences()
        await until('the preferences are seen', () => isSeen('.pm'))
        for (const category of ['audience', 'marketing'] as const) {
          const box = element(toggle(category)) as HTMLInputElement
          if (box.checked !== accepted.includes(category)) box.click()
        }
        element('.pm__btn[data-role="save"]').click()
        await until('the preferences are gone', () => page?.preferencesAreOpen.get() === false)
      }
      await expect({ name, seen: await see({ load, answer }) }).toEqual({ name, seen: expected })
    }
    stop()
    forget()
  },
}
