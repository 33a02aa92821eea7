import type { Clock } from '../../application/ports/clock.ts'

/** A clock that stands still until it is told to move. */
export class InMemoryClock implements Clock {
  #now: number
  constructor(now: number) {
    this.#now = now
  }

  now() {
    return this.#now
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds
  }
}
