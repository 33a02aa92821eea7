import { expect, test } from 'vitest'
import { aContentQuery } from '../../tests/builders/a-content-query.ts'
import { fieldConditionsOf, topFieldOf, valueTypes } from './condition.ts'

test.each([
  [{}, []],
  [{ title: 'a' }, ['title']],
  [{ 'toc.depth': 2, $not: { body: 'a' }, $or: [{ slug: 'a' }, { $and: [{ dir: 'b' }, { 'toc.text': 'c' }] }] }, ['toc.depth', 'body', 'slug', 'dir', 'toc.text']],
])('%j asks of %j', (where, fields) => {
  expect(fieldConditionsOf(aContentQuery({ where }).where).map(({ field }) => field)).toEqual(fields)
})

test.each([
  ['title', 'title'],
  ['toc.depth', 'toc'],
  ['body.children.0', 'body'],
])('%s lies in %s', (field, top) => {
  expect(topFieldOf(field)).toBe(top)
})

test('the types that a query can ask for are known', () => {
  expect(valueTypes.join(' ')).toBe('string number boolean array object undefined')
})
