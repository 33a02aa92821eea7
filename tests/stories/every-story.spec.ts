/** Every story, in both languages and themes, at the width of a telephone, a tablet and a computer. */
import { expect, type Page, test as base } from 'playwright/test'
import * as v from 'valibot'
import { chromiumLaunchOptions } from '../browser/ensure-chromium.ts'
import { locales, lookAtStory } from './look-at-story.ts'

type ForAWorker = { storyPage: Page }

const test = base.extend<object, ForAWorker>({
  launchOptions: [async ({ launchOptions }, use) => use({ ...launchOptions, ...chromiumLaunchOptions() }), { scope: 'worker' }],

  /** One page for all the stories of a worker: what they share is loaded and compiled once. */
  storyPage: [
    async ({ browser }, use) => {
      // Nothing moves while it is measured; that it may move less is a wish that every story respects.
      const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const storiesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ id: v.string(), isForReading: v.boolean() })), v.minLength(1))

/** In the short form of `npm test` each story is opened in one language, every other one in English: opening it is what takes time. */
const isShort = process.env['STORIES_LOOKS'] === 'some'

const stories = v.parse(storiesSchema, process.env['STORIES'])

for (const [turn, locale] of locales.entries()) {
  for (const [index, { id, isForReading }] of stories.entries()) {
    if (isShort && index % locales.length !== turn) continue
    test(`${id}, ${locale}`, async ({ storyPage }, testInfo) => {
      const extent = isShort ? (index % 4 < 2 ? 'accessible-on-a-telephone' : 'accessible-on-a-wide-screen') : 'all'
      const { faults, looks } = await lookAtStory(storyPage, { base: process.env['STORIES_URL'] ?? '', id, locale, isForReading, extent })
      testInfo.annotations.push({ type: 'looks', description: String(looks) })
      expect(faults).toEqual([])
    })
  }
}
