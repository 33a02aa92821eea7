import { type Fraction, isAtLeast } from './fraction.ts'

/** What a pupil can aim at: to pass, or a mention. */
export const targets = ['pass', 'assez-bien', 'bien', 'tres-bien'] as const
export type Target = (typeof targets)[number]
export type Mention = Exclude<Target, 'pass'>

/**
 * The mean out of 20 from which each is reached, the same for the bac and the Brevet. The Brevet until 2025 counts out of
 * 800, and its 400, 480, 560 and 640 points are these means.
 *
 * Source: service-public A18355; note de service of 2 September 2025.
 */
export const targetMeans: Readonly<Record<Target, number>> = { pass: 10, 'assez-bien': 12, bien: 14, 'tres-bien': 16 }

/** From this mean the jury may congratulate (bac), or does (Brevet from 2026). */
const congratulationsMean = 18

/** `possible`: the jury decides, nothing is promised. */
export type Congratulations = 'none' | 'possible' | 'awarded'

export type Admitted = {
  readonly kind: 'admitted'
  readonly mention: Mention | null
  readonly congratulations: Congratulations
}

/** A mean that is not known reaches nothing. */
export const reachesTarget = (mean: Fraction | null, target: Target): boolean =>
  mean !== null && isAtLeast(mean, targetMeans[target])

const mentions: readonly Mention[] = ['tres-bien', 'bien', 'assez-bien']

/**
 * Admitted in the first group, with the mention that the mean gives.
 *
 * @param mean at least 10
 * @param fromEighteen what the exam gives from a mean of 18
 * @example admittedWith(fraction(12), 'none') // { kind: 'admitted', mention: 'assez-bien', congratulations: 'none' }
 */
export const admittedWith = (mean: Fraction, fromEighteen: Congratulations): Admitted => ({
  kind: 'admitted',
  mention: mentions.find((mention) => reachesTarget(mean, mention)) ?? null,
  congratulations: isAtLeast(mean, congratulationsMean) ? fromEighteen : 'none',
})
