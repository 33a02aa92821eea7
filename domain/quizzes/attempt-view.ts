import * as v from 'valibot'

const named = v.object({ id: v.string(), html: v.string() })

const askedQuestionFields = {
  questionId: v.string(),
  number: v.number(),
  promptHtml: v.string(),
  input: v.variant('kind', [
    v.object({ kind: v.picklist(['single-choice', 'multiple-choice']), choices: v.array(named) }),
    v.object({ kind: v.picklist(['true-false', 'text']) }),
    v.object({ kind: v.literal('numeric'), unit: v.optional(v.string()) }),
    v.object({ kind: v.literal('ordering'), items: v.array(named) }),
    v.object({ kind: v.literal('matching'), lefts: v.array(named), rights: v.array(named) }),
  ]),
}

const askedQuestionSchema = v.object(askedQuestionFields)

/** HTML, or true or false where the page says it in its own words. */
const answerSchema = v.union([v.string(), v.boolean()])

const answeredQuestionSchema = v.object({
  ...askedQuestionFields,
  points: v.number(),
  response: answerSchema,
  expected: answerSchema,
  explanationHtml: v.string(),
})

/** An attempt as the API shows it to the person whose attempt it is. */
export const quizAttemptViewSchema = v.object({
  attemptId: v.string(),
  quizPath: v.string(),
  title: v.string(),
  total: v.number(),
  answered: v.array(answeredQuestionSchema),
  next: v.nullable(askedQuestionSchema),
  /** Every question without an answer, the next one first: a quiz that was opened can be answered without a network. */
  upcoming: v.array(askedQuestionSchema),
  result: v.nullable(
    v.object({
      right: v.number(),
      total: v.number(),
      bySkill: v.array(v.object({ skill: v.string(), label: v.string(), right: v.number(), total: v.number() })),
    }),
  ),
})

/** An attempt after an answer: whether that answer counts, or the question had another one already, which stands. */
export const answeredAttemptSchema = v.object({ ...quizAttemptViewSchema.entries, answerStands: v.boolean() })

export type AskedQuestion = v.InferOutput<typeof askedQuestionSchema>
export type AnsweredQuestion = v.InferOutput<typeof answeredQuestionSchema>
export type QuizAttemptView = v.InferOutput<typeof quizAttemptViewSchema>
export type AnsweredAttempt = v.InferOutput<typeof answeredAttemptSchema>
