import { describe, expect, test } from 'vitest'
import type { OneTimePurpose } from '../../application/ports/one-time-token-repository.ts'
import { aQueuedMail } from '../builders/a-mail.ts'
import { aMember } from '../builders/a-member.ts'
import { type AccountRepositories, type MakeAccountRepositories, waitingMails } from './accounts.ts'

const now = Date.UTC(2026, 10, 21, 12)
const expiresAt = now + 1000
const { passwordHash } = aMember()

const issuedAs = (fingerprint: string, purpose: OneTimePurpose, changes: { expiresAt?: number; createdAt?: number } = {}) => ({
  token: { fingerprint, purpose, expiresAt: changes.expiresAt ?? expiresAt },
  mail: aQueuedMail({ id: `mail of ${fingerprint}`, createdAt: changes.createdAt ?? now }),
})

export const describeOneTimeTokenRepositoryContract = (name: string, makeRepositories: MakeAccountRepositories): void => {
  describe(`OneTimeTokenRepository: ${name}`, () => {
    const makeSubject = async (): Promise<AccountRepositories> => {
      const repositories = await makeRepositories()
      for (const id of ['lea', 'max']) await repositories.members.add(aMember({ id }))
      return repositories
    }

    test('a token is its holder’s, for its purpose, up to its end, and its mail waits', async () => {
      const repositories = await makeSubject()
      const { oneTimeTokens } = repositories
      await oneTimeTokens.issue('lea', issuedAs('first', 'password-reset'))
      expect(await oneTimeTokens.findHolder('first', 'password-reset', now)).toBe('lea')
      expect(await oneTimeTokens.findHolder('first', 'password-reset', expiresAt - 1)).toBe('lea')
      expect(await oneTimeTokens.findHolder('first', 'password-reset', expiresAt)).toBeUndefined()
      expect(await oneTimeTokens.findHolder('first', 'email-confirmation', now)).toBeUndefined()
      expect(await oneTimeTokens.findHolder('second', 'password-reset', now)).toBeUndefined()
      expect(await waitingMails(repositories)).toEqual(['mail of first'])
    })

    test.each([null, 'nobody'])('for %s neither a token nor a mail is kept', async (memberId) => {
      const repositories = await makeSubject()
      await repositories.oneTimeTokens.issue(memberId, issuedAs('first', 'password-reset'))
      expect(await repositories.oneTimeTokens.findHolder('first', 'password-reset', now)).toBeUndefined()
      expect(await waitingMails(repositories)).toEqual([])
    })

    test('a later token leaves those that are still good', async () => {
      const { oneTimeTokens } = await makeSubject()
      await oneTimeTokens.issue('lea', issuedAs('first', 'password-reset'))
      await oneTimeTokens.issue('max', issuedAs('of max', 'password-reset'))
      await oneTimeTokens.issue('lea', issuedAs('second', 'password-reset', { createdAt: expiresAt - 1, expiresAt: expiresAt * 2 }))
      expect(await oneTimeTokens.findHolder('first', 'password-reset', now)).toBe('lea')
      await oneTimeTokens.issue('lea', issuedAs('third', 'password-reset', { createdAt: expiresAt, expiresAt: expiresAt * 2 }))
      expect(await oneTimeTokens.findHolder('first', 'password-reset', now)).toBeUndefined()
      expect(await oneTimeTokens.findHolder('second', 'password-reset', now)).toBe('lea')
      expect(await oneTimeTokens.findHolder('of max', 'password-reset', now)).toBe('max')
    })

    describe('confirming an address', () => {
      test('notes the first time, however often it is done', async () => {
        const { oneTimeTokens, members } = await makeSubject()
        await oneTimeTokens.issue('lea', issuedAs('first', 'email-confirmation'))
        expect(await oneTimeTokens.confirmEmail('first', now + 1)).toBe(true)
        expect(await oneTimeTokens.confirmEmail('first', now + 2)).toBe(true)
        expect(await members.find('lea')).toMatchObject({ emailConfirmedAt: now + 1 })
        expect(await members.find('max')).toMatchObject({ emailConfirmedAt: null })
      })

      test.each([
        ['that is over', 'first', expiresAt],
        ['for another purpose', 'reset', now],
        ['that nobody gave', 'second', now],
      ])('is refused for a token %s', async (_, fingerprint, at) => {
        const { oneTimeTokens, members } = await makeSubject()
        await oneTimeTokens.issue('lea', issuedAs('first', 'email-confirmation'))
        await oneTimeTokens.issue('lea', issuedAs('reset', 'password-reset'))
        expect(await oneTimeTokens.confirmEmail(fingerprint, at)).toBe(false)
        expect(await members.find('lea')).toMatchObject({ emailConfirmedAt: null })
      })
    })

    describe('resetting a password', () => {
      const changeAt = (at: number, changes: { passwordHash?: string; mailId?: string } = {}) => ({
        passwordHash: changes.passwordHash ?? 'other',
        at,
        mail: aQueuedMail({ id: changes.mailId ?? 'changed' }),
      })

      const loggedIn = async (): Promise<AccountRepositories> => {
        const repositories = await makeSubject()
        for (const id of ['lea', 'max']) {
          for (const place of ['here', 'elsewhere']) {
            await repositories.sessions.open({ id: `${id} ${place}`, memberId: id, passwordHash, openedAt: now }, { fingerprint: `${id} ${place}`, expiresAt })
          }
          await repositories.oneTimeTokens.issue(id, issuedAs(`first of ${id}`, 'password-reset'))
          await repositories.oneTimeTokens.issue(id, issuedAs(`second of ${id}`, 'password-reset'))
          await repositories.oneTimeTokens.issue(id, issuedAs(`confirmation of ${id}`, 'email-confirmation'))
        }
        return repositories
      }

      test('changes it, confirms the address, ends every session and every other link, and queues a mail', async () => {
        const repositories = await loggedIn()
        const { oneTimeTokens, members, sessions } = repositories
        expect(await oneTimeTokens.resetPassword('first of lea', changeAt(now + 5))).toBe(true)
        expect(await members.find('lea')).toEqual(aMember({ id: 'lea', passwordHash: 'other', emailConfirmedAt: now + 5 }))
        expect(await sessions.ofMember('lea', now)).toEqual([])
        expect(await sessions.findToken('lea here')).toMatchObject({ sessionEndedAt: now + 5 })
        expect(await oneTimeTokens.findHolder('first of lea', 'password-reset', now)).toBeUndefined()
        expect(await oneTimeTokens.findHolder('second of lea', 'password-reset', now)).toBeUndefined()
        expect(await oneTimeTokens.findHolder('confirmation of lea', 'email-confirmation', now)).toBe('lea')
        expect(await waitingMails(repositories)).toContain('changed')
      })

      test('leaves others alone', async () => {
        const { oneTimeTokens, members, sessions } = await loggedIn()
        await oneTimeTokens.resetPassword('first of lea', changeAt(now + 5))
        expect(await members.find('max')).toEqual(aMember({ id: 'max' }))
        expect(await sessions.ofMember('max', now)).toHaveLength(2)
        expect(await oneTimeTokens.findHolder('first of max', 'password-reset', now)).toBe('max')
      })

      test('leaves the time at which the address was confirmed before', async () => {
        const { oneTimeTokens, members } = await loggedIn()
        await oneTimeTokens.confirmEmail('confirmation of lea', now + 1)
        await oneTimeTokens.resetPassword('first of lea', changeAt(now + 5))
        expect(await members.find('lea')).toMatchObject({ emailConfirmedAt: now + 1 })
      })

      test.each([
        ['that is over', 'first of lea', expiresAt],
        ['for another purpose', 'confirmation of lea', now],
        ['that nobody gave', 'third of lea', now],
      ])('is refused for a token %s, and changes nothing', async (_, fingerprint, at) => {
        const repositories = await loggedIn()
        expect(await repositories.oneTimeTokens.resetPassword(fingerprint, changeAt(at))).toBe(false)
        expect(await repositories.members.find('lea')).toEqual(aMember({ id: 'lea' }))
        expect(await repositories.sessions.ofMember('lea', now)).toHaveLength(2)
        expect(await waitingMails(repositories)).not.toContain('changed')
      })

      test('is done once by ten uses of one token and of another one at once', async () => {
        const repositories = await loggedIn()
        const uses = Array.from({ length: 10 }, (_, index) =>
          repositories.oneTimeTokens.resetPassword(`${index % 2 === 0 ? 'first' : 'second'} of lea`, changeAt(now, { passwordHash: `other ${index}`, mailId: `changed ${index}` })),
        )
        const won = (await Promise.all(uses)).flatMap((isChanged, index) => (isChanged ? [index] : []))
        expect(won).toHaveLength(1)
        expect(await repositories.members.find('lea')).toMatchObject({ passwordHash: `other ${won[0]}` })
        expect((await waitingMails(repositories)).filter((id) => id.startsWith('changed'))).toEqual([`changed ${won[0]}`])
      })
    })
  })
}
