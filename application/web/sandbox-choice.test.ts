import { expect, test } from 'vitest'
import { parseSandboxChoice } from './sandbox-choice.ts'

const form = { outcome: 'succeeded', callback: 'before-return', copies: '1' }

test.each([
  [form, { ...form, copies: 1 }],
  [{ ...form, outcome: 'confirmed-later', callback: 'after-return', copies: '20' }, { outcome: 'confirmed-later', callback: 'after-return', copies: 20 }],
  [{ ...form, copies: '0' }, { ...form, copies: 0 }],
])('%o is a choice', (typed, choice) => {
  expect(parseSandboxChoice(typed)).toEqual(choice)
})

test.each([
  {},
  { ...form, outcome: 'stolen' },
  { ...form, callback: 'never' },
  { ...form, copies: '21' },
  { ...form, copies: '-1' },
  { ...form, copies: '1.5' },
  { ...form, copies: 'many' },
  { outcome: 'succeeded', callback: 'before-return' },
])('%o is none', (typed: Record<string, string>) => {
  expect(parseSandboxChoice(typed)).toBeNull()
})
