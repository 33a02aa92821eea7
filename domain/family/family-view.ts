import * as v from 'valibot'
import { subjects } from '../content/front-matter.ts'
import { programmes } from '../newsletter/user-types.ts'
import { avatars } from '../profile/avatars.ts'

const childFields = { id: v.string(), name: v.string(), avatar: v.picklist(avatars), level: v.picklist(programmes) }
const countFields = { finished: v.number(), begun: v.number(), lastQuizAt: v.nullable(v.number()) }

/** A family as the API shows it to the parent: who is in it, and in short what each one did. */
export const familyViewSchema = v.object({
  /** Whether a family plan runs now. */
  hasFamilyPlan: v.boolean(),
  mayAddChild: v.boolean(),
  children: v.array(v.object({ ...childFields, ...countFields })),
})

/** A child as the API shows them to the parent, with what they did. */
export const childViewSchema = v.object({
  ...childFields,
  ...countFields,
  /** The latest first, the last ones only. */
  quizzes: v.array(
    v.object({
      attemptId: v.string(),
      quizPath: v.string(),
      title: v.string(),
      startedAt: v.number(),
      state: v.picklist(['finished', 'begun']),
      answered: v.number(),
      right: v.number(),
      total: v.number(),
    }),
  ),
  books: v.array(
    v.object({
      path: v.string(),
      title: v.string(),
      subject: v.picklist(subjects),
      mastery: v.number(),
      state: v.picklist(['in-progress', 'mastered']),
      quizzes: v.number(),
    }),
  ),
})

/** Who may use a session of the family, as the API shows it to whoever holds the device. */
export const learnersViewSchema = v.object({
  /** The child who uses the session; null when it is the parent. */
  current: v.nullable(v.string()),
  children: v.array(v.object({ id: v.string(), name: v.string(), avatar: v.picklist(avatars) })),
})

export type FamilyView = v.InferOutput<typeof familyViewSchema>
export type ChildView = v.InferOutput<typeof childViewSchema>
export type LearnersView = v.InferOutput<typeof learnersViewSchema>
