import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runJobs } from './run-jobs.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('each job is done at its own time, until they are stopped', async () => {
  const done: string[] = []
  const job = (name: string, everySeconds: number) => ({ name, everySeconds, run: () => Promise.resolve(done.push(name)) })
  const stop = runJobs([job('mails', 2), job('refunds', 5)], () => {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).toEqual(['mails', 'mails', 'refunds'])
  await stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toHaveLength(3)
})

test('a job that takes longer than its time is not begun twice', async () => {
  let begun = 0
  const finish = Promise.withResolvers<void>()
  const run = () => {
    begun += 1
    return finish.promise
  }
  const stop = runJobs([{ name: 'mails', everySeconds: 1, run }], () => {})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(begun).toBe(1)
  finish.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toBe(2)
  await stop()
})

test('a job that fails is reported by its name, and done again', async () => {
  const failed: [unknown, string][] = []
  const defect = new Error('the database is away')
  const run = (): Promise<void> => {
    throw defect
  }
  const stop = runJobs([{ name: 'mails', everySeconds: 1, run }], (error, job) => failed.push([error, job]))
  await vi.advanceTimersByTimeAsync(2000)
  expect(failed).toEqual([
    [defect, 'mails'],
    [defect, 'mails'],
  ])
  await stop()
})

test('who stops them waits for the job that is being done', async () => {
  const finish = Promise.withResolvers<void>()
  const stop = runJobs([{ name: 'mails', everySeconds: 1, run: () => finish.promise }], () => {})
  await vi.advanceTimersByTimeAsync(1000)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(isStopped).toBe(false)
  finish.resolve()
  await stopped
  expect(isStopped).toBe(true)
})
