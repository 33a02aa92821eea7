import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

const questionBase = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  skill: text,
  prompt: text,
  explanation: text,
}

const choicesSchema = v.pipe(
  v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), text, correct: v.optional(v.boolean(), false) })),
  v.minLength(2),
  v.check((choices) => new Set(choices.map(({ id }) => id)).size === choices.length, 'two choices have the same id'),
)

const correctChoices = (choices: readonly { correct: boolean }[]) => choices.filter(({ correct }) => correct).length

export const questionSchema = v.variant('type', [
  v.object({
    ...questionBase,
    type: v.literal('single-choice'),
    choices: v.pipe(choicesSchema, v.check((choices) => correctChoices(choices) === 1, 'exactly one choice must be correct')),
  }),
  v.object({
    ...questionBase,
    type: v.literal('multiple-choice'),
    choices: v.pipe(choicesSchema, v.check((choices) => correctChoices(choices) >= 1, 'at least one choice must be correct')),
  }),
  v.object({ ...questionBase, type: v.literal('true-false'), answer: v.boolean() }),
  v.object({
    ...questionBase,
    type: v.literal('numeric'),
    answer: v.pipe(v.number(), v.finite()),
    tolerance: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
    unit: v.optional(text),
  }),
  v.object({ ...questionBase, type: v.literal('text'), answers: v.pipe(v.array(text), v.minLength(1)) }),
])

/** A question with its answer and its explanation; prompts, choices and explanations are Markdown. */
export type Question = v.InferOutput<typeof questionSchema>

/** A quiz as an author writes it. `skills` gives the label of each skill that its questions name. */
export const quizSchema = v.pipe(
  v.object({
    kind: v.literal('quiz'),
    title: text,
    description: text,
    skills: v.record(v.string(), text),
    questions: v.pipe(
      v.array(questionSchema),
      v.minLength(1),
      v.check((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, 'two questions have the same id'),
    ),
  }),
  v.check(
    ({ skills, questions }) => questions.every(({ skill }) => Object.hasOwn(skills, skill)),
    'a question names a skill that the list of skills does not have',
  ),
)
export type Quiz = v.InferOutput<typeof quizSchema>
