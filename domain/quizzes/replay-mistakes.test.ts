import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMistakesReplay } from '../../tests/builders/a-mistakes-replay.ts'
import { aTrueFalse } from '../../tests/builders/a-question.ts'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { mistakesOf, nextInReplay, replayMistakes } from './replay-mistakes.ts'

const quiz = { questions: ['q1', 'q2', 'q3'].map((id) => aTrueFalse({ id })) }
const answer = (questionId: string, points: number) => ({ questionId, response: ['true'], points })
const attempt = aQuizAttempt({ answers: [answer('q3', 0), answer('q1', 0.5), answer('q2', 1)] })

test.each([
  ['wrong and partly right answers, in the order of the quiz', attempt.answers, ['q1', 'q3']],
  ['nothing where all is right', [answer('q1', 1)], []],
  ['no question that is not answered', [answer('q2', 0)], ['q2']],
  ['no question that the quiz no longer has', [answer('q9', 0)], []],
])('the mistakes of an attempt are %s', (_, answers, expected) => {
  expect(mistakesOf(quiz, aQuizAttempt({ answers }))).toEqual(expected)
})

test('a replay is over the mistakes only, and belongs to whom the attempt belongs', () => {
  expect(replayMistakes(quiz, attempt, { id: 'replay-1', now: 7 })._unsafeUnwrap()).toEqual({
    id: 'replay-1',
    owner: attempt.owner,
    quizPath: attempt.quizPath,
    startedAt: 7,
    replayOf: 'attempt-1',
    questionIds: ['q1', 'q3'],
    answers: [],
  })
})

test('without mistakes there is nothing to replay', () => {
  const right = aQuizAttempt({ answers: [answer('q1', 1)] })
  expect(replayMistakes(quiz, right, { id: 'replay-1', now: 7 })._unsafeUnwrapErr()).toEqual({ type: 'no-mistakes' })
})

test.each([
  ['nothing is answered', [], 'q1'],
  ['the first is right', [answer('q1', 1)], 'q2'],
  ['the first is wrong again', [answer('q1', 0)], 'q2'],
  ['both are wrong again', [answer('q1', 0), answer('q2', 0)], 'q1'],
  ['the first is right at the second go', [answer('q1', 0), answer('q2', 0), answer('q1', 1)], 'q2'],
  ['one is partly right', [answer('q1', 1), answer('q2', 0.9)], 'q2'],
  ['all are right', [answer('q2', 1), answer('q1', 0), answer('q1', 1)], undefined],
])('in a replay, when %s, the next question is %s', (_, answers, expected) => {
  expect(nextInReplay(quiz, aMistakesReplay({ answers }))?.id).toBe(expected)
})

test('a question that the quiz no longer has does not keep a replay from ending', () => {
  expect(nextInReplay({ questions: [aTrueFalse({ id: 'q1' })] }, aMistakesReplay({ answers: [answer('q1', 1)] }))).toBeUndefined()
})

test('a replay ends when all are right, however often they were wrong', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5 }), fc.nat({ max: 5 }), (wrongFirst, wrongSecond) => {
      const stillWrong: Record<string, number> = { q1: wrongFirst, q2: wrongSecond }
      const answers: ReturnType<typeof answer>[] = []
      const replay = aMistakesReplay({ answers })
      for (let next = nextInReplay(quiz, replay); next; next = nextInReplay(quiz, replay)) {
        const left = stillWrong[next.id] ?? 0
        stillWrong[next.id] = left - 1
        answers.push(answer(next.id, left > 0 ? 0 : 1))
      }
      expect(answers).toHaveLength(wrongFirst + wrongSecond + 2)
    }),
  )
})
