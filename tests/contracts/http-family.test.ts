/** The family over HTTP: what a child may call in their parent's session, and what only the parent may. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../adapters/server/api/make-api.ts'
import { libraryOfOneBook } from '../builders/a-library.ts'
import { days, makeSite, origin, type Site } from './a-site.ts'

let site: Site
beforeEach(() => {
  site = makeSite()
})
afterEach(() => site.failOnDefects())

const zoe = { name: 'Zoé', avatar: 'fox', level: '6ème' }
const password = 'ruche-dorée'
const { freeQuiz, lockedQuiz } = libraryOfOneBook.paths

/** A parent with a family plan and a child. */
const aFamily = async () => {
  const parent = await site.subscriber('family-yearly')
  const { id } = (await parent.family.addChild(zoe))._unsafeUnwrap()
  return { parent, childId: id }
}

/** The same once the child uses the session. */
const aFamilyWhoseChildLearns = async () => {
  const { parent, childId } = await aFamily()
  ;(await parent.family.handTo(childId))._unsafeUnwrap()
  return { child: parent, childId }
}

describe('a child in the session of their parent', () => {
  const forChildren = [
    'GET /_content/*',
    'GET /family/learners',
    'GET /offers/:token',
    'GET /productplans/:planId',
    'GET /productplans/getanonymeproductplans',
    'GET /productplans/getproductplans',
    'GET /productplans/prior-prices',
    'GET /profile',
    'GET /public/coupons/validate',
    'GET /quizzes/attempts',
    'GET /quizzes/attempts/:attemptId',
    'POST /_content/*',
    // With the link of a mail, which says by itself whose it is.
    'POST /account/confirm-email',
    'POST /newsletter/confirm/:subscriberId',
    'POST /newsletter/unsubscribe/:subscriberId',
    'POST /auth/forgot-password',
    'POST /auth/reset-password',
    'POST /auth/log-out',
    'POST /refresh-token',
    'POST /failures',
    'POST /family/learner',
    'POST /family/parent',
    'POST /quizzes/attempts',
    'POST /quizzes/attempts/:attemptId/answers',
  ]
  const nameOf = ({ method, path }: (typeof endpoints)[number]): string => `${method.toUpperCase()} ${path}`

  test('may make these calls, and no other', () => {
    expect(endpoints.filter((one) => one.forChildren).map(nameOf).toSorted()).toEqual(forChildren.toSorted())
    expect(endpoints.length).toBeGreaterThan(forChildren.length * 2)
  })

  test.each(endpoints.map((one) => [nameOf(one), one] as const))('calls %s, or is told to fetch their parent', async (name, { method, path }) => {
    const { child } = await aFamilyWhoseChildLearns()
    const answer = await site.api.request(`/api${path.replaceAll(/:\w+/g, 'some-id').replace('*', 'fr')}`, {
      method: method.toUpperCase(),
      headers: { cookie: child.cookie(), origin, 'content-type': 'application/json' },
      ...(method === 'get' ? {} : { body: '{}' }),
    })
    const { type } = (await answer.json()) as { type?: string }
    expect([answer.status, type]).toEqual(forChildren.includes(name) ? expect.not.arrayContaining(['parent-needed']) : [403, 'parent-needed'])
  })

  test('is known by their own name and face, and by nothing of their parent', async () => {
    const { child } = await aFamilyWhoseChildLearns()
    expect((await child.profile.read())._unsafeUnwrap()).toMatchObject({
      firstname: 'Zoé',
      child: { avatar: 'fox' },
      levelOfEducation: { value: '6ème' },
      products: ['alveole'],
      hasFamilyPlan: false,
      email: null,
      lastname: null,
      birthdate: null,
    })
  })

  test('stays the child when the tokens are refreshed, and in no other session', async () => {
    const { child, childId } = await aFamilyWhoseChildLearns()
    const other = site.visitor()
    ;(await other.session.logIn({ email: 'lea@example.org', password }))._unsafeUnwrap()
    expect((await other.profile.read())._unsafeUnwrap()?.child).toBeNull()
    site.clock.advance(days(2))
    expect((await child.family.listLearners())._unsafeUnwrap()).toEqual({ current: childId, children: [{ id: childId, name: 'Zoé', avatar: 'fox' }] })
    expect(child.calls).toContain('POST /refresh-token')
  })

  test('answers quizzes of their own, which their parent neither goes on with nor loses', async () => {
    const { parent, childId } = await aFamily()
    const ofParent = (await parent.quizzes.start(freeQuiz))._unsafeUnwrap()
    ;(await parent.family.handTo(childId))._unsafeUnwrap()
    expect((await parent.quizzes.read(ofParent.attemptId))._unsafeUnwrapErr()).toEqual({ type: 'attempt-unknown' })
    const ofChild = (await parent.quizzes.start(freeQuiz))._unsafeUnwrap()
    expect(ofChild.attemptId).not.toBe(ofParent.attemptId)
    ;(await parent.quizzes.start(lockedQuiz))._unsafeUnwrap()
    ;(await parent.family.returnToParent({ password }))._unsafeUnwrap()
    expect((await parent.quizzes.start(freeQuiz))._unsafeUnwrap().attemptId).toBe(ofParent.attemptId)
    expect((await parent.family.readChild(childId))._unsafeUnwrap()).toMatchObject({ begun: 2, quizzes: [{}, {}] })
  })

  test('reads what is free only once the family plan is over', async () => {
    const { child, childId } = await aFamilyWhoseChildLearns()
    site.clock.advance(days(366))
    expect((await child.family.listLearners())._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
    ;(await child.session.logIn({ email: 'lea@example.org', password }))._unsafeUnwrap()
    expect((await child.family.read())._unsafeUnwrap()).toMatchObject({ hasFamilyPlan: false, mayAddChild: false, children: [{ id: childId }] })
    expect((await child.family.addChild(zoe))._unsafeUnwrapErr()).toEqual({ type: 'plan-not-for-families' })
    ;(await child.family.handTo(childId))._unsafeUnwrap()
    expect((await child.quizzes.start(freeQuiz)).isOk()).toBe(true)
    expect((await child.quizzes.start(lockedQuiz))._unsafeUnwrapErr()).toEqual({ type: 'content-locked' })
  })

  test('is logged out where they are when their parent removes them elsewhere', async () => {
    const { child, childId } = await aFamilyWhoseChildLearns()
    const parent = site.visitor()
    ;(await parent.session.logIn({ email: 'lea@example.org', password }))._unsafeUnwrap()
    ;(await parent.family.removeChild(childId))._unsafeUnwrap()
    expect((await child.profile.read())._unsafeUnwrap()).toBeNull()
    expect((await parent.family.read())._unsafeUnwrap().children).toEqual([])
  })
})

describe('the parent gate', () => {
  test('opens with the password of the account alone', async () => {
    const { child, childId } = await aFamilyWhoseChildLearns()
    expect((await child.family.returnToParent({ password: 'autre-chose' }))._unsafeUnwrapErr()).toEqual({ type: 'password-refused' })
    expect((await child.family.listLearners())._unsafeUnwrap().current).toBe(childId)
    ;(await child.family.returnToParent({ password }))._unsafeUnwrap()
    expect((await child.family.listLearners())._unsafeUnwrap().current).toBeNull()
    expect((await child.account.listSessions()).isOk()).toBe(true)
  })

  test('is tried ten times in a quarter of an hour', async () => {
    const { child } = await aFamilyWhoseChildLearns()
    for (let time = 0; time < 10; time += 1) await child.family.returnToParent({ password: 'autre-chose' })
    expect((await child.family.returnToParent({ password }))._unsafeUnwrapErr()).toMatchObject({ type: 'too-many-requests' })
  })
})

describe('a family', () => {
  test('is a member’s own', async () => {
    const { childId } = await aFamily()
    const max = await site.member('max@example.org')
    const unknown = { type: 'child-unknown' }
    expect((await max.family.read())._unsafeUnwrap().children).toEqual([])
    expect((await max.family.readChild(childId))._unsafeUnwrapErr()).toEqual(unknown)
    expect((await max.family.changeChild(childId, zoe))._unsafeUnwrapErr()).toEqual(unknown)
    expect((await max.family.removeChild(childId))._unsafeUnwrapErr()).toEqual(unknown)
    expect((await max.family.handTo(childId))._unsafeUnwrapErr()).toEqual(unknown)
    expect((await site.visitor().family.read())._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
  })

  test('has five children at most, however many forms come at once', async () => {
    const { parent } = await aFamily()
    const added = await Promise.all(Array.from({ length: 6 }, () => parent.family.addChild(zoe)))
    expect(added.filter((one) => one.isOk())).toHaveLength(4)
    expect(added.flatMap((one) => (one.isErr() ? [one.error.type] : []))).toEqual(['family-full', 'family-full'])
  })

  test('says what is wrong with a child’s form', async () => {
    const { parent, childId } = await aFamily()
    const refusal = { type: 'form-refused', fields: { name: 'child-name-refused' } }
    expect((await parent.family.addChild({ ...zoe, name: 'zoe@example.org' }))._unsafeUnwrapErr()).toEqual(refusal)
    expect((await parent.family.changeChild(childId, { ...zoe, name: 'zoe@example.org' }))._unsafeUnwrapErr()).toEqual(refusal)
    ;(await parent.family.changeChild(childId, { ...zoe, name: 'Zazie' }))._unsafeUnwrap()
    expect((await parent.family.readChild(childId))._unsafeUnwrap().name).toBe('Zazie')
  })

  test('is in what the member takes along', async () => {
    const { parent } = await aFamily()
    expect((await parent.account.exportData())._unsafeUnwrap()).toMatchObject({ children: [{ name: 'Zoé', quizAttempts: [] }] })
  })
})
