import { expect, test } from 'vitest'
import * as v from 'valibot'
import { describeDefect } from './describe-defect.ts'

const address = 'lea@example.org'
const thrownBy = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

const errorsThatRepeatValues: readonly (readonly [string, unknown])[] = [
  ['a row that cannot be read', thrownBy(() => v.parse(v.object({ email: v.number() }), { email: address }))],
  ['JSON that is none', thrownBy(() => JSON.parse(`${address} x`))],
  ['an address that is no URL', thrownBy(() => new URL(address))],
  [
    'what PostgreSQL adds to a refusal',
    Object.assign(new Error('duplicate key value violates unique constraint "members_email_key"'), {
      code: '23505',
      detail: `Key (email)=(${address}) already exists.`,
      constraint: 'members_email_key',
    }),
  ],
  ['what PostgreSQL says of a value', Object.assign(new Error(`invalid input syntax for type bigint: "${address}"`), { code: '22P02' })],
  ['a call that failed', Object.assign(new Error(`[POST] "http://api/auth?email=${address}": 500`), { options: { body: { email: address } } })],
  ['an address without quotes', new Error(`No mail for ${address}, who left`)],
  ['a quote that is cut', new Error(`${'x'.repeat(990)} "${address}"`)],
  ['a cause', new Error('The page failed', { cause: new TypeError(`cannot read "${address}"`) })],
  ['no error at all', address],
]

test.each(errorsThatRepeatValues)('of %s the value is not told', (_name, defect) => {
  expect(JSON.stringify(describeDefect(defect))).not.toMatch(/lea|example\.org/)
})

test('what it is and where it was thrown is told', () => {
  expect(describeDefect(new TypeError('This account’s key isn’t stored; can\'t go on'))).toEqual({
    type: 'TypeError',
    message: 'This account’s key isn’t stored; can\'t go on',
    stack: expect.arrayContaining([expect.stringContaining('describe-defect.test.ts')]),
  })
})

test('the names of the database are told, and the cause', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "members_email_key"'), {
    code: '23505',
    table: 'members',
    constraint: 'members_email_key',
  })
  expect(describeDefect(new Error('The account was not stored.', { cause: refused }))).toMatchObject({
    message: 'The account was not stored.',
    cause: { message: 'duplicate key value violates unique constraint "…"', facts: { code: '23505', table: 'members', constraint: 'members_email_key' } },
  })
})

test('errors that are each other’s cause end', () => {
  const first = new Error('first')
  first.cause = new Error('second', { cause: first })
  expect(describeDefect(first).cause?.cause?.cause).toEqual(expect.not.objectContaining({ cause: expect.anything() }))
})
