import { err, ok, type Result } from 'neverthrow'
import type { Question } from './quiz.ts'

/** What was typed or ticked, as a form sends it: the ids of the choices, `true` or `false`, a number, a word. */
export type QuestionResponse = readonly string[]

export type ResponseRefusal =
  | { readonly type: 'response-empty' }
  | { readonly type: 'response-not-a-number' }
  | { readonly type: 'response-not-a-choice' }

/** From 0 (wrong) to 1 (right). */
export type Points = number

const number = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?`
const numberPattern = new RegExp(String.raw`^(${number})(?:/(${number}))?$`, 'i')
const longestTyped = 200

/**
 * Reads a number as pupils write them: decimal comma or point, spaces between thousands, a fraction, the unit behind it.
 *
 * @example readNumber('−1 234,5 cm', 'cm') // -1234.5
 * @example readNumber('3/4') // 0.75
 */
export const readNumber = (typed: string, unit?: string): number | null => {
  let compact = typed.replaceAll(/\s/g, '').replaceAll(',', '.').replaceAll('−', '-')
  const compactUnit = unit?.replaceAll(/\s/g, '')
  if (compactUnit && compact.toLowerCase().endsWith(compactUnit.toLowerCase())) {
    compact = compact.slice(0, -compactUnit.length)
  }
  const parts = numberPattern.exec(compact)
  if (!parts) return null
  const value = Number(parts[1]) / (parts[2] === undefined ? 1 : Number(parts[2]))
  return Number.isFinite(value) ? value : null
}

/** A word without its case, accents, typographic apostrophes and superfluous blanks. */
const normaliseWord = (typed: string): string =>
  typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()

const oneOf = (ids: readonly string[], response: QuestionResponse): boolean => response.every((id) => ids.includes(id))

/** Right ticks count for, wrong ticks against, in shares of the right ones; never below zero. */
const shareOfTicks = (choices: readonly { id: string; correct: boolean }[], ticked: QuestionResponse): Points => {
  const ticks = new Set(ticked)
  const correct = choices.filter((choice) => choice.correct)
  const right = correct.filter(({ id }) => ticks.has(id)).length
  return Math.max(0, (right - (ticks.size - right)) / correct.length)
}

/**
 * Gives the points of a response, or says why it is no response at all (nobody loses a point for an empty field).
 *
 * @example scoreResponse(question, ['b'])._unsafeUnwrap() // 1
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
      // A hair of slack, so that 0.3 is within 0.1 of 0.2 as it is on paper.
      const slack = Number.EPSILON * 8 * Math.max(1, Math.abs(question.answer))
      return points(Math.abs(typed - question.answer) <= question.tolerance + slack)
    }
    case 'text':
      return points(question.answers.some((answer) => normaliseWord(answer) === normaliseWord(first)))
  }
}
