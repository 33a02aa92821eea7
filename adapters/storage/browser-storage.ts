import type { PreferenceStorage } from '../../application/ports/preference-storage.ts'

/** A storage of the browser; a browser that forbids it simply remembers nothing. */
class BrowserStorage implements PreferenceStorage {
  readonly #storage: () => Storage
  /** @param storage asked each time, because a browser may forbid its very name */
  constructor(storage: () => Storage) {
    this.#storage = storage
  }

  read(key: string) {
    try {
      return this.#storage().getItem(key)
    } catch {
      return null
    }
  }

  write(key: string, value: string) {
    try {
      this.#storage().setItem(key, value)
    } catch {
      // Private browsing or a full disk: what matters most is in a cookie too.
    }
  }

  erase(key: string) {
    try {
      this.#storage().removeItem(key)
    } catch {
      // Where nothing may be remembered there is nothing to erase.
    }
  }
}

/** What the browser remembers for good. */
export const localPreferences = () => new BrowserStorage(() => localStorage)

/** What the browser remembers until its tab is closed. */
export const sessionPreferences = () => new BrowserStorage(() => sessionStorage)
