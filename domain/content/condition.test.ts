import { expect, test } from 'vitest'
import { aContentQuery } from '../../tests/builders/a-content-query.ts'
import { fieldConditionsOf, patternsOf, topFieldOf, valueTypes } from './condition.ts'

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

test.each([
  [{ title: 'a' }, []],
  [{ title: { $regex: '^a' }, $not: { slug: { $regex: ['b', 'i'] } } }, [['title', '^a', ''], ['slug', 'b', 'i']]],
  [{ toc: { $elemMatch: { text: { $regex: 'c' } } } }, [['toc.text', 'c', '']]],
  [{ title: { $type: { $regex: 'd' } } }, [['title', 'd', '']]],
])('%j asks for the patterns %j', (where, patterns) => {
  expect(patternsOf(aContentQuery({ where }).where).map(({ field, pattern }) => [field, pattern.source, pattern.flags])).toEqual(patterns)
})
