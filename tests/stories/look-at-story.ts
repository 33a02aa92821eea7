import { AxeBuilder } from '@axe-core/playwright'
import type { ConsoleMessage, Page } from 'playwright/test'
import { findCutTexts, mayOverflow } from './cut-texts.ts'

export const locales = ['fr', 'en'] as const
export const themes = ['light', 'dark'] as const
export const widths = [360, 768, 1440] as const

/** WCAG 2.2 AA, and the rules of good practice that hold for a part of a page. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is wrong with a story, one sentence each; nothing wrong is an empty list. */
export type Faults = string[]

/**
 * Opens a story and looks at it in each theme and at each width.
 *
 * @param base where the built stories are served
 * @param onLook called after each theme and width, with the story as it then stands
 */
export async function lookAtStory(
  page: Page,
  { base, id, locale, onLook }: { base: string; id: string; locale: (typeof locales)[number]; onLook?: (look: string) => Promise<void> },
): Promise<{ faults: Faults; looks: number }> {
  const faults: Faults = []
  const hear = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  }
  const fail = (error: Error) => faults.push(`error: ${error.message}`)
  const request = (asked: { url(): string }) => {
    const url = asked.url()
    if (!url.startsWith(base) && !/^(?:data|blob|about):/.test(url)) faults.push(`network: ${url}`)
  }
  page.on('console', hear)
  page.on('pageerror', fail)
  page.on('request', request)
  let looks = 0
  try {
    await page.setViewportSize({ width: widths[0], height: 740 })
    await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:light`)
    // Storybook marks the body once the story has rendered and its play function is over, or when either failed.
    await page.waitForFunction(storyIsDone, null, { timeout: 20_000 })
    const broken = await page.evaluate(() =>
      document.body.classList.contains('sb-show-errordisplay') ? (document.querySelector('#error-message')?.textContent ?? 'the story failed') : null,
    )
    if (broken !== null) return { faults: [...faults, `story: ${broken}`], looks }
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
      for (const theme of themes) {
        const look = `${locale}, ${theme}, ${width} px`
        await page.evaluate(wear, theme)
        const { wide, cut } = await page.evaluate(measure, { find: findCutTexts.toString(), exceptions: mayOverflow })
        if (wide > 0) faults.push(`${look}: the page scrolls sideways by ${wide} px`)
        faults.push(...cut.map(({ place, text, by }) => `${look}: ${place} “${text}” is ${by}`))
        const { violations } = await new AxeBuilder({ page }).include('body').exclude('#storybook-docs').withTags(tags).analyze()
        for (const { id: rule, nodes } of violations)
          for (const node of nodes.slice(0, 4)) faults.push(`${look}: axe ${rule}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? ''}`)
        looks += 1
        await onLook?.(`${locale}-${theme}-${width}`)
      }
    }
  } finally {
    page.off('console', hear)
    page.off('pageerror', fail)
    page.off('request', request)
  }
  return { faults, looks }
}

const storyIsDone = (): boolean => {
  const { classList, dataset } = document.body
  if (classList.contains('sb-show-errordisplay')) return true
  return dataset['story'] === 'done'
}

/** Wears a theme, and waits for two frames so that what it changed is drawn. */
const wear = async (theme: string): Promise<void> => {
  document.documentElement.dataset['theme'] = theme
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

type Measures = { wide: number; cut: { place: string; text: string; by: string }[] }

const measure = ({ find, exceptions }: { find: string; exceptions: readonly string[] }): Measures => {
  const root = document.documentElement
  const findIn = new Function(`return (${find})`)() as (exceptions: readonly string[]) => Measures['cut']
  return { wide: Math.max(0, root.scrollWidth - root.clientWidth), cut: findIn(exceptions) }
}
