import * as v from 'valibot'
import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parserOf } from '../validation/malformed.ts'
import { searchSchema } from './search.ts'

const read = (query: unknown) => v.parse(searchSchema, { query })
const isRead = (query: unknown) => v.is(searchSchema, { query })
const words = (changes: object = {}) => ({ type: 'words', field: 'title', text: 'suite', match: 'every', spelling: 'exact', ...changes })
const match = (value = 'suite') => ({ type: 'match', field: 'title', value })
const some = words({ match: 'some', spelling: 'forgiving' })

test.each([
  ['a match of one word at least', match(), some],
  ['a match of every word', { ...match(), operator: 'and' }, words({ spelling: 'forgiving' })],
  ['a match of several words', { ...match(), minimum_should_match: 2, prefix_length: 1, extended: true }, words({ spelling: 'forgiving' })],
  ['a match without typing errors', { ...match(), fuzziness: 0 }, words({ match: 'some', spelling: 'beginning' })],
  ['a term', { type: 'term', field: 'title', value: 'suite', boost: 2 }, words()],
  ['terms', { type: 'terms', field: 'title', value: ['suite', 'somme'] }, { type: 'any', of: [words(), words({ text: 'somme' })] }],
  ['a beginning', { type: 'prefix', field: 'title', value: 'suite' }, words({ spelling: 'beginning' })],
  ['a word with a typing error', { type: 'fuzzy', field: 'body', value: 'suite' }, words({ field: 'text', spelling: 'forgiving' })],
  ['everything', { type: 'match_all' }, { type: 'everything' }],
  ['all of some', { type: 'bool', must: [match(), match()] }, { type: 'all', of: [some, some] }],
  ['one of some', { type: 'bool', should: [match(), match()] }, { type: 'any', of: [some, some] }],
  ['one by itself', { type: 'bool', filter: match() }, some],
  ['one that must be, whatever should be', { type: 'bool', must: [match()], should: [match('x')] }, some],
  ['one that must be and one that should', { type: 'bool', must: [match()], should: [match()], minimum_should_match: 1 }, { type: 'all', of: [some, some] }],
  ['all but some', { type: 'bool', not: [match()] }, { type: 'except', of: { type: 'everything' }, without: some }],
  ['nothing in particular', { type: 'bool' }, { type: 'everything' }],
  ['one in the other', { type: 'bool', must: [{ type: 'bool', should: [match()] }] }, some],
])('%s is read', (_, query, expected) => {
  expect(read(query)).toEqual(expected)
})

const nested = (depth: number): object => (depth === 1 ? match() : { type: 'bool', must: [nested(depth - 1)] })
const many = (count: number) => Array.from({ length: count }, () => match())

test.each([
  ['a field that is not searched', { ...match(), field: 'author' }, { ...match(), field: 'description' }],
  ['a text that is too long', match('x'.repeat(201)), match('x'.repeat(200))],
  ['no text', match(' '), match('x')],
  ['an option that does not exist', { ...match(), analyzer: 'x' }, { ...match(), boost: 1 }],
  ['too many parts', { type: 'bool', must: many(21) }, { type: 'bool', must: many(20) }],
  ['too many parts in all', { type: 'bool', must: many(20), filter: many(20), not: many(20) }, { type: 'bool', must: many(20), not: many(20) }],
  ['too deep', nested(5), nested(4)],
  ['too many terms', { type: 'terms', field: 'title', value: many(21).map(() => 'x') }, { type: 'terms', field: 'title', value: many(20).map(() => 'x') }],
  ['no term', { type: 'terms', field: 'title', value: [] }, { type: 'terms', field: 'title', value: ['x'] }],
])('%s is refused', (_, wrong, right) => {
  expect(isRead(wrong)).toBe(false)
  expect(isRead(right)).toBe(true)
})

test('a search of any shape is read or refused', () => {
  expectNeverThrows(parserOf('search-malformed', searchSchema), { query: { type: 'bool', must: [match()], not: match(), boost: 1 } })
}, 30_000)
