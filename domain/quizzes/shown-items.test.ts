import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aMatching,
  aMultipleChoice,
  aNumericQuestion,
  anOrdering,
  aSingleChoice,
  aTextQuestion,
  aTrueFalse,
} from '../../tests/builders/a-question.ts'
import type { Question } from './quiz.ts'
import { responseInNames, shownItems, shownLefts } from './shown-items.ts'
import { shownOrder } from './shown-order.ts'

const attempt = 'attempt-1'
const ordering = anOrdering()
const matching = aMatching()
const shown = shownOrder(ordering.items, attempt, ordering.id)
const shownRights = shownOrder(matching.pairs, attempt, matching.id)
const placeOf = (id: string) => String(shown.findIndex((item) => item.id === id) + 1)
const rightPlaceOf = (id: string) => String(shownRights.findIndex((pair) => pair.id === id) + 1)

test('items are shown out of order, each by the number of its place', () => {
  expect(shownItems(ordering.items, attempt, ordering.id)).toEqual(shown.map(({ text }, place) => ({ id: `${place + 1}`, text })))
})

test('left sides are shown in the order in which they are written, each by the number of its id', () => {
  expect(shownLefts(matching.pairs)).toEqual([
    { id: '1', text: 'chat' },
    { id: '2', text: 'chien' },
    { id: '3', text: 'oiseau' },
  ])
  expect(shownLefts(matching.pairs.toReversed())).toEqual([
    { id: '3', text: 'oiseau' },
    { id: '2', text: 'chien' },
    { id: '1', text: 'chat' },
  ])
})

describe('a response by places', () => {
  test('is one by names', () => {
    expect(responseInNames(ordering, attempt, ['d', 'a', 'c', 'b'].map(placeOf))).toEqual(['d', 'a', 'c', 'b'])
    expect(responseInNames(matching, attempt, [`1:${rightPlaceOf('c')}`, `3:${rightPlaceOf('a')}`])).toEqual(['a:c', 'c:a'])
  })

  test.each([
    ['0', '?0'],
    ['5', '?5'],
    ['1.5', '?1.5'],
    ['a', '?a'],
    ['-1', '?-1'],
    [' ', ''],
  ])('%j, which is no place of an item, is read as %j', (place, name) => {
    expect(responseInNames(ordering, attempt, [place])).toEqual([name])
  })

  test.each([
    ['4:9', '?4:?9'],
    ['a:b', '?a:?b'],
    ['1', 'a:?'],
    ['1:2:3', 'a:?2:3'],
    [':', '?:?'],
    ['', ''],
    ['  ', ''],
  ])('%j, which is no pair of places, is read as %j', (pair, name) => {
    expect(responseInNames(matching, attempt, [pair])).toEqual([name])
  })

  test('of another kind of question is as it was given', () => {
    expect(responseInNames(aSingleChoice(), attempt, ['b'])).toEqual(['b'])
  })
})

describe('what a person answers by what they are shown is read back as what they meant', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,6}$/), { minLength: 3, maxLength: 10 })
  const orderOf = (ids: readonly string[]) => fc.shuffledSubarray([...ids], { minLength: ids.length })
  const withOrder = names.chain((ids) => fc.tuple(fc.constant(ids), orderOf(ids), fc.string()))
  const idOf = (items: readonly { id: string; text: string }[], text: string) => items.find((item) => item.text === text)?.id

  test('for items to put in order', () => {
    fc.assert(
      fc.property(withOrder, ([ids, meant, attemptId]) => {
        const question = anOrdering({ items: ids.map((id) => ({ id, text: `text ${id}` })) })
        const items = shownItems(question.items, attemptId, question.id)
        const response = meant.map((id) => idOf(items, `text ${id}`) ?? '')
        expect(responseInNames(question, attemptId, response)).toEqual(meant)
      }),
    )
  })

  test('for pairs to match', () => {
    fc.assert(
      fc.property(withOrder, ([ids, meant, attemptId]) => {
        const question = aMatching({ pairs: ids.map((id) => ({ id, left: `left ${id}`, right: `right ${id}` })) })
        const lefts = shownLefts(question.pairs)
        const rights = shownItems(question.pairs.map(({ id, right }) => ({ id, text: right })), attemptId, question.id)
        const response = ids.map((id, place) => `${idOf(lefts, `left ${id}`)}:${idOf(rights, `right ${meant[place]}`)}`)
        expect(responseInNames(question, attemptId, response)).toEqual(ids.map((id, place) => `${id}:${meant[place]}`))
      }),
    )
  })

  test.each<[Question, string[]]>([
    [aSingleChoice(), ['b']],
    [aMultipleChoice(), ['c', 'a']],
    [aTrueFalse(), ['false']],
    [aNumericQuestion(), ['1 234,5']],
    [aTextQuestion(), [' Minimum ']],
  ])('for $type', (question, response) => {
    expect(responseInNames(question, attempt, response)).toEqual(response)
  })

  test('even when an author corrects the written order meanwhile', () => {
    const corrected = anOrdering({ items: ordering.items.toSpliced(2, 2, ...ordering.items.slice(2).toReversed()) })
    const rewritten = aMatching({ pairs: matching.pairs.toReversed() })
    expect(responseInNames(corrected, attempt, ['d', 'a', 'c', 'b'].map(placeOf))).toEqual(['d', 'a', 'c', 'b'])
    expect(responseInNames(rewritten, attempt, [`1:${rightPlaceOf('c')}`, `3:${rightPlaceOf('a')}`])).toEqual(['a:c', 'c:a'])
  })
})
