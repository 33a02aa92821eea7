import { expect, test } from 'vitest'
import * as v from 'valibot'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parserOf } from './malformed.ts'

const schema = v.strictObject({ id: v.string(), price: v.number(), tags: v.optional(v.array(v.strictObject({ name: v.string() })), []) })
const parse = parserOf('thing-malformed', schema)
const thing = { id: 'a', price: 1, tags: [{ name: 'b' }] }

test('what has the right shape is read, its defaults filled in', () => {
  expect(parse({ id: 'a', price: 1 })._unsafeUnwrap()).toEqual({ id: 'a', price: 1, tags: [] })
})

test.each([
  ['a missing field', { price: 1 }, [{ field: 'id', fault: 'missing' }]],
  ['a field that is there without a value', { id: undefined, price: 1 }, [{ field: 'id', fault: 'missing' }]],
  ['a wrong field', { id: 1, price: 1 }, [{ field: 'id', fault: 'invalid' }]],
  ['an unknown field', { ...thing, colour: 'red' }, [{ field: 'colour', fault: 'unknown' }]],
  ['a field deep inside', { ...thing, tags: [{ name: 'b' }, { name: 3 }] }, [{ field: 'tags.1.name', fault: 'invalid' }]],
  ['two fields', { id: 1, price: 'x' }, [{ field: 'id', fault: 'invalid' }, { field: 'price', fault: 'invalid' }]],
  ['something else altogether', 'thing', [{ field: '', fault: 'invalid' }]],
  ['nothing', undefined, [{ field: '', fault: 'missing' }]],
])('%s is named', (_, input, faults) => {
  expect(parse(input)._unsafeUnwrapErr()).toEqual({ type: 'thing-malformed', faults })
})

test('a field with two faults is named once', () => {
  const short = v.object({ code: v.pipe(v.string(), v.minLength(3), v.startsWith('A')) })
  expect(parserOf('code-malformed', short)({ code: 'b' })._unsafeUnwrapErr().faults).toEqual([{ field: 'code', fault: 'invalid' }])
})

test('a field that must not be there is invalid, since the schema knows it', () => {
  const without = v.object({ code: v.optional(v.never()) })
  expect(parserOf('code-malformed', without)({ code: 'b' })._unsafeUnwrapErr().faults).toEqual([{ field: 'code', fault: 'invalid' }])
})

test('the value of a refused field is not repeated', () => {
  expect(JSON.stringify(parse({ id: 'a', price: 'lea@example.org' }))).not.toContain('lea')
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parse, thing)
})
