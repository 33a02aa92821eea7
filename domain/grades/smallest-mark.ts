import { highestMark, type Mark } from './mark.ts'

/**
 * The mark that a target asks for:
 * - `already-reached`: even a 0 is enough;
 * - `needed`: this mark reaches it, a hundredth less does not;
 * - `out-of-reach`: even a 20 does not.
 */
export type NeededMark =
  | { readonly kind: 'already-reached' }
  | { readonly kind: 'needed'; readonly mark: Mark }
  | { readonly kind: 'out-of-reach' }

/**
 * The lowest mark, to the hundredth, with which something is reached.
 *
 * @param reaches true from some mark on: no exam is lost by a better mark
 * @example smallestMark((mark) => mark >= 1034) // { kind: 'needed', mark: 1034 }
 */
export const smallestMark = (reaches: (mark: Mark) => boolean): NeededMark => {
  if (reaches(0)) return { kind: 'already-reached' }
  if (!reaches(highestMark)) return { kind: 'out-of-reach' }
  let tooLow: Mark = 0
  let enough: Mark = highestMark
  while (enough - tooLow > 1) {
    const middle = Math.floor((tooLow + enough) / 2)
    if (reaches(middle)) enough = middle
    else tooLow = middle
  }
  return { kind: 'needed', mark: enough }
}
