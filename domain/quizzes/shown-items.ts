import type { Question } from './quiz.ts'
import type { QuestionResponse } from './score-response.ts'
import { shownOrder } from './shown-order.ts'

/** Something that a person is shown: `id` is a number that says nothing of the answer, from 1. */
export type ShownItem = { readonly id: string; readonly text: string }

/**
 * Items to put in order, or right sides of pairs, as a person is shown them in an attempt: out of order, and named by
 * their places, for the names that an author gave them may tell the answer.
 *
 * @example shownItems([{ id: 'a', text: '1515' }, …], 'attempt-1', 'q1') // for instance [{ id: '1', text: '1789' }, { id: '2', text: '1515' }, …]
 */
export const shownItems = (items: readonly ShownItem[], attemptId: string, questionId: string): ShownItem[] =>
  shownOrder(items, attemptId, questionId).map(({ text }, place) => ({ id: String(place + 1), text }))

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/**
 * The left sides of pairs as a person is shown them: as they are written, and named by their places in the order of their ids,
 * which stays when an author writes the pairs in another order.
 */
export const shownLefts = (pairs: readonly { readonly id: string; readonly left: string }[]): ShownItem[] => {
  const sorted = byId(pairs)
  return pairs.map((pair) => ({ id: String(sorted.indexOf(pair) + 1), text: pair.left }))
}

const idAt = (items: readonly { readonly id: string }[], place: string): string => items[Number(place) - 1]?.id ?? `?${place}`

/**
 * A response in the names that the author gave, out of one in the places that the person was shown. What names no place
 * stays something that no author can have written, and is refused like any other choice that does not exist.
 *
 * @example responseInNames(ordering, 'attempt-1', ['2', '1', '3']) // for instance ['a', 'b', 'c']
 */
export const responseInNames = (question: Question, attemptId: string, response: QuestionResponse): QuestionResponse => {
  switch (question.type) {
    case 'ordering': {
      const shown = shownOrder(question.items, attemptId, question.id)
      return response.map((place) => (place.trim() === '' ? '' : idAt(shown, place)))
    }
    case 'matching': {
      const lefts = byId(question.pairs)
      const shown = shownOrder(question.pairs, attemptId, question.id)
      return response.map((pair) => {
        // Stryker disable next-line StringLiteral: a text has a first part, be it empty
        const [left = '', ...right] = pair.split(':')
        return pair.trim() === '' ? '' : `${idAt(lefts, left)}:${idAt(shown, right.join(':'))}`
      })
    }
    default:
      return response
  }
}
