import type { ExamFacts } from './exam-facts.ts'
import type { Weight } from './weight.ts'

export const bacExams = ['bac-general', 'bac-technologique'] as const
export type BacExam = (typeof bacExams)[number]

export const bacSessions = [2026, 2027] as const
export type BacSession = (typeof bacSessions)[number]

export type BacYear = 'premiere' | 'terminale'

/** The subjects of the second group: those with a written exam. The anticipated maths paper is not among them. */
export const retakeSubjects = ['french-written', 'philosophy', 'specialty-1', 'specialty-2'] as const
export type RetakeSubject = (typeof retakeSubjects)[number]

export type TerminalExam = RetakeSubject | 'french-oral' | 'grand-oral'

export type ContinuousSubject =
  | 'dropped-specialty'
  | 'history-geography'
  | 'language-a'
  | 'language-b'
  | 'scientific-education'
  | 'mathematics'
  | 'physical-education'
  | 'civics'

/** The weights of one exam in one session, 100 in all without options. */
export type BacTable = ExamFacts & {
  /** The anticipated maths paper is there from 2027. */
  readonly terminal: Readonly<Record<TerminalExam, Weight>> & { readonly 'anticipated-mathematics'?: Weight }
  readonly continuous: Readonly<Partial<Record<ContinuousSubject, Readonly<Partial<Record<BacYear, Weight>>>>>>
}
