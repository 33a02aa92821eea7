import type { PreferenceStorage } from '../../application/ports/preference-storage.ts'

/** The browser's local storage; a browser that forbids it simply remembers nothing. */
export class LocalPreferenceStorage implements PreferenceStorage {
  read(key: string) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  write(key: string, value: string) {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Private browsing or a full disk: the language is in a cookie too.
    }
  }
}
