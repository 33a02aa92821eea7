import { err, ok } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import type { ContentDocument } from '../../domain/content/document.ts'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import type { ContentGateway } from '../ports/content-gateway.ts'
import { makeListBooks, makeOpenBook, makeOpenChapter, makeOpenPage } from './browse-library.ts'

const { freeCourse, lockedCourse, page } = libraryOfOneBook.paths
const bodies: Readonly<Record<string, string>> = libraryOfOneBook.bodies

/** The library of one book, of which only the free texts are read. */
const gateway = (documents: readonly ContentDocument[] = libraryOfOneBook.documents): ContentGateway => ({
  list: (path) => {
    const below = documents.filter((document) => document.path.startsWith(`${path}/`))
    return Promise.resolve(below.length > 0 ? ok(below) : err({ type: 'content-not-found', path }))
  },
  search: () => Promise.resolve(ok({ documents: [], count: 0 })),
  read: (path) => {
    const document = documents.find((one) => one.path === path)
    if (!document) return Promise.resolve(err({ type: 'content-not-found', path }))
    return Promise.resolve(ok({ document, isLocked: !document.isFree, body: document.isFree ? (bodies[path] ?? null) : null }))
  },
})
const unreachable: ContentGateway = {
  list: () => Promise.resolve(err({ type: 'service-unreachable' })),
  search: () => Promise.resolve(err({ type: 'service-unreachable' })),
  read: () => Promise.resolve(err({ type: 'service-unreachable' })),
}
const place = { locale: 'fr', book: 'maths', category: 'nombres' } as const

describe('the books', () => {
  test('of a language are its trees of categories and chapters', async () => {
    const books = (await makeListBooks({ content: gateway() })('fr'))._unsafeUnwrap()
    expect(books).toMatchObject([
      {
        book: { slug: 'book', dir: '/fr/revisions/maths' },
        categories: [{ chapters: [{ course: { path: freeCourse } }, { course: { path: lockedCourse } }] }],
      },
    ])
  })

  test('of a language without a library are not found', async () => {
    expect((await makeListBooks({ content: gateway() })('en'))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: '/en/revisions' })
  })
})

describe('a book', () => {
  test('is opened by its place', async () => {
    expect((await makeOpenBook({ content: gateway() })(place))._unsafeUnwrap().book.path).toBe('/fr/revisions/maths/book')
  })

  test.each([
    ['that is not there', gateway()],
    ['whose folder holds no book', gateway(libraryOfOneBook.documents.filter(({ kind }) => kind !== 'book'))],
  ])('%s is not found', async (_, content) => {
    const book = _ === 'that is not there' ? 'physique' : 'maths'
    expect((await makeOpenBook({ content })({ locale: 'fr', book }))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: `/fr/revisions/${book}` })
  })
})

describe('a chapter', () => {
  const open = (chapter: string, content = gateway(), category = 'nombres') => makeOpenChapter({ content })({ ...place, category, chapter })

  test('that comes first has a next one and no previous one', async () => {
    expect((await open('fractions'))._unsafeUnwrap()).toMatchObject({
      isLocked: false,
      body: bodies[freeCourse],
      book: { book: { title: 'Mathématiques' } },
      category: { category: { slug: 'category' } },
      chapter: { course: { title: 'Fractions' }, quiz: { questionCount: 2 } },
      previous: null,
      next: { course: { title: 'Puissances' } },
    })
  })

  test('that comes last has a previous one and no next one, and is shown locked', async () => {
    expect((await open('puissances'))._unsafeUnwrap()).toMatchObject({
      isLocked: true,
      body: null,
      previous: { course: { title: 'Fractions' } },
      next: null,
    })
  })

  test('that is not there is not found', async () => {
    expect((await open('racines'))._unsafeUnwrapErr()).toMatchObject({ type: 'content-not-found' })
    expect((await open('fractions', gateway(), 'lettres'))._unsafeUnwrapErr()).toMatchObject({ type: 'content-not-found' })
  })

  test('whose category is missing in the book is not found', async () => {
    const content = gateway(libraryOfOneBook.documents.filter(({ kind }) => kind !== 'category'))
    expect((await open('fractions', content))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: '/fr/revisions/maths/nombres/fractions' })
  })
})

test('a page of its own is read by its name', async () => {
  const openPage = makeOpenPage({ content: gateway() })
  expect((await openPage('fr', 'faq'))._unsafeUnwrap()).toMatchObject({ document: { path: page }, body: '<p>Bonjour.</p>' })
  expect((await openPage('en', 'faq'))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: '/en/pages/faq' })
})

test('a service that does not answer is told as such, everywhere', async () => {
  const refusals = await Promise.all([
    makeListBooks({ content: unreachable })('fr'),
    makeOpenBook({ content: unreachable })(place),
    makeOpenChapter({ content: unreachable })({ ...place, chapter: 'fractions' }),
    makeOpenChapter({ content: { ...gateway(), read: unreachable.read } })({ ...place, chapter: 'fractions' }),
    makeOpenPage({ content: unreachable })('fr', 'faq'),
  ])
  expect(refusals.map((refusal) => refusal._unsafeUnwrapErr().type)).toEqual(Array.from({ length: 5 }, () => 'service-unreachable'))
})
