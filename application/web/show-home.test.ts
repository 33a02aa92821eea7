import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { aContentGateway } from '../../tests/builders/a-content-gateway.ts'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import { emptyProfile, type Profile } from '../../domain/profile/profile.ts'
import type { AttemptSummary } from '../../domain/quizzes/attempt-summary.ts'
import { makeShowHome } from './show-home.ts'

const content = aContentGateway(libraryOfOneBook.documents)
const quizPath = libraryOfOneBook.documents.find(({ kind }) => kind === 'quiz')?.path ?? ''
const book = libraryOfOneBook.documents.find((document) => document.kind === 'book')

const anAttempt = (changes: Partial<AttemptSummary> = {}): AttemptSummary => ({
  quizPath,
  title: 'Calculer',
  attemptId: 'attempt',
  startedAt: 1,
  answered: 1,
  total: 2,
  result: null,
  isFinished: false,
  mastery: 0.3,
  state: 'in-progress',
  ...changes,
})

const homeOf = async (attempts: readonly AttemptSummary[], profile: Partial<Profile> = {}) =>
  (await makeShowHome({ content, quizzes: { list: () => Promise.resolve(ok(attempts)) } })('fr', { ...emptyProfile, ...profile }))._unsafeUnwrap()

test('who began nothing, and whose level is not known, has the books', async () => {
  expect(await homeOf([])).toMatchObject({ books: [{ book: { path: book?.path } }], begun: [], next: [], finished: [], level: null })
})

test.each([
  [{ products: [], plans: [] }, false],
  [{ products: ['alveole'], plans: [{ id: 'solo-monthly', startsAt: 0, endsAt: null }] }, true],
])('it tells whether everything is open: %j', async (holdings, isEverythingOpen) => {
  expect(await homeOf([], holdings)).toMatchObject({ isEverythingOpen })
})

test('of the level of the profile, the first chapter that was not begun comes next', async () => {
  const profile = { levelOfEducation: { value: book?.level ?? '' } }
  const { next, level } = await homeOf([], profile)
  expect([level, next]).toMatchObject([book?.level, [{ access: 'free', chapter: { course: { path: libraryOfOneBook.paths.freeCourse } } }]])
  const after = await homeOf([anAttempt()], profile)
  expect(after.next).toMatchObject([{ access: 'locked', chapter: { course: { path: libraryOfOneBook.paths.lockedCourse } } }])
})

test('what was begun is to be resumed, what is finished has its result, and next goes on in its book', async () => {
  const begun = await homeOf([anAttempt()])
  expect(begun).toMatchObject({ begun: [{ attempt: { attemptId: 'attempt' } }], finished: [], level: null })
  expect(begun.next).toHaveLength(1)
  const finished = await homeOf([anAttempt({ isFinished: true, result: { right: 1, total: 2 } })])
  expect(finished).toMatchObject({ begun: [], finished: [{ attempt: { result: { right: 1, total: 2 } } }] })
})

test('a quiz in the other language, or gone, is left out', async () => {
  expect(await homeOf([anAttempt({ quizPath: '/en/elsewhere/quiz' })])).toMatchObject({ begun: [], finished: [] })
})

test('a service out of reach is told', async () => {
  const unreachable = () => Promise.resolve(err({ type: 'service-unreachable' } as const))
  const list = () => Promise.resolve(ok([]))
  expect((await makeShowHome({ content, quizzes: { list: unreachable } })('fr', emptyProfile)).isErr()).toBe(true)
  expect((await makeShowHome({ content: { ...content, list: unreachable }, quizzes: { list } })('fr', emptyProfile)).isErr()).toBe(true)
})
