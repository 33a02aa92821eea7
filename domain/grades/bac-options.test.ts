import { expect, test } from 'vitest'
import { type BacOption, checkOptions } from './bac-options.ts'

const option = (id: string, years: BacOption['years']): BacOption => ({ id, years })
const sevenYears = [option('latin', 'both-years'), option('greek', 'both-years'), option('art', 'both-years'), option('euro', 'terminale')]

test.each([
  ['no option', []],
  ['one of Première', [option('latin', 'premiere')]],
  ['two', [option('latin', 'terminale'), option('greek', 'both-years')]],
  ['14 in all', sevenYears],
])('%s may be had', (_, options) => {
  expect(checkOptions(options)._unsafeUnwrap()).toBe(options)
})

test('more than 14 in all may not', () => {
  expect(checkOptions([...sevenYears, option('sport', 'premiere')])._unsafeUnwrapErr()).toEqual({
    type: 'options-too-heavy',
    weight: 16,
    heaviest: 14,
  })
})

test('one option twice may not', () => {
  expect(checkOptions([option('art', 'premiere'), option('latin', 'premiere'), option('latin', 'terminale')])._unsafeUnwrapErr()).toEqual({
    type: 'option-twice',
    id: 'latin',
  })
})
