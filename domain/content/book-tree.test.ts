import { expect, test } from 'vitest'
import { aBookDocument, aCategoryDocument, aCourseDocument, aQuizDocument } from '../../tests/builders/a-content-document.ts'
import { bookTrees, chapterAccess, chaptersOf, freeChapters } from './book-tree.ts'

const documents = [
  aQuizDocument('fr/revisions/maths/algebre/second-degre/quiz.yaml'),
  aCourseDocument('fr/revisions/maths/algebre/suites/course.md', { position: 2 }),
  aCourseDocument('fr/revisions/maths/algebre/second-degre/course.md', { position: 1 }),
  aCourseDocument('fr/revisions/maths/analyse/derivation/course.md', { position: 1 }),
  aCategoryDocument('fr/revisions/maths/analyse/category.md', { position: 2 }),
  aCategoryDocument('fr/revisions/maths/algebre/category.md', { position: 1 }),
  aBookDocument('fr/revisions/maths/book.md', { position: 2 }),
  aBookDocument('fr/revisions/francais/book.md', { position: 1 }),
]

test('documents become books, categories and chapters in the order of their positions', () => {
  const books = bookTrees(documents)
  expect(books.map(({ book }) => book.dir)).toEqual(['/fr/revisions/francais', '/fr/revisions/maths'])
  expect(books[1]?.categories.map(({ category }) => category.slug)).toEqual(['category', 'category'])
  expect(chaptersOf(books[1]!).map(({ dir, quiz }) => [dir, quiz?.path ?? null])).toEqual([
    ['/fr/revisions/maths/algebre/second-degre', '/fr/revisions/maths/algebre/second-degre/quiz'],
    ['/fr/revisions/maths/algebre/suites', null],
    ['/fr/revisions/maths/analyse/derivation', null],
  ])
})

test('documents of one position follow the order of their paths', () => {
  const books = ['b', 'a', 'c'].map((name) => aBookDocument(`fr/revisions/${name}/book.md`, { position: 1 }))
  expect(bookTrees(books).map(({ book }) => book.path)).toEqual(['a', 'b', 'c'].map((name) => `/fr/revisions/${name}/book`))
})

test('a book may be without categories, and a category without chapters', () => {
  const [french, maths] = bookTrees([
    aBookDocument('fr/maths/book.md', { position: 2 }),
    aBookDocument('fr/francais/book.md', { position: 1 }),
    aCategoryDocument('fr/maths/algebre/category.md'),
    aCourseDocument('fr/maths/course.md'),
    aCourseDocument('fr/anglais/temps/present/course.md'),
  ])
  expect(french?.categories).toEqual([])
  expect(maths?.categories).toMatchObject([{ category: { dir: '/fr/maths/algebre' }, chapters: [] }])
  expect(freeChapters([french!, maths!])).toEqual(new Set())
})

test('the first chapter of each book is free, and only that one', () => {
  expect([...freeChapters(bookTrees(documents))]).toEqual(['/fr/revisions/maths/algebre/second-degre'])
})

test.each([
  [true, false, 'free'],
  [true, true, 'free'],
  [false, true, 'open'],
  [false, false, 'locked'],
] as const)('a chapter that is free: %s, for a subscriber: %s, is %s', (isFree, isSubscriber, access) => {
  expect(chapterAccess({ isFree }, isSubscriber)).toBe(access)
})
