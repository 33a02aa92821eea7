import { beforeEach, describe, expect, test } from 'vitest'
import type { HumanAction, HumanCheck } from '../../application/ports/human-check.ts'

/** A bot check, and a person's browser that gets a token from its challenge. */
type Subject = { readonly humans: HumanCheck; readonly tokenFor: (action: HumanAction) => Promise<string> }

export const describeHumanCheckContract = (name: string, makeSubject: () => Promise<Subject>): void => {
  describe(`HumanCheck: ${name}`, () => {
    let humans: HumanCheck
    let tokenFor: Subject['tokenFor']
    beforeEach(async () => {
      ;({ humans, tokenFor } = await makeSubject())
    })
    const refused = { type: 'human-check-refused' }

    test('accepts whoever did what the challenge asks for', async () => {
      expect((await humans.verify(await tokenFor('subscribe'), 'subscribe')).isOk()).toBe(true)
    })

    test('accepts a token once', async () => {
      const token = await tokenFor('subscribe')
      await humans.verify(token, 'subscribe')
      expect((await humans.verify(token, 'subscribe'))._unsafeUnwrapErr()).toEqual(refused)
    })

    test('of ten who show one token at once, one is accepted', async () => {
      const token = await tokenFor('subscribe')
      const results = await Promise.all(Array.from({ length: 10 }, () => humans.verify(token, 'subscribe')))
      expect(results.filter((result) => result.isOk())).toHaveLength(1)
    })

    test('two people have two tokens', async () => {
      const tokens = [await tokenFor('subscribe'), await tokenFor('subscribe')]
      for (const token of tokens) expect((await humans.verify(token, 'subscribe')).isOk()).toBe(true)
    })

    test.each(['robot', ' ', 'é🐝', '{}', 'bnVsbA==', '&response=x&secret=y', 'x'.repeat(4096)])('refuses the made-up token %j', async (token) => {
      expect((await humans.verify(token, 'subscribe'))._unsafeUnwrapErr()).toEqual(refused)
    })
  })
}
