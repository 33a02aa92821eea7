/** What a browser remembers for the person, by key. Where it may not remember anything, it forgets. */
export type PreferenceStorage = {
  read(key: string): string | null
  write(key: string, value: string): void
  erase(key: string): void
}
