import { describe, expect, test } from 'vitest'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import { parseLibrary } from './parse-library.ts'

const { files } = libraryOfOneBook
const changed = (file: string, from: string, to: string) => files.map((one) => (one.file === file ? { file, text: one.text.replace(from, to) } : one))
const course = 'fr/revisions/maths/nombres/fractions/course.md'
const quiz = 'fr/revisions/maths/nombres/fractions/quiz.yaml'

test('a library without mistakes has no problem', () => {
  const library = parseLibrary(files)
  expect(library.problems).toEqual([])
  expect(library.documents).toHaveLength(files.length)
})

describe('a file with a mistake is left out, with the reason, and the rest is served', () => {
  test.each([
    ['a course without a title', course, 'title: Fractions', '', 'title'],
    ['a course of no minutes', course, 'minutes: 10', 'minutes: 0', 'minutes'],
    ['a kind that nobody knows', course, 'kind: course', 'kind: lesson', 'kind'],
    ['a day that is none', course, 'updatedOn: 2026-11-21', 'updatedOn: hier', 'updatedOn'],
    ['a question with two right answers', quiz, 'id: a, text', 'id: a, correct: true, text', 'exactly one choice must be correct'],
    ['a skill that is not in the list', quiz, 'skill: calculer', 'skill: compter', 'a question names a skill'],
    ['two questions of one name', quiz, 'id: q2', 'id: q1', 'two questions have the same id'],
    ['a quiz that is no YAML', quiz, 'kind: quiz', '[', ''],
  ])('%s', (_, file, from, to, reason) => {
    const library = parseLibrary(changed(file, from, to))
    expect(library.problems).toEqual([{ file, reason: expect.stringContaining(reason) }])
    expect(library.documents).toHaveLength(files.length - 1)
  })
})

test('files of other kinds are no documents', () => {
  expect(parseLibrary([...files, { file: 'README.txt', text: 'x' }]).documents).toHaveLength(files.length)
})

test('the table of contents has the anchors of the text', () => {
  const library = parseLibrary(changed(course, '## L’essentiel', '# Titre\n\n## L’essentiel\n\n### Détail $x^2$\n\n## L’essentiel'))
  const path = libraryOfOneBook.paths.freeCourse
  expect(library.documents.find((document) => document.path === path)?.toc).toMatchObject([
    { id: 'lessentiel', text: 'L’essentiel', depth: 2 },
    { depth: 3 },
    { id: 'lessentiel-1', text: 'L’essentiel', depth: 2 },
  ])
})
