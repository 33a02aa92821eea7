import { describe, expect, test } from 'vitest'
import { add, countPlaywright, countsLine, countVitest, none, settle } from './counts.ts'

describe('the last line of npm test', () => {
  test.each([
    [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed'],
    [{ passed: 12, failed: 3, skipped: 0 }, '12 passed, 3 failed'],
    [{ passed: 12, failed: 0, skipped: 1 }, '12 passed, 0 failed, 1 skipped'],
  ])('%o reads %s', (counts, line) => {
    expect(countsLine(counts)).toBe(line)
  })
})

test('the counts of several runners are added', () => {
  const counts = { passed: 1, failed: 2, skipped: 3 }
  expect(add(counts, counts)).toEqual({ passed: 2, failed: 4, skipped: 6 })
  expect(add(none, counts)).toEqual(counts)
})

describe('a report of vitest', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }

  test('gives its own counts, to do counting as skipped', () => {
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  test('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ]
    expect(countVitest({ ...report, testResults }).failed).toBe(2)
  })
})

test('in a report of playwright, a flaky test and an error outside of the tests are failures', () => {
  const report = { errors: [{}], stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } }
  expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3, skipped: 2 })
})

describe('a runner', () => {
  test.each([
    ['that passed its tests keeps its counts', { passed: 3, failed: 0, skipped: 0 }, 0, 0],
    ['that named its failures keeps its counts', { passed: 3, failed: 2, skipped: 0 }, 1, 2],
    ['that ran nothing has failed', none, 0, 1],
    ['that skipped everything has failed', { passed: 0, failed: 0, skipped: 9 }, 0, 1],
    ['that ended badly after passing every test has failed', { passed: 3, failed: 0, skipped: 0 }, 1, 1],
  ])('%s', (_, counts, exitCode, failed) => {
    expect(settle(counts, exitCode).failed).toBe(failed)
  })
})
