import { err, ok } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import type { ContentSearch } from '../ports/content-gateway.ts'
import { makeSearchLibrary, queryOfSearch, readSearch } from './search-library.ts'

const clock = new InMemoryClock(Date.UTC(2026, 10, 21))

/** The library of one book: tells what it was asked. */
const aSearch = (count = 2) => {
  const asked: ContentSearch[] = []
  const search = makeSearchLibrary({
    clock,
    content: {
      search: (_, query) => {
        asked.push(query)
        const documents = libraryOfOneBook.documents.filter(({ kind }) => (query.where['kind'] === 'book' ? kind === 'book' : kind !== 'book'))
        return Promise.resolve(ok({ documents: documents.map((document) => ({ document, isLocked: !document.isFree })), count }))
      },
    },
  })
  return { asked, search }
}

describe('what is asked', () => {
  test.each([
    ['nothing', {}, { text: '', level: null, subject: null, kind: null, page: 1 }],
    ['words and choices', { q: ' suites ', level: 'premiere', subject: 'mathematics', kind: 'quiz', page: '3' }, { text: 'suites', level: 'premiere', subject: 'mathematics', kind: 'quiz', page: 3 }],
    ['choices that are none', { level: 'cp8', subject: '', kind: 'book', page: '-1' }, { level: null, subject: null, kind: null, page: 1 }],
    ['a page too far', { page: '9999' }, { page: 40 }],
    ['signs that control machines', { q: 'deux\u0000mots\n' }, { text: 'deux mots' }],
    ['half of a character at the end', { q: `${'a'.repeat(199)}😀` }, { text: 'a'.repeat(199) }],
  ])('%s', (_, typed, expected) => {
    expect(readSearch(typed)).toMatchObject(expected)
  })

  test('is an address that asks the same', () => {
    const asked = readSearch({ q: 'été & hiver', level: 'premiere' })
    expect(queryOfSearch(asked, 1)).toBe('?q=%C3%A9t%C3%A9+%26+hiver&level=premiere')
    expect(queryOfSearch(asked, 2)).toBe('?q=%C3%A9t%C3%A9+%26+hiver&level=premiere&page=2')
    expect(queryOfSearch(readSearch({}), 1)).toBe('')
  })
})

describe('the library', () => {
  test('gives what has a page, with its book and whether it is free', async () => {
    const { search } = aSearch()
    const { found, levels, subjects, pageCount } = (await search('fr', {}))._unsafeUnwrap()
    expect(new Set(found.map(({ document }) => document.kind))).toEqual(new Set(['course', 'quiz']))
    expect(found[0]).toMatchObject({ book: { level: levels[0], subject: subjects[0] }, access: 'free' })
    expect(found.map(({ access }) => access)).toContain('locked')
    expect(pageCount).toBe(1)
  })

  test('is narrowed down to the books of a level and a subject', async () => {
    const { search, asked } = aSearch()
    const { levels, subjects } = (await search('fr', {}))._unsafeUnwrap()
    await search('fr', { q: 'mots', kind: 'quiz', page: '2', ...(levels[0] && { level: levels[0] }), ...(subjects[0] && { subject: subjects[0] }) })
    expect(asked.at(-1)).toMatchObject({
      text: 'mots',
      skip: 12,
      where: { kind: { $in: ['quiz'] }, $or: [{ dir: { $containsString: '/fr/revisions/maths/' } }], $not: { publishedOn: { $gt: '2026-11-21' } } },
    })
  })

  test('asks nothing where no book is of a level', async () => {
    const { search, asked } = aSearch()
    expect((await search('fr', { level: 'cp' }))._unsafeUnwrap()).toMatchObject({ found: [], count: 0, pageCount: 0 })
    expect(asked).toHaveLength(1)
  })

  test('counts so far and no further', async () => {
    expect((await aSearch(481).search('fr', {}))._unsafeUnwrap()).toMatchObject({ count: 480, isCountCut: true, pageCount: 40 })
  })

  test('that is out of reach says so', async () => {
    const refuse = { search: () => Promise.resolve(err({ type: 'service-unreachable' } as const)) }
    expect((await makeSearchLibrary({ clock, content: refuse })('fr', {}))._unsafeUnwrapErr()).toEqual({ type: 'service-unreachable' })
    let calls = 0
    const later = { search: () => Promise.resolve((calls += 1) === 1 ? ok({ documents: [], count: 0 }) : err({ type: 'service-unreachable' } as const)) }
    expect((await makeSearchLibrary({ clock, content: later })('fr', {})).isErr()).toBe(true)
  })
})
