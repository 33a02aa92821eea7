import { expect, test } from 'vitest'
import {
  aBookDocument, aCategoryDocument, aCourseDocument, aDataDocument, aFlashcardsDocument, anArticleDocument, aPageDocument, aPaperDocument, aQuizDocument,
  aSheetDocument,
} from '../../tests/builders/a-content-document.ts'
import { freeAmong } from './free-documents.ts'

const chapter = (dir: string, position: number) => [
  aCourseDocument(`${dir}/course.md`, { position }),
  aQuizDocument(`${dir}/quiz.yaml`),
  aFlashcardsDocument(`${dir}/flashcards.yaml`),
  aSheetDocument(`${dir}/sheet.md`),
  aPaperDocument(`${dir}/paper.md`),
  aDataDocument(`${dir}/glossary.json`),
]

const documents = [
  aBookDocument('maths/book.md'),
  aCategoryDocument('maths/nombres/category.md'),
  ...chapter('maths/nombres/puissances', 2),
  ...chapter('maths/nombres/fractions', 1),
  aPageDocument('pages/faq.md', { isFree: false }),
  anArticleDocument('blog/bac.md'),
  aPaperDocument('annales/bac-2026.md', { isFree: true }),
  aSheetDocument('fiches/thales.md', { isFree: true }),
  aDataDocument('maths/tables.csv'),
  aDataDocument('pages/team.json'),
  aDataDocument('team.json'),
]
const isFree = freeAmong(documents)
const isFreeByPath = new Map(documents.map((document) => [document.path, isFree(document)]))

test.each([
  ['a book', '/maths/book', true],
  ['a category', '/maths/nombres/category', true],
  ['a page', '/pages/faq', true],
  ['an article', '/blog/bac', true],
  ['the course of the first chapter', '/maths/nombres/fractions/course', true],
  ['the quiz of the first chapter', '/maths/nombres/fractions/quiz', true],
  ['the flashcards of the first chapter', '/maths/nombres/fractions/flashcards', true],
  ['the sheet of the first chapter', '/maths/nombres/fractions/sheet', true],
  ['a paper in the first chapter', '/maths/nombres/fractions/paper', true],
  ['the course of another chapter', '/maths/nombres/puissances/course', false],
  ['the quiz of another chapter', '/maths/nombres/puissances/quiz', false],
  ['the flashcards of another chapter', '/maths/nombres/puissances/flashcards', false],
  ['the sheet of another chapter', '/maths/nombres/puissances/sheet', false],
  ['a paper in another chapter', '/maths/nombres/puissances/paper', false],
  ['a paper outside of any book', '/annales/bac-2026', false],
  ['a sheet outside of any book', '/fiches/thales', false],
  ['data in the first chapter', '/maths/nombres/fractions/glossary', true],
  ['data in another chapter', '/maths/nombres/puissances/glossary', false],
  ['data of a book', '/maths/tables', false],
  ['data outside of any book', '/pages/team', true],
  ['data at the top', '/team', true],
])('%s (%s) is free to everybody: %s', (_, path, isFree) => {
  expect(isFreeByPath.get(path)).toBe(isFree)
})
