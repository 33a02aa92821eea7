import { ok } from 'neverthrow'
import { beforeEach, expect, test } from 'vitest'
import { aChild } from '../../tests/builders/a-child.ts'
import { aMember } from '../../tests/builders/a-member.ts'
import { anOpenSession } from '../../tests/builders/an-open-session.ts'
import { aService } from '../../tests/builders/a-service.ts'
import { makeHandToChild, makeListLearners, makeReturnToParent } from './choose-learner.ts'

const session = { memberId: 'lea', sessionId: 'id-0001', childId: null }

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
  await service.members.add(aMember({ id: 'max' }))
  await service.children.add('lea', aChild(), () => ok())
  await service.children.add('lea', aChild({ id: 'tom', name: 'Tom', addedAt: aChild().addedAt + 1 }), () => ok())
  await service.children.add('max', aChild({ id: 'of max' }), () => ok())
  await anOpenSession(service)
})

test('those who may learn are the children of the family, by name and face', async () => {
  expect(await makeListLearners(service)({ ...session, childId: 'tom' })).toEqual({
    current: 'tom',
    children: [
      { id: 'zoe', name: 'Zoé', avatar: 'fox' },
      { id: 'tom', name: 'Tom', avatar: 'fox' },
    ],
  })
})

test('the session goes to a child, and from one child to another', async () => {
  const hand = makeHandToChild(service)
  expect((await hand(session, 'zoe')).isOk()).toBe(true)
  expect((await hand({ ...session, childId: 'zoe' }, 'tom')).isOk()).toBe(true)
  expect(await service.sessions.userOf('id-0001')).toEqual({ childId: 'tom' })
})

test.each(['of max', 'nobody'])('it does not go to %s', async (childId) => {
  expect((await makeHandToChild(service)(session, childId))._unsafeUnwrapErr()).toEqual({ type: 'child-unknown' })
  expect(await service.sessions.userOf('id-0001')).toEqual({ childId: null })
})

test.each([
  [{ password: 'autre-chose' }, { type: 'password-refused' }],
  [{}, { type: 'form-refused', fields: { password: 'password-empty' } }],
])('with %o it stays with the child', async (typed, refusal) => {
  await makeHandToChild(service)(session, 'zoe')
  expect((await makeReturnToParent(service)(session, typed))._unsafeUnwrapErr()).toEqual(refusal)
  expect(await service.sessions.userOf('id-0001')).toEqual({ childId: 'zoe' })
})

test('with the password it goes back to the parent', async () => {
  await makeHandToChild(service)(session, 'zoe')
  expect((await makeReturnToParent(service)(session, { password: 'ruche-dorée' })).isOk()).toBe(true)
  expect(await service.sessions.userOf('id-0001')).toEqual({ childId: null })
})

test('a session that is over, and a member who is gone, are nobody’s', async () => {
  const typed = { password: 'ruche-dorée' }
  expect((await makeReturnToParent(service)({ ...session, memberId: 'nobody' }, typed))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
  await service.sessions.end('id-0001', service.clock.now())
  expect((await makeReturnToParent(service)(session, typed))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
})
