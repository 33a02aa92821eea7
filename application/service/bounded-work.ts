import type { Clock } from '../ports/clock.ts'

/** Thrown where a piece of work has taken all of its time. */
export class WorkTooLong extends Error {}

/** A piece of work that shares the process with others, and has a time of its own that it may not exceed. */
export type BoundedWork = {
  /** Whether it has held the process long enough for a pause. */
  isPauseDue(): boolean
  /** Lets others have their turn, which does not count. Throws `WorkTooLong` when the time of the work is over. */
  pause(): Promise<void>
}

/** For how long a piece of work may hold the process at a stretch, in milliseconds. */
const stretch = 8

/**
 * Begins a piece of work.
 *
 * @param longest how long it may keep the process busy in all, in milliseconds
 * @param giveWay lets others have their turn
 */
export const beginWork = ({ clock, longest, giveWay }: { clock: Clock; longest: number; giveWay: () => Promise<void> }): BoundedWork => {
  let done = 0
  let since = clock.now()
  return {
    isPauseDue: () => clock.now() - since >= stretch,
    pause: async () => {
      done += clock.now() - since
      if (done > longest) throw new WorkTooLong()
      await giveWay()
      since = clock.now()
    },
  }
}
