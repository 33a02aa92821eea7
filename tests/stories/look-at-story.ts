import axe from 'axe-core'
import type { ConsoleMessage, Page, Request } from 'playwright/test'
import { type CutText, findCutTexts, mayOverflow } from './cut-texts.ts'

export const locales = ['fr', 'en'] as const
const themes = ['light', 'dark'] as const
const widths = [360, 768, 1440] as const

type Look = { readonly theme: (typeof themes)[number]; readonly width: (typeof widths)[number] }

/** Each theme at each width. */
const everyLook: readonly Look[] = widths.flatMap((width) => themes.map((theme) => ({ theme, width })))

/** In the short form, where time counts: both themes and a telephone in either language, and one of the wider widths. */
const someLooks: Record<(typeof locales)[number], readonly Look[]> = {
  fr: [
    { theme: 'light', width: 360 },
    { theme: 'dark', width: 1440 },
  ],
  en: [
    { theme: 'dark', width: 360 },
    { theme: 'light', width: 768 },
  ],
}

/** WCAG 2.2, levels A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * How much is looked at: all of it, or the short form, in which one of two looks is enough for the accessibility; what
 * overflows or is cut shows in either.
 */
export type Extent = 'all' | 'accessible-on-a-telephone' | 'accessible-on-a-wide-screen'

const isAudited = (extent: Extent, { width }: Look): boolean => extent === 'all' || (extent === 'accessible-on-a-telephone') === (width === widths[0])

type Looked = { readonly faults: string[]; readonly looks: number }

/**
 * Opens a story and looks at it in each theme and at each width.
 *
 * @param story where the stories are served, the story, and its language; `isForReading`: its text must have a contrast of 7 (AAA);
 *   `extent`: in each theme at each width, or only in some
 * @param onLook called after each theme and width, with the story as it then stands
 * @returns what is wrong, one sentence each, and how many times it was looked at
 */
export async function lookAtStory(
  page: Page,
  { base, id, locale, isForReading, extent }: { base: string; id: string; locale: (typeof locales)[number]; isForReading: boolean; extent: Extent },
  onLook?: (look: string) => Promise<void>,
): Promise<Looked> {
  const faults: string[] = []
  const hearConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`${locale}: console: ${message.text()} (${message.location().url})`)
  }
  const hearError = (error: Error) => faults.push(`${locale}: error: ${error.message}`)
  const seeRequest = (request: Request) => {
    if (!request.url().startsWith(base) && !/^(?:data|blob|about):/.test(request.url())) faults.push(`${locale}: network: ${request.url()}`)
  }
  page.on('console', hearConsole)
  page.on('pageerror', hearError)
  page.on('request', seeRequest)
  let looks = 0
  try {
    await page.setViewportSize({ width: widths[0], height: 740 })
    await open(page, { base, id, locale })
    const broken = await page.evaluate(whyBroken)
    if (broken !== null) return { faults: [...faults, `${locale}: the story fails: ${broken}`], looks }
    for (const asked of extent === 'all' ? everyLook : someLooks[locale]) {
      const { theme, width } = asked
      const look = `${locale}, ${theme}, ${width} px`
      await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
      await page.evaluate(wear, theme)
      const { sideways, cut, violations } = await page.evaluate(measure, { find: findCutTexts.toString(), exceptions: mayOverflow, rules: isAudited(extent, asked) ? rules : [], isForReading })
      if (sideways > 0) faults.push(`${look}: the page scrolls sideways by ${sideways} px`)
      faults.push(...cut.map(({ place, text, by }) => `${look}: ${place} “${text}” is ${by}`))
      faults.push(...violations.map((violation) => `${look}: ${violation}`))
      looks += 1
      await onLook?.(`${locale}-${theme}-${width}`)
    }
  } finally {
    page.off('console', hearConsole)
    page.off('pageerror', hearError)
    page.off('request', seeRequest)
  }
  return { faults, looks }
}

/** Opens a story: in the page that shows another one already, as a designer goes from story to story, or else anew. */
const open = async (page: Page, { base, id, locale }: { base: string; id: string; locale: string }): Promise<void> => {
  const settings = `globals=locale:${locale};theme:light;a11y.manual:!true`
  if (page.url().startsWith(base) && page.url().endsWith(settings)) {
    await page.evaluate(goToStory, id)
    await page.waitForFunction(isOver, null, { timeout: 30_000 })
    return
  }
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&${settings}`)
  await page.waitForFunction(isOver, null, { timeout: 30_000 })
  await page.evaluate(axe.source)
}

const goToStory = (storyId: string): void => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: { channel: { emit: (event: string, story: object) => void } } }
  delete document.body.dataset['story']
  scrollTo(0, 0)
  preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
}

/** Whether the story is there, its play function included: the preview says so; or whether either failed. */
const isOver = (): boolean =>
  document.body?.dataset['story'] === 'done' || document.body?.classList.contains('sb-show-errordisplay')

const whyBroken = (): string | null =>
  document.body.classList.contains('sb-show-errordisplay') ? (document.querySelector('#error-message')?.textContent ?? 'it does not say why') : null

/** Wears a theme, and waits until what it changed is drawn. */
const wear = async (theme: string): Promise<void> => {
  document.documentElement.dataset['theme'] = theme
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const passing = document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)))
}

type Measures = { readonly sideways: number; readonly cut: readonly CutText[]; readonly violations: readonly string[] }

const measure = async ({ find, exceptions, rules: tags, isForReading }: { find: string; exceptions: readonly string[]; rules: string[]; isForReading: boolean }): Promise<Measures> => {
  const root = document.documentElement
  const findIn = new Function(`return (${find})`)() as (exceptions: readonly string[]) => CutText[]
  const { axe: checker } = globalThis as unknown as { axe: typeof axe }
  // The boxes that draw a formula are hidden from screen readers, and so many that the audit takes much longer.
  const found = tags.length > 0 && (await checker.run(
    { include: [document.body], exclude: [['.sb-wrapper'], ['.katex-html']] },
    { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], preload: false, rules: isForReading ? { 'color-contrast-enhanced': { enabled: true } } : {} },
  ))
  return {
    sideways: Math.max(0, root.scrollWidth - root.clientWidth),
    cut: findIn(exceptions),
    violations: found
      ? found.violations.flatMap(({ id, nodes }) =>
          nodes.slice(0, 5).map(({ target, any, all, none }) => `axe ${id}: ${target.join(' ')}: ${[...any, ...all, ...none][0]?.message ?? ''}`),
        )
      : [],
  }
}
