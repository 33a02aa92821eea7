import type { Job } from '../wiring/job.ts'

/**
 * Does each job again and again until it is stopped. A job that takes longer than its time is not begun twice, and one
 * that fails is reported and tried again.
 *
 * @returns what stops them: it waits for those that are being done
 */
export const runJobs = (jobs: readonly Job[], report: (error: unknown, job: string) => void): (() => Promise<void>) => {
  const running = new Map<string, Promise<void>>()
  const timers = jobs.map(({ name, everySeconds, run }) =>
    setInterval(() => {
      if (running.has(name)) return
      const turn = Promise.resolve()
        .then(run)
        .then(
          () => {},
          (error: unknown) => report(error, name),
        )
        .finally(() => running.delete(name))
      running.set(name, turn)
    }, everySeconds * 1000),
  )
  return async () => {
    timers.forEach(clearInterval)
    await Promise.all(running.values())
  }
}
