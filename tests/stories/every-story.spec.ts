/** Every story, in both languages and themes, at the width of a telephone, a tablet and a computer. */
import { expect, test as base } from 'playwright/test'
import * as v from 'valibot'
import { chromiumLaunchOptions } from '../browser/ensure-chromium.ts'
import { locales, lookAtStory } from './look-at-story.ts'

const test = base.extend<object, object>({
  launchOptions: [async ({ launchOptions }, use) => use({ ...launchOptions, ...chromiumLaunchOptions() }), { scope: 'worker' }],
})

const storiesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ id: v.string(), isForReading: v.boolean() })), v.minLength(1))

for (const { id, isForReading } of v.parse(storiesSchema, process.env['STORIES'])) {
  test(id, async ({ page }, testInfo) => {
    const faults: string[] = []
    let looks = 0
    for (const locale of locales) {
      const looked = await lookAtStory(page, { base: process.env['STORIES_URL'] ?? '', id, locale, isForReading })
      faults.push(...looked.faults)
      looks += looked.looks
    }
    testInfo.annotations.push({ type: 'looks', description: String(looks) })
    expect(faults).toEqual([])
  })
}
