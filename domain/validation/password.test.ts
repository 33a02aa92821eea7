import { expect, test } from 'vitest'
import * as v from 'valibot'
import { formParserOf } from './form-refusals.ts'
import { givenPasswordSchema, newPasswordSchema } from './password.ts'

const parse = formParserOf(v.object({ chosen: newPasswordSchema, given: givenPasswordSchema }))

test.each([
  [undefined, 'password-empty', 'password-empty'],
  ['', 'password-empty', 'password-empty'],
  [12345678, 'field-required', 'field-required'],
  ['x', 'password-too-short', null],
  ['x'.repeat(7), 'password-too-short', null],
  ['x'.repeat(8), null, null],
  [' '.repeat(8), null, null],
  ['🐝'.repeat(7), 'password-too-short', null],
  ['🐝'.repeat(8), null, null],
  ['🐝'.repeat(200), null, null],
  ['🐝'.repeat(201), 'password-too-long', 'password-too-long'],
  ['x'.repeat(200), null, null],
  ['x'.repeat(201), 'password-too-long', 'password-too-long'],
])('%j is refused as a new password for %s, as a given one for %s', (password, chosen, given) => {
  const fields = { ...(chosen ? { chosen } : {}), ...(given ? { given } : {}) }
  const read = parse({ chosen: password, given: password })
  expect(read.isErr() ? read.error.fields : {}).toEqual(fields)
})
