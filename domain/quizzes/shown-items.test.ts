import { describe, expect, test } from 'vitest'
import { aMatching, anOrdering, aSingleChoice } from '../../tests/builders/a-question.ts'
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

test('left sides are shown in the order in which they are written, each by the number of its place', () => {
  expect(shownLefts(matching.pairs)).toEqual([
    { id: '1', text: 'chat' },
    { id: '2', text: 'chien' },
    { id: '3', text: 'oiseau' },
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
