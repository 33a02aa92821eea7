import type { PasswordHasher } from '../../application/ports/password-hasher.ts'

/** Hides nothing: for tests and demonstrations, where argon2 would only cost time. */
export class InMemoryPasswordHasher implements PasswordHasher {
  hash(password: string) {
    return Promise.resolve(`in-memory:${password.normalize('NFC')}`)
  }

  verify(password: string, hash: string | null) {
    return Promise.resolve(hash === `in-memory:${password.normalize('NFC')}`)
  }
}
