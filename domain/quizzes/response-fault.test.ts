import { expect, test } from 'vitest'
import type { AskedQuestion } from './attempt-view.ts'
import { responseFault } from './response-fault.ts'

const named = (...ids: string[]) => ids.map((id) => ({ id, html: id }))
const choices: AskedQuestion['input'] = { kind: 'single-choice', choices: named('a', 'b') }
const order: AskedQuestion['input'] = { kind: 'ordering', items: named('1', '2', '3') }
const pairs: AskedQuestion['input'] = { kind: 'matching', lefts: named('1', '2'), rights: named('1', '2') }

test.each([
  ['nothing ticked', choices, [], 'response-empty'],
  ['a choice', choices, ['a'], null],
  ['several choices', { kind: 'multiple-choice', choices: named('a', 'b') }, ['a', 'b'], null],
  ['true', { kind: 'true-false' }, ['true'], null],
  ['blanks', { kind: 'text' }, ['  '], 'response-empty'],
  ['a word', { kind: 'text' }, ['ruche'], null],
  ['a number', { kind: 'numeric' }, ['1,5'], null],
  ['a number with its unit', { kind: 'numeric', unit: 'cm' }, ['12 cm'], null],
  ['a word for a number', { kind: 'numeric' }, ['douze'], 'response-not-a-number'],
  ['every place', order, ['3', '1', '2'], null],
  ['a place without an item', order, ['3', '', '2'], 'response-incomplete'],
  ['an item at two places', order, ['3', '3', '2'], 'response-repeats-a-choice'],
  ['every pair', pairs, ['1:2', '2:1'], null],
  ['a left side without a right one', pairs, ['1:2', ''], 'response-incomplete'],
  ['a right side in two pairs', pairs, ['1:2', '2:2'], 'response-repeats-a-choice'],
] as [string, AskedQuestion['input'], string[], string | null][])('%s', (_, input, response, fault) => {
  expect(responseFault(input, response)?.type ?? null).toBe(fault)
})
