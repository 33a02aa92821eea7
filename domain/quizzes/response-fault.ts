import type { AskedQuestion } from './attempt-view.ts'
import { readNumber } from './read-number.ts'
import type { QuestionResponse, ResponseRefusal } from './score-response.ts'

const repeats = (values: readonly string[]): boolean => new Set(values).size < values.length

const faultOfList = (length: number, given: readonly string[]): ResponseRefusal | null => {
  if (repeats(given)) return { type: 'response-repeats-a-choice' }
  return given.length < length ? { type: 'response-incomplete' } : null
}

/**
 * Says why something is no response to a question, as far as it shows without the answer; null when it may be sent. For
 * answers that are kept on a device until the network is back: `scoreResponse` judges them when they arrive.
 *
 * Source: specification, section 1, "It offers quizzes".
 *
 * @example responseFault({ kind: 'numeric' }, ['douze']) // { type: 'response-not-a-number' }
 */
export const responseFault = (input: AskedQuestion['input'], response: QuestionResponse): ResponseRefusal | null => {
  const given = response.map((value) => value.trim()).filter((value) => value !== '')
  const [first] = given
  if (first === undefined) return { type: 'response-empty' }
  switch (input.kind) {
    case 'numeric':
      return readNumber(first, input.unit) === null ? { type: 'response-not-a-number' } : null
    case 'ordering':
      return faultOfList(input.items.length, given)
    case 'matching':
      return faultOfList(input.lefts.length, given.map((pair) => pair.slice(pair.indexOf(':') + 1)))
    case 'single-choice':
    case 'multiple-choice':
    case 'true-false':
    case 'text':
      return null
  }
}
