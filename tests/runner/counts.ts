/** How many tests passed, failed and were skipped, read from what a test runner reports. */
import * as v from 'valibot'

export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export function add(left: Counts, right: Counts): Counts {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
  }
}

/** The last line of `npm test`. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
})

/** A file that could not even be loaded has no failed test: it counts as one. */
export function countVitest(report: unknown): Counts {
  const read = v.parse(vitestReport, report)
  const brokenFiles = read.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + brokenFiles.length,
    skipped: read.numPendingTests + read.numTodoTests,
  }
}

const playwrightReport = v.object({
  errors: v.array(v.unknown()),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
})

/** A test that passes only when tried again has failed; so has each error outside of any test. */
export function countPlaywright(report: unknown): Counts {
  const { errors, stats } = v.parse(playwrightReport, report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/** A runner that ran nothing, or that ends badly without naming a failed test, has failed once. */
export function settle(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0
  const failsWithoutSaying = counts.failed === 0 && (exitCode !== 0 || ranNothing)
  return failsWithoutSaying ? { ...counts, failed: 1 } : counts
}
