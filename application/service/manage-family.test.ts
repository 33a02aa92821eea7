import { ok } from 'neverthrow'
import { beforeEach, expect, test } from 'vitest'
import { aChild } from '../../tests/builders/a-child.ts'
import { aMember } from '../../tests/builders/a-member.ts'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { aSubscription } from '../../tests/builders/a-subscription.ts'
import { makeAddChild, makeChangeChild, makeReadChild, makeReadFamily, makeRemoveChild } from './manage-family.ts'
import { makeReadProfile } from './read-profile.ts'

const form = { name: 'Zoé', avatar: 'fox', level: '6ème' } as const
const { freeQuiz } = libraryOfOneBook.paths

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})

/** The same service once a plan runs for every member. */
const withPlan = (planId: string) => ({
  ...service,
  readProfile: makeReadProfile({
    ...service,
    subscriptions: { ofMember: () => Promise.resolve([aSubscription({ planId, startsAt: noon - 1, endsAt: noon + 1 })]) },
  }),
})

test('a parent with a family plan adds up to five children', async () => {
  const add = makeAddChild(withPlan('family-yearly'))
  for (const name of ['A', 'B', 'C', 'D', 'E']) expect((await add('lea', { ...form, name })).isOk()).toBe(true)
  expect((await add('lea', form))._unsafeUnwrapErr()).toEqual({ type: 'family-full', children: 5 })
  const family = (await makeReadFamily(withPlan('family-yearly'))('lea'))._unsafeUnwrap()
  expect(family).toMatchObject({ hasFamilyPlan: true, mayAddChild: false })
  expect(family.children.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test('of two forms sent at once for the last place one is taken', async () => {
  const add = makeAddChild(withPlan('family-yearly'))
  for (const name of ['A', 'B', 'C', 'D']) await add('lea', { ...form, name })
  const added = await Promise.all([add('lea', form), add('lea', form)])
  expect(added.filter((one) => one.isOk())).toHaveLength(1)
})

test.each([
  ['a plan for one person', 'solo-yearly'],
  ['no plan', null],
])('with %s no child is added', async (_, planId) => {
  const add = makeAddChild(planId === null ? service : withPlan(planId))
  expect((await add('lea', form))._unsafeUnwrapErr()).toEqual({ type: 'plan-not-for-families' })
})

test('a form that is wrong and a member who is gone are refused', async () => {
  const add = makeAddChild(withPlan('family-yearly'))
  expect((await add('lea', { ...form, name: '' }))._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { name: 'child-name-empty' } })
  expect((await add('nobody', form))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
  expect((await makeReadFamily(service)('nobody'))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
})

test('children stay when the plan ends, and no other one may be added', async () => {
  await service.children.add('lea', aChild(), () => ok())
  expect((await makeReadFamily(service)('lea'))._unsafeUnwrap()).toEqual({
    hasFamilyPlan: false,
    mayAddChild: false,
    children: [{ id: 'zoe', name: 'Zoé', avatar: 'fox', level: '6ème', finished: 0, begun: 0, lastQuizAt: null }],
  })
})

test('a parent sees what a child did, in short and in whole', async () => {
  await service.children.add('lea', aChild(), () => ok())
  await service.attempts.add(aQuizAttempt({ owner: { kind: 'child', childId: 'zoe' }, quizPath: freeQuiz, startedAt: noon }))
  await service.attempts.add(aQuizAttempt({ id: 'gone', owner: { kind: 'child', childId: 'zoe' }, quizPath: '/fr/revisions/a/b/c/quiz' }))
  await service.attempts.add(aQuizAttempt({ id: 'of lea', owner: { kind: 'member', memberId: 'lea' }, quizPath: freeQuiz }))
  const quiz = await service.library.quiz(freeQuiz)
  const [question] = quiz?.questions ?? []
  await service.attempts.addAnswer('attempt-1', { questionId: question?.id ?? '', response: ['x'], points: 1 })
  expect((await makeReadFamily(service)('lea'))._unsafeUnwrap().children).toMatchObject([{ finished: 0, begun: 1, lastQuizAt: noon }])
  expect((await makeReadChild(service)('lea', 'zoe'))._unsafeUnwrap()).toMatchObject({
    name: 'Zoé',
    begun: 1,
    quizzes: [{ attemptId: 'attempt-1', title: quiz?.title, state: 'begun', answered: 1, right: 1 }],
    books: [{ title: 'Mathématiques', subject: 'mathematics', state: 'in-progress', quizzes: 1 }],
  })
})

test('of many quizzes the last fifty are shown', async () => {
  await service.children.add('lea', aChild(), () => ok())
  for (let index = 0; index < 51; index += 1) {
    await service.attempts.add(aQuizAttempt({ id: `attempt ${index}`, owner: { kind: 'child', childId: 'zoe' }, quizPath: freeQuiz, startedAt: index }))
  }
  const { quizzes, begun } = (await makeReadChild(service)('lea', 'zoe'))._unsafeUnwrap()
  expect(begun).toBe(51)
  expect([quizzes.length, quizzes[0]?.startedAt]).toEqual([50, 50])
})

test('a parent changes and removes a child of their own', async () => {
  await service.children.add('lea', aChild(), () => ok())
  expect((await makeChangeChild(service)('lea', 'zoe', { ...form, name: 'Zazie' })).isOk()).toBe(true)
  expect((await makeReadChild(service)('lea', 'zoe'))._unsafeUnwrap().name).toBe('Zazie')
  expect((await makeChangeChild(service)('lea', 'zoe', {}))._unsafeUnwrapErr()).toMatchObject({ type: 'form-refused' })
  expect((await makeRemoveChild(service)('lea', 'zoe')).isOk()).toBe(true)
  expect((await makeReadFamily(service)('lea'))._unsafeUnwrap().children).toEqual([])
})

test('to anybody else a child does not exist', async () => {
  await service.members.add(aMember({ id: 'max' }))
  await service.children.add('lea', aChild(), () => ok())
  const unknown = { type: 'child-unknown' }
  expect((await makeReadChild(service)('max', 'zoe'))._unsafeUnwrapErr()).toEqual(unknown)
  expect((await makeChangeChild(service)('max', 'zoe', form))._unsafeUnwrapErr()).toEqual(unknown)
  expect((await makeRemoveChild(service)('max', 'zoe'))._unsafeUnwrapErr()).toEqual(unknown)
  expect((await makeReadChild(service)('lea', 'zoe')).isOk()).toBe(true)
})
