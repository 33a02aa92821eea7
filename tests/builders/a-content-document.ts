import { type DocumentOfKind, placeOf } from '../../domain/content/document.ts'

const common = (file: string) => ({
  ...placeOf(file),
  createdAt: '2026-09-01T08:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  toc: [],
  isFree: false,
  title: file,
  description: `Le contenu de ${file}.`,
})

export const aBookDocument = (file: string, changes: Partial<DocumentOfKind<'book'>> = {}): DocumentOfKind<'book'> => ({
  ...common(file),
  kind: 'book',
  position: 1,
  level: 'premiere',
  subject: 'mathematics',
  ...changes,
})

export const aCategoryDocument = (file: string, changes: Partial<DocumentOfKind<'category'>> = {}): DocumentOfKind<'category'> => ({
  ...common(file),
  kind: 'category',
  position: 1,
  ...changes,
})

export const aCourseDocument = (file: string, changes: Partial<DocumentOfKind<'course'>> = {}): DocumentOfKind<'course'> => ({
  ...common(file),
  kind: 'course',
  position: 1,
  minutes: 20,
  author: 'Rédaction Alvéole',
  reviewer: 'Relecture Alvéole',
  updatedOn: '2026-11-21',
  licence: '© Alvéole',
  ...changes,
})

export const aQuizDocument = (file: string, changes: Partial<DocumentOfKind<'quiz'>> = {}): DocumentOfKind<'quiz'> => ({
  ...common(file),
  kind: 'quiz',
  questionCount: 8,
  ...changes,
})

/** A page of its own, which everybody may read. */
export const aPageDocument = (file: string, changes: Partial<DocumentOfKind<'page'>> = {}): DocumentOfKind<'page'> => ({
  ...common(file),
  kind: 'page',
  updatedOn: '2026-11-21',
  isFree: true,
  ...changes,
})

const credits = { author: 'Rédaction Alvéole', reviewer: 'Relecture Alvéole', updatedOn: '2026-11-21', licence: '© Alvéole' }

export const aFlashcardsDocument = (file: string, changes: Partial<DocumentOfKind<'flashcards'>> = {}): DocumentOfKind<'flashcards'> => ({
  ...common(file),
  kind: 'flashcards',
  cardCount: 12,
  ...changes,
})

export const aSheetDocument = (file: string, changes: Partial<DocumentOfKind<'sheet'>> = {}): DocumentOfKind<'sheet'> => ({
  ...common(file),
  ...credits,
  kind: 'sheet',
  levels: ['premiere'],
  subject: 'mathematics',
  ...changes,
})

export const aPaperDocument = (file: string, changes: Partial<DocumentOfKind<'paper'>> = {}): DocumentOfKind<'paper'> => ({
  ...common(file),
  ...credits,
  kind: 'paper',
  exam: 'bac',
  year: 2026,
  subject: 'mathematics',
  minutes: 120,
  ...changes,
})

export const anArticleDocument = (file: string, changes: Partial<DocumentOfKind<'article'>> = {}): DocumentOfKind<'article'> => ({
  ...common(file),
  kind: 'article',
  section: 'methode',
  author: 'Rédaction Alvéole',
  publishedOn: '2026-11-21',
  minutes: 4,
  licence: '© Alvéole',
  ...changes,
})

/** A file of data, which has fields of its own as well. */
export const aDataDocument = (file: string, changes: Partial<DocumentOfKind<'data'>> & Readonly<Record<string, unknown>> = {}): DocumentOfKind<'data'> => ({
  ...common(file),
  kind: 'data',
  ...changes,
})
