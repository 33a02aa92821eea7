import { describe, expect, test } from 'vitest'
import type { PasswordHasher } from '../../application/ports/password-hasher.ts'

export const describePasswordHasherContract = (name: string, makeSubject: () => PasswordHasher): void => {
  describe(`PasswordHasher: ${name}`, () => {
    test.each(['ruche-dorée', ' spaces around ', '🐝🐝🐝🐝🐝🐝🐝🐝', 'x'.repeat(200)])('the password %j is recognised', async (password) => {
      const passwords = makeSubject()
      const hash = await passwords.hash(password)
      expect(hash).not.toBe(password)
      expect(await passwords.verify(password, hash)).toBe(true)
    })

    test.each(['Ruche-dorée', 'ruche-dorée ', 'ruche-doree', ''])('%j is not the password ruche-dorée', async (wrong) => {
      const passwords = makeSubject()
      expect(await passwords.verify(wrong, await passwords.hash('ruche-dorée'))).toBe(false)
    })

    test('an accent is the same whether a keyboard sends it in one piece or in two', async () => {
      const passwords = makeSubject()
      const hash = await passwords.hash('ruche-dor\u00E9e')
      expect(await passwords.verify('ruche-dore\u0301e', hash)).toBe(true)
    })

    test.each([null, '', 'not a hash'])('nobody gets in with the hash %j', async (hash) => {
      expect(await makeSubject().verify('ruche-dorée', hash)).toBe(false)
    })

    test('a hash that was just made is of today’s cost', async () => {
      const passwords = makeSubject()
      expect(passwords.isOutdated(await passwords.hash('ruche-dorée'))).toBe(false)
    })
  })
}
