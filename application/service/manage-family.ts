import { err, ok, type Result } from 'neverthrow'
import { childActivity, type ChildActivity, type KnownQuiz } from '../../domain/family/child-activity.ts'
import { type ChildForm, parseChildForm } from '../../domain/family/child-form.ts'
import type { Child } from '../../domain/family/child.ts'
import type { ChildView, FamilyView } from '../../domain/family/family-view.ts'
import { checkRoomForChild, type RoomForChildRefusal } from '../../domain/subscriptions/family-members.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { ChildRepository } from '../ports/child-repository.ts'
import type { Clock } from '../ports/clock.ts'
import type { ContentLibrary } from '../ports/content-library.ts'
import type { QuizAttemptRepository } from '../ports/quiz-attempt-repository.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'
import type { ChildUnknown } from './read-child-profile.ts'
import type { ReadProfile, ReadProfileError } from './read-profile.ts'

export type AddChildError = FormRefused<keyof ChildForm> | RoomForChildRefusal | ReadProfileError
export type ChangeChildError = FormRefused<keyof ChildForm> | ChildUnknown

type Learning = { attempts: Pick<QuizAttemptRepository, 'ofOwner'>; library: Pick<ContentLibrary, 'quiz' | 'find'> }

/** How many of their last quizzes the parent is shown. */
const mostQuizzes = 50

/** `/fr/revisions/maths/nombres/fractions/quiz` is in the book `/fr/revisions/maths/book`. */
const bookPathOf = (quizPath: string): string => quizPath.replace(/(?:\/[^/]+){3}$/, '/book')

const knownQuiz = async (library: Learning['library'], quizPath: string): Promise<KnownQuiz | null> => {
  const [quiz, book] = await Promise.all([library.quiz(quizPath), library.find(bookPathOf(quizPath))])
  return quiz && book?.kind === 'book' ? { quiz, book: { path: book.dir, title: book.title, subject: book.subject } } : null
}

const activityOf = async ({ attempts, library }: Learning, childId: string): Promise<ChildActivity> => {
  const taken = await attempts.ofOwner({ kind: 'child', childId })
  const known = new Map<string, KnownQuiz>()
  for (const quizPath of new Set(taken.map((attempt) => attempt.quizPath))) {
    const quiz = await knownQuiz(library, quizPath)
    if (quiz) known.set(quizPath, quiz)
  }
  return childActivity(taken, known)
}

const told = ({ id, name, avatar, level }: Child) => ({ id, name, avatar, level })

/**
 * Who is in a member's family, and in short what each one did. The children stay when the family plan ends: the parent sees
 * them, may change and remove them, and adds no other one.
 */
export const makeReadFamily =
  ({ children, readProfile, ...learning }: Learning & { children: Pick<ChildRepository, 'ofMember'>; readProfile: ReadProfile }) =>
  async (memberId: string): Promise<Result<FamilyView, ReadProfileError>> => {
    const profile = await readProfile(memberId)
    if (profile.isErr()) return err(profile.error)
    const { hasFamilyPlan } = profile.value
    const family = await children.ofMember(memberId)
    const shown = family.map(async (child) => {
      const { finished, begun, lastQuizAt } = await activityOf(learning, child.id)
      return { ...told(child), finished, begun, lastQuizAt }
    })
    return ok({
      hasFamilyPlan,
      mayAddChild: checkRoomForChild({ isFamilyMasterPlan: hasFamilyPlan }, family.length).isOk(),
      children: await Promise.all(shown),
    })
  }

/** A child of the member's own, with what they did. Refusal: `child-unknown`, which also stands for somebody else's. */
export const makeReadChild =
  ({ children, ...learning }: Learning & { children: Pick<ChildRepository, 'find'> }) =>
  async (memberId: string, childId: string): Promise<Result<ChildView, ChildUnknown>> => {
    const child = await children.find(memberId, childId)
    if (!child) return err({ type: 'child-unknown' })
    const { quizzes, books, ...counts } = await activityOf(learning, childId)
    return ok({ ...told(child), ...counts, quizzes: quizzes.slice(0, mostQuizzes), books: [...books] })
  }

/** Adds a child to the family of a member whose family plan runs, up to five. */
export const makeAddChild =
  ({ children, readProfile, clock, ids }: { children: Pick<ChildRepository, 'add'>; readProfile: ReadProfile; clock: Clock; ids: UniqueIds }) =>
  async (memberId: string, typed: unknown): Promise<Result<{ readonly id: string }, AddChildError>> => {
    const form = parseChildForm(typed)
    if (form.isErr()) return err(form.error)
    const profile = await readProfile(memberId)
    if (profile.isErr()) return err(profile.error)

    const child = { ...form.value, id: ids.next(), addedAt: clock.now() }
    const plan = { isFamilyMasterPlan: profile.value.hasFamilyPlan }
    return (await children.add(memberId, child, (count) => checkRoomForChild(plan, count))).map(() => ({ id: child.id }))
  }

/** Changes the name, the avatar and the class of a child of the member's own. */
export const makeChangeChild =
  ({ children }: { children: Pick<ChildRepository, 'change'> }) =>
  async (memberId: string, childId: string, typed: unknown): Promise<Result<void, ChangeChildError>> => {
    const form = parseChildForm(typed)
    if (form.isErr()) return err(form.error)
    return (await children.change(memberId, childId, form.value)) ? ok() : err({ type: 'child-unknown' })
  }

/** Removes a child of the member's own, with all they did; where they were learning, the session ends. */
export const makeRemoveChild =
  ({ children, clock }: { children: Pick<ChildRepository, 'remove'>; clock: Clock }) =>
  async (memberId: string, childId: string): Promise<Result<void, ChildUnknown>> =>
    (await children.remove(memberId, childId, clock.now())) ? ok() : err({ type: 'child-unknown' })
