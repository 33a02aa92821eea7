import { err, ok, type Result } from 'neverthrow'
import type { Question } from './quiz.ts'
import { readNumber } from './read-number.ts'

/**
 * What was typed or ticked, as a form sends it: the ids of the choices, `true` or `false`, a number, a word, the ids of the
 * items from the first place to the last, or a `left:right` of pair ids for each left side.
 */
export type QuestionResponse = readonly string[]

export type ResponseRefusal =
  | { readonly type: 'response-empty' }
  | { readonly type: 'response-not-a-number' }
  | { readonly type: 'response-not-a-choice' }
  /** A place or a left side has nothing chosen. */
  | { readonly type: 'response-incomplete' }
  /** The same item is at two places, or the same side in two pairs. */
  | { readonly type: 'response-repeats-a-choice' }

/** From 0 (wrong) to 1 (right). */
export type Points = number

const longestTyped = 200

/** A word, trimmed already, without its case, accents, typographic apostrophes and hyphens, superfluous blanks and final full stop. */
const normaliseWord = (typed: string): string =>
  typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.$/, '')
    .trimEnd()

const oneOf = (ids: readonly string[], response: QuestionResponse): boolean => response.every((id) => ids.includes(id))

/** The share of the right choices that are ticked less the share of the wrong ones that are; never below zero. */
const shareOfTicks = (choices: readonly { id: string; correct: boolean }[], ticked: QuestionResponse): Points => {
  const ticks = new Set(ticked)
  const shareTicked = (ofThese: readonly { id: string }[]): number => ofThese.filter(({ id }) => ticks.has(id)).length / ofThese.length
  const wrong = choices.filter((choice) => !choice.correct)
  const right = choices.filter((choice) => choice.correct)
  return Math.max(0, shareTicked(right) - (wrong.length === 0 ? 0 : shareTicked(wrong)))
}

/** Kendall's rank correlation of the given order with the right one; never below zero. */
const rankCorrelation = (rightOrder: readonly string[], given: QuestionResponse): Points => {
  const ranks = given.map((id) => rightOrder.indexOf(id))
  const pairs = (ranks.length * (ranks.length - 1)) / 2
  const inverted = ranks.reduce((count, rank, place) => count + ranks.slice(place).filter((later) => later < rank).length, 0)
  return Math.max(0, (pairs - 2 * inverted) / pairs)
}

/** Says why the ids do not use each of the known ones once; null when they do. */
const notOneOfEach = (ids: readonly string[], given: QuestionResponse): ResponseRefusal | null => {
  if (!oneOf(ids, given)) return { type: 'response-not-a-choice' }
  if (new Set(given).size < given.length) return { type: 'response-repeats-a-choice' }
  return given.length < ids.length ? { type: 'response-incomplete' } : null
}

const scoreOrder = (rightOrder: readonly string[], given: QuestionResponse): Result<Points, ResponseRefusal> => {
  const refusal = notOneOfEach(rightOrder, given)
  return refusal ? err(refusal) : ok(rankCorrelation(rightOrder, given))
}

const scorePairs = (ids: readonly string[], given: QuestionResponse): Result<Points, ResponseRefusal> => {
  const pairs = given.map((pair) => pair.split(':'))
  if (pairs.some((sides) => sides.length !== 2)) return err({ type: 'response-not-a-choice' })
  // Stryker disable next-line StringLiteral: each pair has two sides, which the line before makes sure of
  const refusal = notOneOfEach(ids, pairs.map(([left = '']) => left)) ?? notOneOfEach(ids, pairs.map(([, right = '']) => right))
  return refusal ? err(refusal) : ok(pairs.filter(([left, right]) => left === right).length / ids.length)
}

/**
 * Gives the points of a response, or says why it is no response at all (nobody loses a point for an empty field).
 *
 * Several choices: the share of the right ones ticked less the share of the wrong ones ticked, so that ticking every box earns nothing
 * where a choice is wrong. Items in order: Kendall's tau, the share of the pairs of items in the right relative order less the
 * share of those in the wrong one. Pairs: the share of right ones. None falls below zero.
 *
 * A blind guess earns on average a half for true or false, 1/n for one choice of n and for n pairs, and 5/18 for three items in
 * order, 7/36 for four, less for more.
 *
 * Source: specification, section 1, "It offers quizzes"; M. G. Kendall, "A New Measure of Rank Correlation", Biometrika 30 (1938).
 *
 * @example scoreResponse(question, ['b'])._unsafeUnwrap() // 1
 * @example scoreResponse(ordering, ['a', 'c', 'b', 'd'])._unsafeUnwrap() // 4/6: five of six pairs of items are in order, one is not
 */
export const scoreResponse = (question: Question, response: QuestionResponse): Result<Points, ResponseRefusal> => {
  const given = response.map((value) => value.trim().slice(0, longestTyped)).filter((value) => value !== '')
  const first = given[0]
  if (first === undefined) return err({ type: 'response-empty' })
  const points = (isRight: boolean): Result<Points, ResponseRefusal> => ok(isRight ? 1 : 0)

  switch (question.type) {
    case 'single-choice': {
      const chosen = question.choices.find(({ id }) => id === first)
      return chosen && given.length === 1 ? points(chosen.correct) : err({ type: 'response-not-a-choice' })
    }
    case 'multiple-choice':
      return oneOf(question.choices.map(({ id }) => id), given)
        ? ok(shareOfTicks(question.choices, given))
        : err({ type: 'response-not-a-choice' })
    case 'true-false':
      return given.length === 1 && oneOf(['true', 'false'], given)
        ? points(first === String(question.answer))
        : err({ type: 'response-not-a-choice' })
    case 'numeric': {
      const typed = readNumber(first, question.unit)
      if (typed === null) return err({ type: 'response-not-a-number' })
      // A hair of slack, so that 1.1 is within 0.1 of 1 as it is on paper; in proportion, for answers as small as the charge of an electron.
      const slack = Number.EPSILON * 8 * Math.max(Math.abs(question.answer), question.tolerance)
      return points(Math.abs(typed - question.answer) <= question.tolerance + slack)
    }
    case 'text':
      return points(question.answers.some((answer) => normaliseWord(answer) === normaliseWord(first)))
    case 'ordering':
      return scoreOrder(question.items.map(({ id }) => id), given)
    case 'matching':
      return scorePairs(question.pairs.map(({ id }) => id), given)
  }
}
