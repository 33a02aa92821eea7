import { expect, test } from 'vitest'
import * as v from 'valibot'
import { fieldRefusals, formParserOf } from './form-refusals.ts'

test('every message of a field has one key', () => {
  for (const key of [
    'email-empty', 'email-invalid', 'email-confirmation-empty', 'emails-differ', 'password-empty', 'password-too-short',
    'password-too-long', 'passwords-differ', 'field-required', 'conditions-not-accepted', 'birth-date-invalid',
    'birth-date-too-early', 'birth-date-in-the-future',
  ]) {
    expect(fieldRefusals.filter((known) => known === key)).toHaveLength(1)
  }
  expect(new Set(fieldRefusals).size).toBe(fieldRefusals.length)
})

const parse = formParserOf(
  v.object({
    code: v.pipe(v.string('email-empty'), v.minLength(3, 'password-too-short'), v.startsWith('A', 'email-invalid')),
    tags: v.optional(v.array(v.string('email-invalid')), []),
  }),
)

test('a right form is read, its defaults filled in', () => {
  expect(parse({ code: 'Abc' })._unsafeUnwrap()).toEqual({ code: 'Abc', tags: [] })
})

test.each([
  ['the first of two refusals of a field', { code: 'b' }, { code: 'password-too-short' }],
  ['the second where the first does not apply', { code: 'bcd' }, { code: 'email-invalid' }],
  ['each of several fields', { code: 4, tags: 'x' }, { code: 'email-empty', tags: 'field-required' }],
  ['the field that holds what is wrong', { code: 'Abc', tags: ['x', 4] }, { tags: 'email-invalid' }],
  ['what the schema says in words of its own as a required field', { code: 'Abc', tags: 4 }, { tags: 'field-required' }],
  ['no field where the form is none', 'code=Abc', { '': 'field-required' }],
])('a refusal names %s', (_, typed, fields) => {
  expect(parse(typed)._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields })
})
