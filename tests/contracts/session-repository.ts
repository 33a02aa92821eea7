import { ok } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import type { SessionRepository } from '../../application/ports/session-repository.ts'
import { aChild } from '../builders/a-child.ts'
import { aQueuedMail } from '../builders/a-mail.ts'
import { aMember } from '../builders/a-member.ts'
import type { MakeAccountRepositories } from './accounts.ts'

const openedAt = Date.UTC(2026, 10, 21)
const expiresAt = openedAt + 366 * 86_400_000

const { passwordHash } = aMember()

export const describeSessionRepositoryContract = (name: string, makeRepositories: MakeAccountRepositories): void => {
  const makeSubject = async (): Promise<SessionRepository> => {
    const { members, sessions, children } = await makeRepositories()
    for (const id of ['lea', 'max']) await members.add(aMember({ id }))
    await children.add('lea', aChild({ id: 'zoe' }), () => ok())
    return sessions
  }

  describe(`SessionRepository: ${name}`, () => {
    const opened = async (): Promise<SessionRepository> => {
      const sessions = await makeSubject()
      await sessions.open({ id: 'session-1', memberId: 'lea', passwordHash, openedAt }, { fingerprint: 'first', expiresAt })
      return sessions
    }

    test('an opened session is open and its token is known', async () => {
      const sessions = await opened()
      expect(await sessions.isOpen('session-1')).toBe(true)
      expect(await sessions.findToken('first')).toEqual({
        sessionId: 'session-1',
        memberId: 'lea',
        expiresAt,
        replacedAt: null,
        sessionEndedAt: null,
      })
    })

    test('a session and a token that nobody knows are not there', async () => {
      const sessions = await opened()
      expect(await sessions.isOpen('session-2')).toBe(false)
      expect(await sessions.findToken('second')).toBeUndefined()
    })

    test('an ended session is closed, with the time of its first end, and others stay open', async () => {
      const sessions = await opened()
      await sessions.open({ id: 'session-2', memberId: 'max', passwordHash, openedAt }, { fingerprint: 'of max', expiresAt })
      await sessions.end('session-1', openedAt + 1)
      await sessions.end('session-1', openedAt + 2)
      expect(await sessions.isOpen('session-1')).toBe(false)
      expect(await sessions.findToken('first')).toMatchObject({ sessionEndedAt: openedAt + 1 })
      expect(await sessions.isOpen('session-2')).toBe(true)
    })

    test('ending a session that nobody knows ends nothing', async () => {
      const sessions = await opened()
      await sessions.end('session-2', openedAt)
      expect(await sessions.isOpen('session-1')).toBe(true)
    })

    test('a replaced token has a successor in the same session', async () => {
      const sessions = await opened()
      const replaced = await sessions.replaceToken({ fingerprint: 'first', at: openedAt + 5 }, { fingerprint: 'second', expiresAt: expiresAt + 5 })
      expect(replaced).toBe(true)
      expect(await sessions.findToken('first')).toMatchObject({ replacedAt: openedAt + 5, expiresAt })
      expect(await sessions.findToken('second')).toEqual({
        sessionId: 'session-1',
        memberId: 'lea',
        expiresAt: expiresAt + 5,
        replacedAt: null,
        sessionEndedAt: null,
      })
    })

    test('a token is replaced once: later nothing changes', async () => {
      const sessions = await opened()
      await sessions.replaceToken({ fingerprint: 'first', at: openedAt + 5 }, { fingerprint: 'second', expiresAt })
      expect(await sessions.replaceToken({ fingerprint: 'first', at: openedAt + 9 }, { fingerprint: 'third', expiresAt })).toBe(false)
      expect(await sessions.findToken('first')).toMatchObject({ replacedAt: openedAt + 5 })
      expect(await sessions.findToken('third')).toBeUndefined()
    })

    test('a token that nobody knows is not replaced', async () => {
      const sessions = await opened()
      expect(await sessions.replaceToken({ fingerprint: 'unknown', at: openedAt }, { fingerprint: 'second', expiresAt })).toBe(false)
      expect(await sessions.findToken('second')).toBeUndefined()
    })

    test('of two refreshes at once, with the same successor, one replaces the token', async () => {
      const sessions = await opened()
      const refreshes = [1, 2].map((at) => sessions.replaceToken({ fingerprint: 'first', at: openedAt + at }, { fingerprint: 'second', expiresAt }))
      expect((await Promise.all(refreshes)).toSorted()).toEqual([false, true])
      expect(await sessions.findToken('second')).toMatchObject({ sessionId: 'session-1', replacedAt: null })
    })

    test.each([
      ['with a password that was changed', { passwordHash: 'of before' }],
      ['of nobody', { memberId: 'nobody' }],
    ])('a session %s is not opened, and its token is worth nothing', async (_, changes) => {
      const sessions = await makeSubject()
      const session = { id: 'session-1', memberId: 'lea', passwordHash, openedAt, ...changes }
      expect(await sessions.open(session, { fingerprint: 'first', expiresAt })).toBe(false)
      expect(await sessions.isOpen('session-1')).toBe(false)
      expect(await sessions.findToken('first')).toBeUndefined()
    })

    test('no session that is opened while the password changes outlives the change', async () => {
      const { members, sessions } = await makeRepositories()
      await members.add(aMember({ id: 'lea' }))
      const opening = Array.from({ length: 20 }, (_, index) =>
        sessions.open({ id: `session-${index}`, memberId: 'lea', passwordHash, openedAt }, { fingerprint: `token-${index}`, expiresAt }),
      )
      const also = { keepSession: 'none', at: openedAt, mail: aQueuedMail() }
      const changing = members.changePassword('lea', { from: passwordHash, to: 'other' }, also)
      opening.push(
        ...Array.from({ length: 20 }, (_, index) =>
          sessions.open({ id: `late-${index}`, memberId: 'lea', passwordHash, openedAt }, { fingerprint: `late-${index}`, expiresAt }),
        ),
      )
      await Promise.all([...opening, changing])
      expect(await sessions.ofMember('lea', openedAt)).toEqual([])
    })

    test('a session is used by the member until it is handed to a child of theirs, and then again', async () => {
      const sessions = await opened()
      expect(await sessions.userOf('session-1')).toEqual({ childId: null })
      expect(await sessions.handTo('lea', 'session-1', { childId: 'zoe' })).toBe(true)
      expect(await sessions.userOf('session-1')).toEqual({ childId: 'zoe' })
      await sessions.replaceToken({ fingerprint: 'first', at: openedAt + 5 }, { fingerprint: 'second', expiresAt })
      expect(await sessions.userOf('session-1')).toEqual({ childId: 'zoe' })
      expect(await sessions.handTo('lea', 'session-1', { childId: null })).toBe(true)
      expect(await sessions.userOf('session-1')).toEqual({ childId: null })
    })

    test('a session is handed to nobody else’s child, by nobody else, and not once it is over', async () => {
      const sessions = await opened()
      await sessions.open({ id: 'of max', memberId: 'max', passwordHash, openedAt }, { fingerprint: 'of max', expiresAt })
      expect(await sessions.handTo('max', 'of max', { childId: 'zoe' })).toBe(false)
      expect(await sessions.handTo('max', 'session-1', { childId: null })).toBe(false)
      expect(await sessions.handTo('lea', 'of max', { childId: 'zoe' })).toBe(false)
      expect(await sessions.handTo('lea', 'session-1', { childId: 'nobody' })).toBe(false)
      expect(await sessions.handTo('lea', 'no session', { childId: 'zoe' })).toBe(false)
      expect([await sessions.userOf('session-1'), await sessions.userOf('of max')]).toEqual([{ childId: null }, { childId: null }])
      await sessions.end('session-1', openedAt + 1)
      expect(await sessions.handTo('lea', 'session-1', { childId: 'zoe' })).toBe(false)
      expect(await sessions.userOf('session-1')).toBeUndefined()
      expect(await sessions.userOf('no session')).toBeUndefined()
    })

    describe('the sessions of a member', () => {
      const openedAs = (sessions: SessionRepository, id: string, memberId: string, at: number) =>
        sessions.open({ id, memberId, passwordHash, openedAt: at }, { fingerprint: `first of ${id}`, expiresAt: at + 1000 })

      test('are those still open, opened last first, with the time of their last refresh', async () => {
        const sessions = await makeSubject()
        await openedAs(sessions, 'old', 'lea', openedAt)
        await openedAs(sessions, 'new', 'lea', openedAt + 1)
        await openedAs(sessions, 'ended', 'lea', openedAt + 2)
        await openedAs(sessions, 'of max', 'max', openedAt)
        await sessions.end('ended', openedAt + 3)
        await sessions.replaceToken({ fingerprint: 'first of old', at: openedAt + 5 }, { fingerprint: 'second', expiresAt: openedAt + 1005 })
        await sessions.replaceToken({ fingerprint: 'second', at: openedAt + 7 }, { fingerprint: 'third', expiresAt: openedAt + 1007 })
        expect(await sessions.ofMember('lea', openedAt + 8)).toEqual([
          { id: 'new', openedAt: openedAt + 1, refreshedAt: null },
          { id: 'old', openedAt, refreshedAt: openedAt + 7 },
        ])
      })

      test('are listed up to the moment at which their refresh token is over', async () => {
        const sessions = await makeSubject()
        await openedAs(sessions, 'session-1', 'lea', openedAt)
        expect(await sessions.ofMember('lea', openedAt + 999)).toHaveLength(1)
        expect(await sessions.ofMember('lea', openedAt + 1000)).toEqual([])
      })

      test('are ended one by one, once, by nobody else', async () => {
        const sessions = await makeSubject()
        await openedAs(sessions, 'session-1', 'lea', openedAt)
        expect(await sessions.endOwn('max', 'session-1', openedAt + 1)).toBe(false)
        expect(await sessions.isOpen('session-1')).toBe(true)
        expect(await sessions.endOwn('lea', 'session-1', openedAt + 1)).toBe(true)
        expect(await sessions.isOpen('session-1')).toBe(false)
        expect(await sessions.endOwn('lea', 'session-1', openedAt + 2)).toBe(false)
        expect(await sessions.findToken('first of session-1')).toMatchObject({ sessionEndedAt: openedAt + 1 })
        expect(await sessions.endOwn('lea', 'session-2', openedAt)).toBe(false)
      })

      test('are ended all but one', async () => {
        const sessions = await makeSubject()
        for (const id of ['here', 'there', 'elsewhere']) await openedAs(sessions, id, 'lea', openedAt)
        await openedAs(sessions, 'of max', 'max', openedAt)
        await sessions.end('elsewhere', openedAt + 1)
        await sessions.endOthers('lea', 'here', openedAt + 2)
        const ends = await Promise.all(['here', 'there', 'elsewhere', 'of max'].map((id) => sessions.findToken(`first of ${id}`)))
        expect(ends.map((token) => token?.sessionEndedAt)).toEqual([null, openedAt + 2, openedAt + 1, null])
      })
    })
  })
}
