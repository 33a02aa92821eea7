import { beforeEach, describe, expect, test } from 'vitest'
import { InMemoryContentLibrary } from '../../adapters/in-memory/in-memory-content-library.ts'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import { shownOrder } from '../../domain/quizzes/shown-order.ts'
import { aMatching, anOrdering } from '../../tests/builders/a-question.ts'
import { aQuiz } from '../../tests/builders/a-quiz.ts'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeAnswerQuestion, makeReadAttempt, makeStartQuiz } from './take-quiz.ts'

const { freeQuiz, lockedQuiz, freeCourse } = libraryOfOneBook.paths
const lea = { kind: 'member', memberId: 'lea' } as const
const visitor = { kind: 'visitor', visitorId: 'visitor-1' } as const

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})
const start = (quizPath = freeQuiz as string, isSubscriber = false, owner: typeof lea | typeof visitor = lea) => makeStartQuiz(service)(quizPath, owner, isSubscriber)
const answer = (attemptId: string, questionId: string, response: readonly string[], owners: readonly (typeof lea | typeof visitor)[] = [lea]) =>
  makeAnswerQuestion(service)({ attemptId, questionId, response }, owners)

describe('starting a quiz', () => {
  test('asks its first question', async () => {
    expect((await start())._unsafeUnwrap()).toMatchObject({
      attemptId: 'id-0001',
      total: 2,
      answered: [],
      next: { questionId: 'q1' },
      upcoming: [{ questionId: 'q1' }, { questionId: 'q2' }],
      result: null,
    })
    expect(await service.attempts.find('id-0001')).toEqual({ id: 'id-0001', owner: lea, quizPath: freeQuiz, startedAt: noon, answers: [] })
  })

  test.each([
    ['free', freeQuiz, false, 'started'],
    ['free', freeQuiz, true, 'started'],
    ['locked', lockedQuiz, true, 'started'],
    ['locked', lockedQuiz, false, 'content-locked'],
  ])('that is %s (%s), with a subscription: %s, is %s', async (_, quizPath, isSubscriber, outcome) => {
    const started = await start(quizPath, isSubscriber)
    expect(started.isOk() ? 'started' : started.error.type).toBe(outcome)
  })

  test.each([freeCourse, '/fr/nowhere'])('%s is no quiz', async (path) => {
    expect((await start(path, true))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path })
  })

  test('goes on with the one begun, even when the subscription ended meanwhile', async () => {
    const begun = (await start(lockedQuiz, true))._unsafeUnwrap()
    await answer(begun.attemptId, 'q1', ['b'])
    expect((await start(lockedQuiz, false))._unsafeUnwrap()).toMatchObject({ attemptId: begun.attemptId, next: { questionId: 'q2' } })
  })

  test('begins anew after a finished one, and only for those who may', async () => {
    const { attemptId } = (await start(lockedQuiz, true))._unsafeUnwrap()
    await answer(attemptId, 'q1', ['b'])
    await answer(attemptId, 'q2', ['2'])
    expect((await start(lockedQuiz, false))._unsafeUnwrapErr()).toEqual({ type: 'content-locked' })
    expect((await start(lockedQuiz, true))._unsafeUnwrap().attemptId).not.toBe(attemptId)
  })

  test('is everybody’s own', async () => {
    const ofLea = (await start())._unsafeUnwrap()
    expect((await start(freeQuiz, false, visitor))._unsafeUnwrap().attemptId).not.toBe(ofLea.attemptId)
  })
})

describe('answering', () => {
  test('scores the answer and asks the next question, up to the result', async () => {
    const { attemptId } = (await start())._unsafeUnwrap()
    expect((await answer(attemptId, 'q1', ['b']))._unsafeUnwrap()).toMatchObject({ answered: [{ questionId: 'q1', points: 1 }], next: { questionId: 'q2' }, result: null })
    expect((await answer(attemptId, 'q2', ['3']))._unsafeUnwrap()).toMatchObject({ next: null, result: { right: 1, total: 2 } })
  })

  test('twice keeps the first answer', async () => {
    const { attemptId } = (await start())._unsafeUnwrap()
    expect((await answer(attemptId, 'q1', ['a']))._unsafeUnwrap()).toMatchObject({ answerStands: true })
    expect((await answer(attemptId, 'q1', ['b']))._unsafeUnwrap()).toMatchObject({ answered: [{ points: 0 }], answerStands: false })
  })

  test('the same answer sent again counts once, and stands', async () => {
    const { attemptId } = (await start())._unsafeUnwrap()
    await answer(attemptId, 'q1', ['b'])
    expect((await answer(attemptId, 'q1', ['b']))._unsafeUnwrap()).toMatchObject({ answered: [{ questionId: 'q1' }], answerStands: true })
    expect(await service.attempts.find(attemptId)).toMatchObject({ answers: [{ questionId: 'q1' }] })
  })

  test('may jump ahead: the question left out is asked next', async () => {
    const { attemptId } = (await start())._unsafeUnwrap()
    expect((await answer(attemptId, 'q2', ['2']))._unsafeUnwrap()).toMatchObject({ next: { questionId: 'q1' } })
  })

  test.each([
    ['q1', [], { type: 'response-empty' }],
    ['q1', ['z'], { type: 'response-not-a-choice' }],
    ['q2', ['deux'], { type: 'response-not-a-number' }],
    ['q9', ['b'], { type: 'question-unknown' }],
  ])('%s with %o is refused and does not count', async (questionId, response, refusal) => {
    const { attemptId } = (await start())._unsafeUnwrap()
    expect((await answer(attemptId, questionId, response))._unsafeUnwrapErr()).toEqual(refusal)
    expect(await service.attempts.find(attemptId)).toMatchObject({ answers: [] })
  })

  test.each([
    ['somebody else', [visitor]],
    ['nobody known', []],
  ])('is refused to %s', async (_, owners) => {
    const { attemptId } = (await start())._unsafeUnwrap()
    expect((await answer(attemptId, 'q1', ['b'], owners))._unsafeUnwrapErr()).toEqual({ type: 'attempt-unknown' })
  })

  test('works for a member who began as a visitor and still has both names', async () => {
    const { attemptId } = (await start(freeQuiz, false, visitor))._unsafeUnwrap()
    expect((await answer(attemptId, 'q1', ['b'], [lea, visitor])).isOk()).toBe(true)
  })
})

describe('a quiz with items to order and pairs to match', () => {
  const quizPath = freeQuiz
  const questions = [anOrdering({ id: 'q1' }), aMatching({ id: 'q2' })]
  const begin = async () => {
    const library = new InMemoryContentLibrary({ ...libraryOfOneBook, quizzes: { [quizPath]: aQuiz({ questions }) } })
    const parts = { ...service, library }
    const { attemptId } = (await makeStartQuiz(parts)(quizPath, lea, false))._unsafeUnwrap()
    /** The place at which an item, or the right side of a pair, is shown. */
    const placeOf = (question: 'q1' | 'q2', id: string) => {
      const items = question === 'q1' ? anOrdering().items : aMatching().pairs
      return String(shownOrder<{ id: string }>(items, attemptId, question).findIndex((item) => item.id === id) + 1)
    }
    const answer = (questionId: string, response: readonly string[]) => makeAnswerQuestion(parts)({ attemptId, questionId, response }, [lea])
    return { answer, placeOf }
  }

  test('is taken up to its result, with a part of the points', async () => {
    const { answer, placeOf } = await begin()
    const order = ['a', 'b', 'd', 'c'].map((id) => placeOf('q1', id))
    expect((await answer('q1', order))._unsafeUnwrap()).toMatchObject({ answered: [{ points: 4 / 6 }], next: { questionId: 'q2', input: { kind: 'matching' } } })
    const pairs = ['a', 'b', 'c'].map((id, left) => `${left + 1}:${placeOf('q2', id)}`)
    expect((await answer('q2', pairs))._unsafeUnwrap()).toMatchObject({ next: null, result: { right: 1, total: 2 } })
  })

  test.each([
    ['q1', ['1', '2', '', '4'], 'response-incomplete'],
    ['q1', ['1', '1', '2', '3'], 'response-repeats-a-choice'],
    ['q1', ['a', 'b', 'c', 'd'], 'response-not-a-choice'],
    ['q2', ['1:1', '', ''], 'response-incomplete'],
    ['q2', ['1:2', '2:2', '3:3'], 'response-repeats-a-choice'],
    ['q2', ['1', '2', '3'], 'response-not-a-choice'],
  ])('refuses %s with %o', async (questionId, response, type) => {
    const { answer } = await begin()
    expect((await answer(questionId, response))._unsafeUnwrapErr()).toEqual({ type })
  })
})

describe('reading an attempt', () => {
  const read = (attemptId: string, owners: readonly (typeof lea | typeof visitor)[] = [lea]) => makeReadAttempt(service)(attemptId, owners)

  test('shows it to whom it belongs', async () => {
    const begun = (await start())._unsafeUnwrap()
    expect((await read(begun.attemptId))._unsafeUnwrap()).toEqual(begun)
  })

  test('hides it from everybody else', async () => {
    const { attemptId } = (await start())._unsafeUnwrap()
    expect((await read(attemptId, [visitor]))._unsafeUnwrapErr()).toEqual({ type: 'attempt-unknown' })
    expect((await read('id-0099'))._unsafeUnwrapErr()).toEqual({ type: 'attempt-unknown' })
  })

  test('of a quiz that the library no longer has is refused', async () => {
    await service.attempts.add(aQuizAttempt({ owner: lea, quizPath: '/fr/gone' }))
    expect((await read('attempt-1'))._unsafeUnwrapErr()).toEqual({ type: 'attempt-unknown' })
  })
})
