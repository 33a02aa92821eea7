import { describe, expect, test } from 'vitest'
import type { ContentLibrary } from '../../application/ports/content-library.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { libraryOfOneBook } from '../builders/a-library.ts'

const pathsOf = (documents: readonly ContentDocument[]): string[] => documents.map(({ path }) => path)
const { freeCourse, freeQuiz, lockedCourse, lockedQuiz } = libraryOfOneBook.paths

/** @param makeSubject gives the library of one book (tests/builders/a-library.ts) */
export const describeContentLibraryContract = (name: string, makeSubject: () => ContentLibrary): void => {
  describe(`ContentLibrary: ${name}`, () => {
    const library = makeSubject()

    test('a folder holds every document in it and below it, by path', async () => {
      expect(pathsOf(await library.find('/fr/revisions/maths'))).toEqual([
        '/fr/revisions/maths/book',
        '/fr/revisions/maths/nombres/category',
        freeCourse,
        freeQuiz,
        lockedCourse,
        lockedQuiz,
      ])
    })

    test.each([
      ['/', 7],
      ['/fr', 7],
      ['/fr/pages', 1],
      ['/fr/rev', 0],
      ['/en', 0],
    ])('%s holds %s documents', async (path, expected) => {
      expect(await library.find(path)).toHaveLength(expected)
    })

    test('the path of a document gives that document, without its extension', async () => {
      expect(await library.find(freeCourse)).toMatchObject([{ kind: 'course', path: freeCourse, title: 'Fractions', isFree: true, slug: 'course', extension: '.md' }])
      expect(await library.find(`${freeCourse}.md`)).toEqual([])
    })

    test('the first chapter of the book is free, its quiz too, and the next one is not', async () => {
      const free = (await library.find('/fr/revisions')).filter(({ isFree }) => isFree)
      expect(pathsOf(free)).toEqual(['/fr/revisions/maths/book', '/fr/revisions/maths/nombres/category', freeCourse, freeQuiz])
    })

    test('a quiz says how many questions it asks', async () => {
      expect(await library.find(freeQuiz)).toMatchObject([{ kind: 'quiz', title: 'Calculer', questionCount: 2 }])
    })

    test('the text of a course is HTML, locked or not: who may read it is not asked here', async () => {
      expect(await library.body(freeCourse)).toContain('<p>La moitié d’un tout.</p>')
      expect(await library.body(lockedCourse)).toContain('<p>La suite.</p>')
    })

    test.each(['/fr/nowhere', freeQuiz, '/fr/revisions/maths'])('%s has no text', async (path) => {
      expect(await library.body(path)).toBeUndefined()
    })

    test('a quiz comes with its questions and their answers', async () => {
      const quiz = await library.quiz(freeQuiz)
      expect(quiz?.questions).toMatchObject([
        { id: 'q1', type: 'single-choice', choices: [{ id: 'a', correct: false }, { id: 'b', correct: true }, { id: 'c', correct: false }] },
        { id: 'q2', type: 'numeric', answer: 2, tolerance: 0 },
      ])
    })

    test.each(['/fr/nowhere', freeCourse, '/fr/revisions/maths'])('%s is no quiz', async (path) => {
      expect(await library.quiz(path)).toBeUndefined()
    })

    test('one line has no paragraph around it, a text has one', () => {
      expect(library.inlineHtml('Combien ?')).toBe('Combien ?')
      expect(library.blockHtml('Parce que.')).toBe('<p>Parce que.</p>')
    })

    test('tags in a text never reach the page', () => {
      expect(library.inlineHtml('1 <script>alert(1)</script>')).not.toContain('<script')
      expect(library.blockHtml('<img src=x onerror=alert(1)>')).not.toContain('<img')
    })
  })
}
