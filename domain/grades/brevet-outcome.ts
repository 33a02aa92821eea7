import type { Fraction } from './fraction.ts'
import { type Admitted, admittedWith, type Congratulations, reachesTarget } from './target.ts'

/** The Brevet is passed from 10, with a mention or without; there is no second group. */
export type BrevetOutcome = Admitted | { readonly kind: 'failed' }

/** What a mean leads to at the Brevet: admitted from 10, with the mention that it gives, or failed. */
export const brevetOutcome = (mean: Fraction, fromEighteen: Congratulations): BrevetOutcome =>
  reachesTarget(mean, 'pass') ? admittedWith(mean, fromEighteen) : { kind: 'failed' }
