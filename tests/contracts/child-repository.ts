import { err, ok, type Result } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import { aChild } from '../builders/a-child.ts'
import { aMember } from '../builders/a-member.ts'
import { aQuizAttempt } from '../builders/a-quiz-attempt.ts'
import type { MakeAccountRepositories } from './accounts.ts'

const now = Date.UTC(2026, 10, 21, 12)
const expiresAt = now + 1_000_000
const { passwordHash } = aMember()
const anyNumber = (): Result<void, never> => ok()

export const describeChildRepositoryContract = (name: string, makeRepositories: MakeAccountRepositories): void => {
  describe(`ChildRepository: ${name}`, () => {
    const makeSubject = async () => {
      const repositories = await makeRepositories()
      for (const id of ['lea', 'max']) await repositories.members.add(aMember({ id }))
      await repositories.children.add('lea', aChild(), anyNumber)
      await repositories.children.add('max', aChild({ id: 'tom', name: 'Tom' }), anyNumber)
      return repositories
    }

    test('a child is found as they were added, by their parent', async () => {
      const { children } = await makeSubject()
      expect(await children.find('lea', 'zoe')).toEqual(aChild())
      expect(await children.find('max', 'zoe')).toBeUndefined()
      expect(await children.find('lea', 'nobody')).toBeUndefined()
    })

    test('the children of a member are told in the order in which they were added', async () => {
      const { children } = await makeSubject()
      const second = aChild({ id: 'b', addedAt: aChild().addedAt + 1 })
      const third = aChild({ id: 'c', addedAt: aChild().addedAt + 1 })
      await children.add('lea', third, anyNumber)
      await children.add('lea', second, anyNumber)
      expect(await children.ofMember('lea')).toEqual([aChild(), second, third])
      expect(await children.ofMember('nobody')).toEqual([])
    })

    test('a child that there is no room for is not added', async () => {
      const { children } = await makeSubject()
      const refused = await children.add('lea', aChild({ id: 'b' }), (count) => err({ type: 'full', count }))
      expect(refused._unsafeUnwrapErr()).toEqual({ type: 'full', count: 1 })
      expect(await children.ofMember('lea')).toHaveLength(1)
    })

    test('nobody has no children', async () => {
      const { children } = await makeSubject()
      expect((await children.add('nobody', aChild({ id: 'b' }), anyNumber))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
    })

    test('of ten children added at once as many are as there is room for', async () => {
      const { children } = await makeSubject()
      const added = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          children.add('lea', aChild({ id: `child ${index}` }), (count): Result<void, { type: 'full' }> => (count < 5 ? ok() : err({ type: 'full' }))),
        ),
      )
      expect(added.filter((one) => one.isOk())).toHaveLength(4)
      expect(await children.ofMember('lea')).toHaveLength(5)
    })

    test('a child is changed by their parent alone', async () => {
      const { children } = await makeSubject()
      const change = { name: 'Zazie', avatar: 'owl', level: 'terminale' } as const
      expect(await children.change('max', 'zoe', change)).toBe(false)
      expect(await children.find('lea', 'zoe')).toEqual(aChild())
      expect(await children.change('lea', 'zoe', change)).toBe(true)
      expect(await children.find('lea', 'zoe')).toEqual(aChild(change))
      expect(await children.find('max', 'tom')).toEqual(aChild({ id: 'tom', name: 'Tom' }))
      expect(await children.change('lea', 'nobody', change)).toBe(false)
    })

    test('a child is removed by their parent alone, with what they did, and their session ends', async () => {
      const { children, sessions, attempts } = await makeSubject()
      for (const [id, memberId, childId] of [['of zoe', 'lea', 'zoe'], ['of lea', 'lea', null], ['of tom', 'max', 'tom']] as const) {
        await sessions.open({ id, memberId, passwordHash, openedAt: now }, { fingerprint: id, expiresAt })
        await sessions.handTo(memberId, id, { childId })
        if (childId) await attempts.add(aQuizAttempt({ id, owner: { kind: 'child', childId } }))
      }
      expect(await children.remove('max', 'zoe', now)).toBe(false)
      expect(await sessions.isOpen('of zoe')).toBe(true)
      expect(await children.remove('lea', 'zoe', now)).toBe(true)
      expect(await children.remove('lea', 'zoe', now)).toBe(false)
      expect(await children.find('lea', 'zoe')).toBeUndefined()
      expect(await attempts.find('of zoe')).toBeUndefined()
      expect(await sessions.userOf('of zoe')).toBeUndefined()
      expect(await sessions.findToken('of zoe')).toMatchObject({ sessionEndedAt: now })
      expect(await sessions.userOf('of lea')).toEqual({ childId: null })
      expect(await sessions.userOf('of tom')).toEqual({ childId: 'tom' })
      expect(await attempts.find('of tom')).toBeDefined()
    })

    test('no session that is handed to a child while they are removed stays open as theirs', async () => {
      const { children, sessions } = await makeSubject()
      const ids = Array.from({ length: 10 }, (_, index) => `session-${index}`)
      for (const id of ids) await sessions.open({ id, memberId: 'lea', passwordHash, openedAt: now }, { fingerprint: id, expiresAt })
      const hand = (id: string) => sessions.handTo('lea', id, { childId: 'zoe' })
      await Promise.all([...ids.slice(0, 5).map(hand), children.remove('lea', 'zoe', now), ...ids.slice(5).map(hand)])
      const users = await Promise.all(ids.map((id) => sessions.userOf(id)))
      expect(users.filter((user) => user?.childId === 'zoe')).toEqual([])
    })
  })
}
