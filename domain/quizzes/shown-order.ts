/** FNV-1a, 32 bits: a seed out of any text. */
const seedOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash
}

/** Mulberry32: numbers in [0, 1), the same ones for the same seed. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * The order in which the items of a question are shown in an attempt: always the same in one attempt, mostly another one in
 * the next, and never the order in which they are written, which is the answer (unless there is only one item).
 *
 * A shuffle of Fisher and Yates of the items in the order of their ids, on numbers drawn from the names of the attempt and of the
 * question. So the order stays when an author corrects the written one, unless it was or becomes the shuffled one, which is not shown.
 *
 * @example shownOrder([{ id: '1515' }, { id: '1789' }, { id: '1914' }], 'attempt-1', 'q1') // the same three, for instance 1914, 1515, 1789
 */
export const shownOrder = <Item extends { readonly id: string }>(items: readonly Item[], attemptId: string, questionId: string): readonly Item[] => {
  const draw = numbersFrom(seedOf(`${attemptId}/${questionId}`))
  const left = items.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const shown = items.flatMap(() => left.splice(Math.floor(draw() * left.length), 1))
  return shown.every((item, place) => item === items[place]) ? [...shown.slice(1), ...shown.slice(0, 1)] : shown
}
