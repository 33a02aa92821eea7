import type { PreferenceStorage } from '../../application/ports/preference-storage.ts'

export class InMemoryPreferenceStorage implements PreferenceStorage {
  readonly #values = new Map<string, string>()

  read(key: string) {
    return this.#values.get(key) ?? null
  }

  write(key: string, value: string) {
    this.#values.set(key, value)
  }

  erase(key: string) {
    this.#values.delete(key)
  }
}
