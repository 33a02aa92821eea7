/** `npm test`: the checks, then everything that needs a database or a browser. The last line counts all of it. */
import { ensureChromium } from './browser/ensure-chromium.ts'
import { contracts, runChecks } from './check.ts'
import { countPlaywright } from './runner/counts.ts'
import { check, conclude, runner, runSteps, type Step } from './runner/steps.ts'

/** The whole of it is `npm run test:mutation`; this much shows in a minute that tests of rules still notice a changed rule. */
const mutation = check('mutation of the prices', 'node tests/mutation.ts money')

/** The whole of it is `npm run test:crash`. */
const crash = check('a few kills under writes', 'node tests/crash/crash.ts 2')

const browserTests = runner('browser tests', {
  command: () => 'playwright test',
  reportFileIn: 'BROWSER_TESTS_REPORT',
  count: countPlaywright,
  timeoutMinutes: 30,
})

/** Each theme at each width, in each language, is `npm run test:stories`. */
const stories = runner('stories', {
  command: () => 'playwright test --config tests/stories/playwright.config.ts',
  env: { STORIES_LOOKS: 'some' },
  reportFileIn: 'STORIES_REPORT',
  count: countPlaywright,
  timeoutMinutes: 30,
})

const inABrowser: Step = {
  name: browserTests.name,
  run: async () => {
    await ensureChromium(console.log)
    return browserTests.run()
  },
}

conclude([
  ...(await runChecks()),
  ...(await runSteps([contracts, mutation], 2)),
  ...(await runSteps([crash, inABrowser, stories], 1)),
])
