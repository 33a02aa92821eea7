import { aBookDocument, aCategoryDocument, aCourseDocument, aPageDocument, aQuizDocument } from './a-content-document.ts'
import { aQuiz } from './a-quiz.ts'

/**
 * A small library in French: one page, and one book with a free chapter and a locked one, each with the quiz of
 * `aQuiz`. Once as files, as authors write them, and once as what is read from them.
 */
const front = (fields: Readonly<Record<string, string | number>>, text = ''): string =>
  ['---', ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`), '---', '', text, ''].join('\n')

const course = (title: string, position: number, text: string): string =>
  front(
    {
      kind: 'course',
      title,
      description: `Le cours ${title}.`,
      position,
      minutes: 10,
      author: 'Rédaction Alvéole',
      reviewer: 'Relecture Alvéole',
      updatedOn: '2026-11-21',
      licence: '© Alvéole',
    },
    `## L’essentiel\n\n${text}`,
  )

const quiz = `kind: quiz
title: Calculer
description: Deux questions de calcul.
skills:
  calculer: Calculer de tête
questions:
  - id: q1
    type: single-choice
    skill: calculer
    prompt: Combien ?
    explanation: Parce que.
    choices:
      - { id: a, text: $1$ }
      - { id: b, text: $2$, correct: true }
      - { id: c, text: $3$ }
  - id: q2
    type: numeric
    skill: calculer
    prompt: Combien ?
    explanation: Parce que.
    answer: 2
`

const paths = {
  book: '/fr/revisions/maths',
  freeCourse: '/fr/revisions/maths/nombres/fractions/course',
  freeQuiz: '/fr/revisions/maths/nombres/fractions/quiz',
  lockedCourse: '/fr/revisions/maths/nombres/puissances/course',
  lockedQuiz: '/fr/revisions/maths/nombres/puissances/quiz',
  page: '/fr/pages/faq',
} as const

const toc = [{ id: 'lessentiel', text: 'L’essentiel', depth: 2 }] as const
const quizDocument = { title: 'Calculer', description: 'Deux questions de calcul.', questionCount: 2 }

const times = { createdAt: Date.UTC(2026, 8, 1, 8), updatedAt: Date.UTC(2026, 10, 21, 12) }

export const libraryOfOneBook = {
  paths,
  files: [
    { file: 'fr/pages/faq.md', text: front({ kind: 'page', title: 'Questions', description: 'Les réponses.', updatedOn: '2026-11-21' }, 'Bonjour.') },
    {
      file: 'fr/revisions/maths/book.md',
      text: front({ kind: 'book', title: 'Mathématiques', description: 'Le livre.', position: 1, level: 'premiere', subject: 'mathematics' }),
    },
    { file: 'fr/revisions/maths/nombres/category.md', text: front({ kind: 'category', title: 'Nombres', description: 'La partie.', position: 1 }) },
    { file: 'fr/revisions/maths/nombres/fractions/course.md', text: course('Fractions', 1, 'La moitié d’un tout.') },
    { file: 'fr/revisions/maths/nombres/fractions/quiz.yaml', text: quiz },
    { file: 'fr/revisions/maths/nombres/puissances/course.md', text: course('Puissances', 2, 'La suite.') },
    { file: 'fr/revisions/maths/nombres/puissances/quiz.yaml', text: quiz },
  ].map((one) => ({ ...one, ...times })),
  documents: [
    aPageDocument('fr/pages/faq.md', { title: 'Questions', description: 'Les réponses.' }),
    aBookDocument('fr/revisions/maths/book.md', { title: 'Mathématiques', description: 'Le livre.', isFree: true }),
    aCategoryDocument('fr/revisions/maths/nombres/category.md', { title: 'Nombres', description: 'La partie.', isFree: true }),
    aCourseDocument('fr/revisions/maths/nombres/fractions/course.md', { title: 'Fractions', description: 'Le cours Fractions.', toc, isFree: true }),
    aQuizDocument('fr/revisions/maths/nombres/fractions/quiz.yaml', { ...quizDocument, isFree: true }),
    aCourseDocument('fr/revisions/maths/nombres/puissances/course.md', { title: 'Puissances', description: 'Le cours Puissances.', toc, position: 2 }),
    aQuizDocument('fr/revisions/maths/nombres/puissances/quiz.yaml', quizDocument),
  ],
  bodies: {
    [paths.page]: '<p>Bonjour.</p>',
    [paths.freeCourse]: '<h2 id="lessentiel">L’essentiel</h2>\n<p>La moitié d’un tout.</p>',
    [paths.lockedCourse]: '<h2 id="lessentiel">L’essentiel</h2>\n<p>La suite.</p>',
  },
  texts: {
    [paths.page]: 'Bonjour.\n',
    [paths.freeCourse]: '## L’essentiel\n\nLa moitié d’un tout.\n',
    [paths.lockedCourse]: '## L’essentiel\n\nLa suite.\n',
  },
  quizzes: { [paths.freeQuiz]: aQuiz(), [paths.lockedQuiz]: aQuiz() },
} as const
