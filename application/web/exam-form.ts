import type { BacYear } from '../../domain/grades/bac-table.ts'
import type { OptionsRefusal } from '../../domain/grades/bac-options.ts'
import type { ExamFacts } from '../../domain/grades/exam-facts.ts'
import { highestMark, type Mark, type MarkRefusal, type Marks, parseMark } from '../../domain/grades/mark.ts'
import type { GradeScenario } from '../../domain/grades/simulate-grades.ts'
import type { Weight, WeightRefusal } from '../../domain/grades/weight.ts'

/** What somebody typed in a simulator, by field: the query of its address, and the fields of its form. */
export type ExamValues = Readonly<Record<string, string>>

/** Why a simulator does not take what was typed in a field. What is not taken counts for nothing. */
export type ExamFieldRefusal = MarkRefusal | WeightRefusal | OptionsRefusal | { readonly type: 'oral-twice' }

/** What a component belongs to, under which its field stands. */
export type ExamPart =
  | 'terminal'
  | 'continuous-premiere'
  | 'continuous-terminale'
  | 'option'
  | 'general-unit'
  | 'practice-unit'
  | 'professional-unit'
  | 'masterpiece'
  | 'average'
  | 'optional-teaching'
  | 'exam'
  | 'socle'

/** One thing that counts in an exam. Its mark is typed in the field of that name; a level of the socle is chosen. */
export type ExamComponent = {
  readonly id: string
  readonly part: ExamPart
  readonly subject: string
  readonly year: BacYear | null
  /** Null where it has no coefficient of its own. */
  readonly weight: Weight | null
  /** What the pupil calls it; null where the page names it. */
  readonly ownName: string | null
}

/** A form as it was read: what the rules take of it, and what they do not. */
export type ReadExamForm<Scenario extends GradeScenario = GradeScenario> = {
  readonly scenario: Scenario
  readonly components: readonly ExamComponent[]
  readonly refusals: Readonly<Record<string, ExamFieldRefusal>>
  /** What was typed, and what stands in the fields before anybody types. */
  readonly values: ExamValues
  readonly facts: ExamFacts
}

/** What somebody typed in one field. */
export const typedIn = (values: ExamValues, field: string): string => (Object.hasOwn(values, field) ? (values[field] ?? '') : '')

/** The one of these choices that a field holds; the other one given where it holds none. */
export const chosenIn = <Choice extends string | number, Other>(
  values: ExamValues,
  field: string,
  choices: readonly Choice[],
  other: Other,
): Choice | Other => choices.find((choice) => String(choice) === typedIn(values, field)) ?? other

/** The marks typed in some fields. An empty one is a mark that is not known yet. */
export const readMarks = (
  values: ExamValues,
  fields: readonly string[],
): { readonly marks: Marks; readonly refusals: Readonly<Record<string, MarkRefusal>> } => {
  const marks: Record<string, Mark> = {}
  const refusals: Record<string, MarkRefusal> = {}
  for (const field of fields) {
    parseMark(typedIn(values, field)).match(
      (mark) => {
        marks[field] = mark
      },
      (refusal) => {
        if (refusal.type !== 'mark-empty') refusals[field] = refusal
      },
    )
  }
  return { marks, refusals }
}

/** A mark as it is typed: 12,5. */
export const typedMark = (mark: Mark): string => String(Math.min(mark, highestMark) / 100).replace('.', ',')

/** Marks as they are typed, each in its field. */
export const typedMarks = (marks: Marks): ExamValues =>
  Object.fromEntries(Object.entries(marks).map(([field, mark]) => [field, typedMark(mark)]))

/** How many places a list that grows shows: those that are filled and one more. */
export const placesToShow = (most: number, isFilled: (place: number) => boolean, fewest = 1): readonly number[] => {
  const places = Array.from({ length: most }, (_, index) => index + 1)
  const last = places.findLast(isFilled) ?? 0
  return places.slice(0, Math.max(fewest, last + 1))
}
