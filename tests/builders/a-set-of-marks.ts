import type { Mark, Marks } from '../../domain/grades/mark.ts'

/** The same mark, in hundredths, in each of these components: 1250 is 12.5. */
export const aSetOfMarks = (components: readonly { readonly id: string }[], mark: Mark): Marks =>
  Object.fromEntries(components.map(({ id }) => [id, mark]))
