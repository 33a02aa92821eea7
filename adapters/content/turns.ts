import { setImmediate } from 'node:timers/promises'

/** How long the event loop may be held, in milliseconds, before others have their turn. */
const longest = 8

/** Shares the event loop between what takes long: whoever asks after a while waits for the others, and else goes on at once. */
export class Turns {
  #since = performance.now()

  async giveWay(): Promise<void> {
    if (performance.now() - this.#since < longest) return
    await setImmediate()
    this.#since = performance.now()
  }
}
