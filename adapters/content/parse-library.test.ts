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
    ['a field that the kind does not have', course, 'kind: course', 'kind: course\nautor: Léa', 'autor: unknown'],
    ['flashcards without a card', quiz, 'kind: quiz', 'kind: flashcards', 'cards: missing'],
  ])('%s', (_, file, from, to, reason) => {
    const library = parseLibrary(changed(file, from, to))
    expect(library.problems).toEqual([{ file, reason: expect.stringContaining(reason) }])
    expect(library.documents).toHaveLength(files.length - 1)
  })
})

test('flashcards are told of without their cards, and open with their chapter', () => {
  const cards = ['kind: flashcards', 'title: Fractions', 'description: Deux cartes.', 'author: Léa', 'reviewer: Noé', 'updatedOn: 2026-11-21', 'licence: CC0']
  const text = [...cards, 'cards:', '  - { id: moitie, front: La moitié, back: $\\frac12$ }', '  - { id: tiers, front: Le tiers, back: $\\frac13$ }'].join('\n')
  const { documents, problems } = parseLibrary([
    ...files,
    { file: 'fr/revisions/maths/nombres/fractions/flashcards.yaml', text },
    { file: 'fr/revisions/maths/nombres/puissances/flashcards.yaml', text },
  ])
  expect(problems).toEqual([])
  expect(documents.filter(({ kind }) => kind === 'flashcards')).toEqual(
    ['fractions', 'puissances'].map((chapter) => ({
      kind: 'flashcards',
      title: 'Fractions',
      description: 'Deux cartes.',
      cardCount: 2,
      path: `/fr/revisions/maths/nombres/${chapter}/flashcards`,
      dir: `/fr/revisions/maths/nombres/${chapter}`,
      slug: 'flashcards',
      extension: '.yaml',
      toc: [],
      isFree: chapter === 'fractions',
    })),
  )
})

test('items to order and pairs to match are read, and their mistakes named', () => {
  const ordering = `type: ordering
    skill: calculer
    prompt: Range ces dates.
    explanation: Parce que.
    items:
      - { id: a, text: '1515' }
      - { id: b, text: '1789' }
      - { id: c, text: '1914' }
  - id: q3
    type: matching
    skill: calculer
    prompt: Associe.
    explanation: Parce que.
    pairs:
      - { id: a, left: chat, right: cat }
      - { id: b, left: chien, right: dog }
      - { id: c, left: oiseau, right: bird }
  - id: q4
    type: numeric`
  const library = parseLibrary(changed(quiz, 'type: numeric', ordering))
  expect(library.problems).toEqual([])
  expect(library.quizzes.get(libraryOfOneBook.paths.freeQuiz)?.questions.slice(1, 3)).toMatchObject([
    { type: 'ordering', items: [{ id: 'a', text: '1515' }, { id: 'b', text: '1789' }, { id: 'c', text: '1914' }] },
    { type: 'matching', pairs: [{ id: 'a', left: 'chat', right: 'cat' }, { id: 'b', left: 'chien', right: 'dog' }, { id: 'c', left: 'oiseau', right: 'bird' }] },
  ])
  expect(parseLibrary(changed(quiz, 'type: numeric', ordering.replace('right: dog', 'right: cat'))).problems).toMatchObject([
    { reason: expect.stringContaining('two pairs have the same right side') },
  ])
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
