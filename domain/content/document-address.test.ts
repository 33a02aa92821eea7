import { expect, test } from 'vitest'
import { aBookDocument, aCategoryDocument, aCourseDocument, aQuizDocument } from '../../tests/builders/a-content-document.ts'
import { addressOfDocument, documentPathAt, pathWithoutLocale } from './document-address.ts'

test.each([
  ['a book is read on its own page', aBookDocument('fr/revisions/maths/book.md'), '/revisions/maths?lang=fr'],
  ['a category, too', aCategoryDocument('fr/revisions/maths/nombres/category.md'), '/revisions/maths/nombres?lang=fr'],
  ['a course is read on the page of its chapter', aCourseDocument('fr/revisions/maths/nombres/fractions/course.md'), '/revisions/maths/nombres/fractions?lang=fr'],
  ['a quiz has a page of its own', aQuizDocument('fr/revisions/maths/nombres/fractions/quiz.yaml'), '/revisions/maths/nombres/fractions/quiz?lang=fr'],
  ['a course in English is read in English', aCourseDocument('en/revisions/maths/numbers/fractions/course.md'), '/revisions/maths/numbers/fractions?lang=en'],
  ['what an address cannot hold is encoded', aBookDocument('fr/revisions/où ? "là"/book.md'), '/revisions/o%C3%B9%20%3F%20%22l%C3%A0%22?lang=fr'],
])('%s', (_, document, expected) => {
  expect(addressOfDocument(document)).toBe(expected)
})

test.each([
  ['/fr/revisions/maths', '/revisions/maths'],
  ['/en/revisions/maths', '/revisions/maths'],
  ['/french/maths', '/french/maths'],
  ['/revisions/fr/maths', '/revisions/fr/maths'],
  ['/fr', '/fr'],
])('without its language, %s is %s', (path, expected) => {
  expect(pathWithoutLocale(path)).toBe(expected)
})

test.each([
  ['/revisions/maths', '/fr/revisions/maths/book'],
  ['/revisions/maths/nombres', '/fr/revisions/maths/nombres/category'],
  ['/revisions/maths/nombres/fractions', '/fr/revisions/maths/nombres/fractions/course'],
])('what is read at %s is %s', (address, expected) => {
  expect(documentPathAt('fr', address)).toBe(expected)
})
