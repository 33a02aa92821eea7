/** `npm test`: the checks, then everything that needs a database or a browser. The last line counts all of it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './browser/ensure-chromium.ts'
import { contracts, runChecks } from './check.ts'
import { countPlaywright } from './runner/counts.ts'
import { check, conclude, runner, runSteps, type Step } from './runner/steps.ts'

const storybookFolder = mkdtempSync(join(tmpdir(), 'alveole-storybook-'))
const storybook = check('build of the stories', `storybook build --quiet --disable-telemetry --output-dir ${storybookFolder}`)

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

const inABrowser: Step = {
  name: browserTests.name,
  run: async () => {
    await ensureChromium(console.log)
    return browserTests.run()
  },
}

try {
  conclude([
    ...(await runChecks()),
    ...(await runSteps([storybook, contracts, mutation], 2)),
    ...(await runSteps([crash, inABrowser], 1)),
  ])
} finally {
  rmSync(storybookFolder, { recursive: true, force: true })
}
