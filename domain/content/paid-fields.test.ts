import { expect, test } from 'vitest'
import { isPaidField } from './paid-fields.ts'

test.each([
  ['course', 'body', true],
  ['course', 'text', true],
  ['course', 'title', false],
  ['course', 'description', false],
  ['course', 'toc', false],
  ['course', 'author', false],
  ['page', 'body', true],
  ['quiz', 'questionCount', false],
  ['data', 'body', true],
  ['data', 'letters', true],
  ['data', 'toString', true],
  ['data', 'title', false],
  ['data', 'description', false],
  ['data', 'path', false],
  ['data', 'isLocked', false],
  ['data', 'updatedAt', false],
] as const)('of a %s, %s is paid for: %s', (kind, field, isPaid) => {
  expect(isPaidField({ kind }, field)).toBe(isPaid)
})
