import { describe, expect, test } from 'vitest'
import type { SessionRepository } from '../../application/ports/session-repository.ts'

const openedAt = Date.UTC(2026, 10, 21)
const expiresAt = openedAt + 366 * 86_400_000

/** @param makeSubject gives repository without sessions, where the members `lea` and `max` have accounts */
export const describeSessionRepositoryContract = (name: string, makeSubject: () => Promise<SessionRepository>): void => {
  describe(`SessionRepository: ${name}`, () => {
    const opened = async (): Promise<SessionRepository> => {
      const sessions = await makeSubject()
      await sessions.open({ id: 'session-1', memberId: 'lea', openedAt }, { fingerprint: 'first', expiresAt })
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
      await sessions.open({ id: 'session-2', memberId: 'max', openedAt }, { fingerprint: 'of max', expiresAt })
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
  })
}
