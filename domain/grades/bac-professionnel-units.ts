import type { ExamFacts } from './exam-facts.ts'
import type { Weight } from './weight.ts'

/** A general unit of the bac professionnel: the weights that it has, depending on the speciality, and whether all have it. */
export type GeneralUnit = { readonly weights: readonly [Weight, ...Weight[]]; readonly inEverySpeciality: boolean }

/**
 * The general units of the bac professionnel. They are where a pupil starts from: each weight is edited, and professional
 * units, which vary by speciality, are entered by the pupil.
 *
 * Source: arrêté of 17 June 2020.
 */
export const bacProfessionnelTable: ExamFacts & { readonly generalUnits: Readonly<Record<string, GeneralUnit>> } = {
  generalUnits: {
    french: { weights: [2.5], inEverySpeciality: true },
    'history-geography-civics': { weights: [2.5], inEverySpeciality: true },
    mathematics: { weights: [1, 1.5, 2], inEverySpeciality: true },
    'physics-chemistry': { weights: [1.5, 2], inEverySpeciality: false },
    'language-a': { weights: [2], inEverySpeciality: true },
    'language-b': { weights: [2], inEverySpeciality: false },
    economics: { weights: [1], inEverySpeciality: true },
    'prevention-health-environment': { weights: [1], inEverySpeciality: true },
    'applied-arts': { weights: [1], inEverySpeciality: true },
    'physical-education': { weights: [1], inEverySpeciality: true },
  },
  sources: ['arrêté of 17 June 2020'],
  unverified: ['weights-by-speciality', 'later-changes-not-seen'],
}
