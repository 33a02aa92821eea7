import type { SimulatedExam } from '../../application/web/simulate-exam.ts'

/** The address of a simulator. */
export const simulatorPath = (exam: SimulatedExam): string =>
  exam === 'brevet' ? '/simulateur-de-notes-brevet' : `/simulateur-de-notes-bac/${exam}`
