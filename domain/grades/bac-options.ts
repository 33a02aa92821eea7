import { err, ok, type Result } from 'neverthrow'
import type { BacYear } from './bac-table.ts'
import type { Weight } from './weight.ts'

/** In which years an option was taken. */
export const optionYears = ['premiere', 'terminale', 'both-years'] as const
export type OptionYears = (typeof optionYears)[number]

/** An optional teaching of the bac général or technologique; `id` is the pupil's own, such as `latin`. */
export type BacOption = { readonly id: string; readonly years: OptionYears }

export const yearsOfOption: Readonly<Record<OptionYears, readonly BacYear[]>> = {
  premiere: ['premiere'],
  terminale: ['terminale'],
  'both-years': ['premiere', 'terminale'],
}

/** Each option counts this much a year, its whole mark: it can lower the mean. */
export const optionWeight: Weight = 2

/** All the options together count at most this much. */
const heaviestOptions: Weight = 14

export type OptionsRefusal =
  | { readonly type: 'option-twice'; readonly id: string }
  | { readonly type: 'options-too-heavy'; readonly weight: Weight; readonly heaviest: Weight }

/**
 * Checks the options of a pupil: each once, and 14 in all at most (2 an option and a year).
 *
 * Source: service-public A18355; lgsh.fr.
 *
 * @example checkOptions([{ id: 'latin', years: 'both-years' }])._unsafeUnwrap() // the same: they weigh 4
 */
export const checkOptions = <Options extends readonly BacOption[]>(options: Options): Result<Options, OptionsRefusal> => {
  const twice = options.find(({ id }, index) => options.findIndex((other) => other.id === id) !== index)
  if (twice) return err({ type: 'option-twice', id: twice.id })
  const weight = options.reduce((sum, { years }) => sum + optionWeight * yearsOfOption[years].length, 0)
  return weight > heaviestOptions ? err({ type: 'options-too-heavy', weight, heaviest: heaviestOptions }) : ok(options)
}
