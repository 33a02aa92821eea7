import * as v from 'valibot'
import type { Result } from 'neverthrow'
import { type Malformed, parserOf } from '../validation/malformed.ts'
import type { QuizAttempt } from './attempt.ts'
import type { MistakesReplay } from './replay-mistakes.ts'

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8_640_000_000_000_000))

const answerSchema = v.strictObject({
  questionId: name,
  response: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10_000))), v.maxLength(50)),
  points: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
})
const answersSchema = v.pipe(v.array(answerSchema), v.maxLength(1000))

const attemptFields = {
  id: name,
  owner: v.variant('kind', [
    v.strictObject({ kind: v.literal('member'), memberId: name }),
    v.strictObject({ kind: v.literal('visitor'), visitorId: name }),
  ]),
  quizPath: v.pipe(v.string(), v.startsWith('/'), v.maxLength(500)),
  startedAt: moment,
}

const areDifferent = (names: readonly string[]): boolean => new Set(names).size === names.length

const attemptSchema = v.strictObject({
  ...attemptFields,
  answers: v.pipe(answersSchema, v.check((answers) => areDifferent(answers.map(({ questionId }) => questionId)))),
})

const replaySchema = v.strictObject({
  ...attemptFields,
  replayOf: name,
  questionIds: v.pipe(v.array(name), v.minLength(1), v.maxLength(1000), v.check((ids) => areDifferent(ids))),
  answers: answersSchema,
})

/**
 * Reads an attempt that comes from outside (a browser, a file): at most 1,000 answers, no question answered twice, points from
 * 0 to 1. An attempt written as JSON and read again is the same.
 *
 * @example parseQuizAttempt({}) // err({ type: 'quiz-attempt-malformed', faults: [{ field: 'id', fault: 'missing' }, …] })
 */
export const parseQuizAttempt: (input: unknown) => Result<QuizAttempt, Malformed<'quiz-attempt-malformed'>> = parserOf(
  'quiz-attempt-malformed',
  attemptSchema,
)

/**
 * Reads a replay of mistakes that comes from outside: as an attempt, but a question may be answered several times.
 *
 * @example parseMistakesReplay({}) // err({ type: 'mistakes-replay-malformed', faults: [{ field: 'id', fault: 'missing' }, …] })
 */
export const parseMistakesReplay: (input: unknown) => Result<MistakesReplay, Malformed<'mistakes-replay-malformed'>> = parserOf(
  'mistakes-replay-malformed',
  replaySchema,
)
