import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { InMemoryAnswerOutbox } from '../../adapters/in-memory/in-memory-answer-outbox.ts'
import type { AnsweredAttempt, AnsweredQuestion, AskedQuestion, QuizAttemptView } from '../../domain/quizzes/attempt-view.ts'
import type { KeptAnswer } from '../ports/answer-outbox.ts'
import type { QuizGateway } from '../ports/quiz-gateway.ts'
import { goOnWithKept, makeKeepAnswers } from './keep-answers.ts'

const lea = 'lea@example.org'
const question: AskedQuestion = { questionId: 'q1', number: 1, promptHtml: '', input: { kind: 'numeric' } }
const answer = (changes: Partial<KeptAnswer> = {}): KeptAnswer => ({ attemptId: 'attempt-1', questionId: 'q1', response: ['12'], owner: null, ...changes })
const attempt = (answerStands: boolean) => ({ answerStands }) as AnsweredAttempt

type Answered = Awaited<ReturnType<QuizGateway['answer']>>

/** A service that gives these answers, one after the other. */
const keeping = (...given: Answered[]) => {
  const sent: string[] = []
  const outbox = new InMemoryAnswerOutbox()
  const answers = makeKeepAnswers({
    outbox,
    quizzes: async () => ({
      answer: async (_, questionId) => {
        sent.push(questionId)
        return given.shift() ?? ok(attempt(true))
      },
    }),
  })
  return { answers, sent, outbox }
}

test('answers wait, then go in the order in which they were given', async () => {
  const { answers, sent } = keeping()
  for (const questionId of ['q2', 'q1', 'q3']) await answers.keep(answer({ questionId }), question)
  expect(answers.kept.get()).toHaveLength(3)
  await Promise.all([answers.send(null), answers.send(null)])
  expect(sent).toEqual(['q2', 'q1', 'q3'])
  expect(answers.kept.get()).toEqual([])
  expect(answers.lastSent.get()).toEqual({ sent: 3, answeredElsewhere: 0, lost: 0 })
  answers.forgetLastSent()
  expect(answers.lastSent.get()).toBeNull()
})

test('what is no answer is refused, and does not wait', async () => {
  const { answers } = keeping()
  expect((await answers.keep(answer({ response: ['douze'] }), question))._unsafeUnwrapErr()).toEqual({ type: 'response-not-a-number' })
  expect(answers.kept.get()).toEqual([])
})

test('where the service is not reached, the answer waits on and those behind it too', async () => {
  const { answers, sent } = keeping(ok(attempt(true)), err({ type: 'service-unreachable' }))
  for (const questionId of ['q1', 'q2', 'q3']) await answers.keep(answer({ questionId }), question)
  await answers.send(null)
  expect(sent).toEqual(['q1', 'q2'])
  expect(answers.kept.get().map(({ questionId }) => questionId)).toEqual(['q2', 'q3'])
  await answers.send(null)
  expect(sent).toEqual(['q1', 'q2', 'q2', 'q3'])
})

test('an answer given elsewhere meanwhile stands, and a quiz that is gone is told', async () => {
  const { answers } = keeping(ok(attempt(false)), err({ type: 'attempt-unknown' }))
  for (const questionId of ['q1', 'q2', 'q3']) await answers.keep(answer({ questionId }), question)
  await answers.send(null)
  expect(answers.lastSent.get()).toEqual({ sent: 1, answeredElsewhere: 1, lost: 1 })
  expect(answers.kept.get()).toEqual([])
})

test.each([
  ['a visitor’s, who is still one', null, null, ['q1'], 0],
  ['a visitor’s, who logged in', null, lea, ['q1'], 0],
  ['a member’s', lea, lea, ['q1'], 0],
  ['a member’s whose session ended', lea, null, [], 1],
  ['a member’s, when another one is here', lea, 'tom@example.org', [], 0],
])('of %s: what goes, and what waits on', async (_, owner, reader, expected, waiting) => {
  const { answers, sent } = keeping()
  await answers.keep(answer({ owner }), question)
  await answers.send(reader)
  expect(sent).toEqual(expected)
  expect(answers.kept.get()).toHaveLength(waiting)
})

test('with nothing that waits, nothing is told', async () => {
  const { answers } = keeping()
  await answers.send(null)
  expect(answers.lastSent.get()).toBeNull()
})

test('what waits is forgotten when somebody logs out', async () => {
  const { answers, outbox } = keeping()
  await answers.keep(answer({ owner: lea }), question)
  await answers.forget()
  expect(answers.kept.get()).toEqual([])
  expect(await outbox.list()).toEqual([])
})

test('a quiz goes on behind the answers that wait and those that were scored, whatever its page knows', () => {
  const { answers } = keeping()
  const asked = (questionId: string) => ({ ...question, questionId })
  const view = (answered: readonly string[], upcoming: readonly string[]): QuizAttemptView => ({
    attemptId: 'attempt-1',
    quizPath: '/fr/quiz',
    title: 'Calculer',
    total: 3,
    answered: answered.map((questionId): AnsweredQuestion => ({ ...asked(questionId), points: 1, response: '', expected: '', explanationHtml: '' })),
    next: null,
    upcoming: upcoming.map(asked),
    result: null,
  })
  expect(goOnWithKept(view([], ['q1', 'q2', 'q3']), [], {})).toMatchObject({ next: { questionId: 'q1' }, answered: 0, keptHere: 0 })

  answers.noteScored(view(['q1'], ['q2', 'q3']))
  answers.noteScored(view([], ['q1', 'q2', 'q3']))
  const kept = [answer({ questionId: 'q2' }), answer({ attemptId: 'attempt-2', questionId: 'q3' })]
  expect(goOnWithKept(view([], ['q1', 'q2', 'q3']), kept, answers.scored.get())).toMatchObject({ next: { questionId: 'q3' }, answered: 2, keptHere: 1 })
})
