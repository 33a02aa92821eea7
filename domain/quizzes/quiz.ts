import * as v from 'valibot'
import { parserOf } from '../validation/malformed.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(10_000))
/** A word to find: what is typed is read up to as many characters. */
const word = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))

const areDifferent = (values: readonly string[]): boolean => new Set(values).size === values.length

const questionBase = {
  id,
  skill: text,
  prompt: text,
  explanation: text,
}

const choicesSchema = v.pipe(
  v.array(v.strictObject({ id, text, correct: v.optional(v.boolean(), false) })),
  v.minLength(2),
  v.maxLength(20),
  v.check((choices) => areDifferent(choices.map(({ id }) => id)), 'two choices have the same id'),
)

const correctChoices = (choices: readonly { correct: boolean }[]) => choices.filter(({ correct }) => correct).length

/** They are never shown in their written order, which gives the right one away where there are but two. */
const fewestOutOfOrder = 3

const itemsSchema = v.pipe(
  v.array(v.strictObject({ id, text })),
  v.minLength(fewestOutOfOrder),
  v.maxLength(10),
  v.check((items) => areDifferent(items.map(({ id }) => id)), 'two items have the same id'),
  v.check((items) => areDifferent(items.map(({ text }) => text)), 'two items have the same text'),
)

const pairsSchema = v.pipe(
  v.array(v.strictObject({ id, left: text, right: text })),
  v.minLength(fewestOutOfOrder),
  v.maxLength(10),
  v.check((pairs) => areDifferent(pairs.map(({ id }) => id)), 'two pairs have the same id'),
  v.check((pairs) => areDifferent(pairs.map(({ left }) => left)), 'two pairs have the same left side'),
  v.check((pairs) => areDifferent(pairs.map(({ right }) => right)), 'two pairs have the same right side'),
)

export const questionSchema = v.variant('type', [
  v.strictObject({
    ...questionBase,
    type: v.literal('single-choice'),
    choices: v.pipe(choicesSchema, v.check((choices) => correctChoices(choices) === 1, 'exactly one choice must be correct')),
  }),
  v.strictObject({
    ...questionBase,
    type: v.literal('multiple-choice'),
    choices: v.pipe(choicesSchema, v.check((choices) => correctChoices(choices) >= 1, 'at least one choice must be correct')),
  }),
  v.strictObject({ ...questionBase, type: v.literal('true-false'), answer: v.boolean() }),
  v.strictObject({
    ...questionBase,
    type: v.literal('numeric'),
    answer: v.pipe(v.number(), v.finite()),
    tolerance: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
    unit: v.optional(text),
  }),
  v.strictObject({ ...questionBase, type: v.literal('text'), answers: v.pipe(v.array(word), v.minLength(1), v.maxLength(50)) }),
  v.strictObject({ ...questionBase, type: v.literal('ordering'), items: itemsSchema }),
  v.strictObject({ ...questionBase, type: v.literal('matching'), pairs: pairsSchema }),
])

/**
 * A question with its answer and its explanation; prompts, choices, items, pairs and explanations are Markdown.
 * Items to put in order are written in their right order, and each pair to match is a right one; there are three at least.
 */
export type Question = v.InferOutput<typeof questionSchema>

/** A quiz as an author writes it. `skills` gives the label of each skill that its questions name. */
export const quizSchema = v.pipe(
  v.strictObject({
    kind: v.literal('quiz'),
    title: text,
    description: text,
    skills: v.record(v.pipe(v.string(), v.maxLength(100)), text),
    questions: v.pipe(
      v.array(questionSchema),
      v.minLength(1),
      v.maxLength(100),
      v.check((questions) => areDifferent(questions.map(({ id }) => id)), 'two questions have the same id'),
    ),
  }),
  v.check(
    ({ skills, questions }) => questions.every(({ skill }) => Object.hasOwn(skills, skill)),
    'a question names a skill that the list of skills does not have',
  ),
)
export type Quiz = v.InferOutput<typeof quizSchema>

/**
 * Reads a quiz: 1 to 100 questions, each with an id of its own and a skill of the list; unknown fields are refused by name.
 *
 * Source: specification, section 1, "It offers quizzes".
 *
 * @example parseQuiz({ kind: 'quiz' }) // err({ type: 'quiz-malformed', faults: [{ field: 'title', fault: 'missing' }, …] })
 */
export const parseQuiz = parserOf('quiz-malformed', quizSchema)
