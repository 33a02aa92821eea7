import type { PasswordHasher } from '../../application/ports/password-hasher.ts'

const today = 'in-memory:'
const before = 'in-memory-before:'

/** Hides nothing: for tests and demonstrations, where argon2 would only cost time. A hash `in-memory-before:…` is of an older cost. */
export class InMemoryPasswordHasher implements PasswordHasher {
  hash(password: string) {
    return Promise.resolve(today + password.normalize('NFC'))
  }

  verify(password: string, hash: string | null) {
    return Promise.resolve([today, before].some((cost) => hash === cost + password.normalize('NFC')))
  }

  isOutdated(hash: string) {
    return !hash.startsWith(today)
  }
}
