import { expect, test } from 'vitest'
import { Argon2PasswordHasher } from './argon2-password-hasher.ts'

test('a hash says how it was made, and no two are the same', async () => {
  const passwords = new Argon2PasswordHasher()
  const [one, other] = [await passwords.hash('ruche-dorée'), await passwords.hash('ruche-dorée')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(other).not.toBe(one)
})

test('a hash that was made at another cost is still recognised', async () => {
  // argon2id of "password" with the salt "somesalt", 2 passes over 64 MiB: a test vector of the reference implementation.
  const passwords = new Argon2PasswordHasher()
  const cheap = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await passwords.verify('password', cheap)).toBe(true)
  expect(await passwords.verify('passwort', cheap)).toBe(false)
})

test.each([
  ['64 MiB', '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'],
  ['more passes', '$argon2id$v=19$m=19456,t=20,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'],
  ['another algorithm', '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'],
])('a hash of %s is not of today’s cost', (_, hash) => {
  expect(new Argon2PasswordHasher().isOutdated(hash)).toBe(true)
})
