import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { blogSections, exams, frontMatterSchema, levels, parseData, parseFlashcards, parseFrontMatter, subjects } from './front-matter.ts'

const titled = { title: 'Suites', description: 'Les suites.' }
const credits = { author: 'Léa', reviewer: 'Noé', updatedOn: '2026-11-21', licence: '© Alvéole' }

const heads = {
  book: { kind: 'book', ...titled, position: 1, level: 'premiere', subject: 'mathematics' },
  category: { kind: 'category', ...titled, position: 1 },
  course: { kind: 'course', ...titled, position: 1, minutes: 20, ...credits },
  sheet: { kind: 'sheet', ...titled, levels: ['seconde', 'premiere'], subject: 'french', ...credits },
  paper: { kind: 'paper', ...titled, exam: 'brevet', year: 2026, subject: 'sciences', minutes: 120, ...credits },
  article: { kind: 'article', ...titled, section: 'methode', author: 'Léa', publishedOn: '2026-11-21', licence: 'CC BY 4.0' },
  page: { kind: 'page', ...titled, updatedOn: '2026-11-21' },
} as const
type Kind = keyof typeof heads
const kinds = Object.keys(heads) as Kind[]

const faultsOf = (input: unknown) => {
  const read = parseFrontMatter(input)
  return read.isErr() ? read.error.faults : []
}

describe.each(kinds)('the head of a file of the kind %s', (kind) => {
  const head: Readonly<Record<string, unknown>> = heads[kind]

  test('is read as it was written', () => {
    expect(parseFrontMatter(head)._unsafeUnwrap()).toEqual(head)
  })

  test('needs each of its fields', () => {
    for (const field of Object.keys(head)) expect(faultsOf({ ...head, [field]: undefined })).toEqual([{ field, fault: 'missing' }])
  })

  test('has no other', () => {
    expect(faultsOf({ ...head, autor: 'Léa' })).toEqual([{ field: 'autor', fault: 'unknown' }])
  })

  test('is found among the other fields of a document', () => {
    const known = kind === 'article' ? { ...head, minutes: 4 } : head
    expect(v.parse(frontMatterSchema, { ...known, path: '/fr/a', isFree: true })).toEqual(known)
    expect(v.is(frontMatterSchema, { ...known, title: 3 })).toBe(false)
  })
})

test('a head is read or refused, whatever stands there', () => {
  expectNeverThrows(parseFrontMatter, heads.sheet)
}, 30_000)

test.each([
  ['book', 'title', ' ', 'x'],
  ['book', 'title', '', 'x'.repeat(1000)],
  ['book', 'description', 'x'.repeat(1001), 'x'],
  ['book', 'position', 0, 1],
  ['book', 'position', 10_001, 10_000],
  ['book', 'position', 1.5, 2],
  ['book', 'position', Number.NaN, 2],
  ['book', 'level', 'premier', 'premiere'],
  ['book', 'subject', 'maths', 'mathematics'],
  ['course', 'minutes', 0, 1],
  ['course', 'minutes', 601, 600],
  ['course', 'minutes', 1.5, 2],
  ['course', 'updatedOn', 'hier', '2026-11-20'],
  ['course', 'updatedOn', '2026-02-30', '2026-02-28'],
  ['course', 'updatedOn', '2027-02-29', '2028-02-29'],
  ['course', 'updatedOn', '21/11/2026', '2026-11-21'],
  ['sheet', 'levels', [], ['cp']],
  ['sheet', 'levels', 'cp', [...levels]],
  ['sheet', 'levels', [...levels, 'cp'], ['cp', 'ce1']],
  ['paper', 'exam', 'toeic', 'bac'],
  ['paper', 'year', 1949, 1950],
  ['paper', 'year', 2101, 2100],
  ['paper', 'year', 2026.5, 2026],
  ['article', 'section', 'Méthode', 'methode'],
  ['article', 'section', '', 'langues'],
  ['book', 'formerSlugs', [], ['maths']],
  ['book', 'formerSlugs', 'maths', ['maths', 'maths-1ere_2']],
  ['book', 'formerSlugs', ['Maths'], ['a'.repeat(100)]],
  ['book', 'formerSlugs', ['a/b'], ['a-b']],
  ['book', 'formerSlugs', ['a'.repeat(101)], ['a']],
  ['book', 'formerSlugs', Array.from({ length: 21 }, () => 'a'), Array.from({ length: 20 }, () => 'a')],
  ['page', 'position', 0, 1],
  ['page', 'short', ' ', 'x'],
  ['page', 'short', 'x'.repeat(61), 'x'.repeat(60)],
  ['page', 'leadsTo', [], ['/revisions/maths']],
  ['page', 'leadsTo', ['/bac'], ['/revisions/maths/nombres']],
  ['page', 'leadsTo', ['/revisions/a/b/c/quiz'], ['/revisions/a/b/c']],
  ['page', 'leadsTo', ['/fr/revisions/maths'], ['/revisions/maths-1ere_2']],
  ['page', 'leadsTo', [`/revisions/${'a'.repeat(290)}`], [`/revisions/${'a'.repeat(289)}`]],
  ['page', 'leadsTo', Array.from({ length: 25 }, () => '/revisions/a'), Array.from({ length: 24 }, () => '/revisions/a')],
  ['page', 'partner', '', 'Onisep'],
] as const)('of the kind %s, %s cannot be %j but can be %j', (kind, field, wrong, right) => {
  expect(faultsOf({ ...heads[kind], [field]: wrong }).map((fault) => [fault.field.split('.')[0], fault.fault])).toEqual([[field, 'invalid']])
  expect(parseFrontMatter({ ...heads[kind], [field]: right }).isOk()).toBe(true)
})

test('a short name loses the spaces around it', () => {
  expect(parseFrontMatter({ ...heads.page, short: ' FAQ ' })._unsafeUnwrap()).toMatchObject({ short: 'FAQ' })
})

test('a title loses the spaces around it', () => {
  expect(parseFrontMatter({ ...heads.page, title: ' FAQ ' })._unsafeUnwrap()).toMatchObject({ title: 'FAQ' })
})

test('a date without quotation marks, which YAML reads as a moment, is a day', () => {
  expect(parseFrontMatter({ ...heads.page, updatedOn: new Date(Date.UTC(2026, 10, 21)) })._unsafeUnwrap()).toMatchObject({ updatedOn: '2026-11-21' })
  expect(faultsOf({ ...heads.page, updatedOn: new Date(Number.NaN) })).toEqual([{ field: 'updatedOn', fault: 'invalid' }])
})

test.each([
  ['no kind', {}, [{ field: 'kind', fault: 'missing' }]],
  ['a kind that nobody knows', { kind: 'lesson' }, [{ field: 'kind', fault: 'invalid' }]],
  ['no head at all', undefined, [{ field: '', fault: 'missing' }]],
  ['a list', 'kind: book', [{ field: '', fault: 'invalid' }]],
])('%s is refused', (_, input, faults) => {
  expect(parseFrontMatter(input)._unsafeUnwrapErr()).toEqual({ type: 'front-matter-malformed', faults })
})

test('what authors choose from is known', () => {
  expect(levels.join(' ')).toBe('cp ce1 ce2 cm1 cm2 sixieme cinquieme quatrieme troisieme seconde premiere terminale superieur')
  expect(subjects.join(' ')).toBe('mathematics french history-geography sciences english philosophy')
  expect(exams.join(' ')).toBe('brevet bac')
  expect(blogSections.join(' ')).toBe('methode examens orientation parents langues')
})

describe('flashcards', () => {
  const card = { id: 'zero', front: '$2^0$', back: '1' }
  const flashcards = { kind: 'flashcards', ...titled, ...credits, cards: [card, { ...card, id: 'one' }] }
  const manyCards = (count: number) => Array.from({ length: count }, (_, index) => ({ ...card, id: `card-${index}` }))

  test.each([
    ['with two cards', flashcards],
    ['with one card', { ...flashcards, cards: [card] }],
    ['with 500 cards', { ...flashcards, cards: manyCards(500) }],
    ['with an identifier of 40 characters', { ...flashcards, cards: [{ ...card, id: 'a'.repeat(40) }] }],
  ])('%s are read as they were written', (_, right) => {
    expect(parseFlashcards(right)._unsafeUnwrap()).toEqual(right)
  })

  test.each([
    ['without a card', { cards: [] }, { field: 'cards', fault: 'invalid' }],
    ['with 501 cards', { cards: manyCards(501) }, { field: 'cards', fault: 'invalid' }],
    ['with one identifier for two cards', { cards: [card, card] }, { field: 'cards', fault: 'invalid' }],
    ['with an identifier in capitals', { cards: [{ ...card, id: 'Zero' }] }, { field: 'cards.0.id', fault: 'invalid' }],
    ['with an identifier of 41 characters', { cards: [{ ...card, id: 'a'.repeat(41) }] }, { field: 'cards.0.id', fault: 'invalid' }],
    ['with an identifier that ends in a space', { cards: [{ ...card, id: 'zero ' }] }, { field: 'cards.0.id', fault: 'invalid' }],
    ['with an empty identifier', { cards: [{ ...card, id: '' }] }, { field: 'cards.0.id', fault: 'invalid' }],
    ['with a card that has no back', { cards: [{ ...card, back: undefined }] }, { field: 'cards.0.back', fault: 'missing' }],
    ['with a card that has three sides', { cards: [{ ...card, side: 'x' }] }, { field: 'cards.0.side', fault: 'unknown' }],
    ['without a title', { title: undefined }, { field: 'title', fault: 'missing' }],
    ['without a licence', { licence: undefined }, { field: 'licence', fault: 'missing' }],
    ['with a field of their own', { level: 'cp' }, { field: 'level', fault: 'unknown' }],
    ['of another kind', { kind: 'quiz' }, { field: 'kind', fault: 'invalid' }],
  ])('%s are refused', (_, changes, fault) => {
    expect(parseFlashcards({ ...flashcards, ...changes })._unsafeUnwrapErr()).toEqual({ type: 'flashcards-malformed', faults: [fault] })
  })

  test('are read or refused, whatever stands in the file', () => {
    expectNeverThrows(parseFlashcards, flashcards)
  }, 30_000)
})

describe('the dates of a file', () => {
  test.each([
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21T10:00:00+02:00', '2026-11-21T08:00:00.000Z'],
    [new Date('2026-11-21T10:00:00Z'), '2026-11-21T10:00:00.000Z'],
  ])('%j is %s', (updatedAt, expected) => {
    expect(parseFrontMatter({ ...heads.page, createdAt: updatedAt, updatedAt })._unsafeUnwrap()).toMatchObject({ createdAt: expected, updatedAt: expected })
    expect(parseFlashcards({ kind: 'flashcards', ...titled, ...credits, updatedAt, cards: [{ id: 'a', front: 'b', back: 'c' }] })._unsafeUnwrap()).toMatchObject({ updatedAt: expected })
  })

  test.each(['hier', '21/11/2026', '2026-13-01', 2026, new Date(Number.NaN), ''])('%j is none', (updatedAt) => {
    expect(parseFrontMatter({ ...heads.page, updatedAt })._unsafeUnwrapErr()).toEqual({ type: 'front-matter-malformed', faults: [{ field: 'updatedAt', fault: 'invalid' }] })
  })
})

describe('data', () => {
  test('has the fields that its author gave it', () => {
    const data = { title: 'Glossaire', letters: 26, nested: { deep: [1] }, nothing: null }
    expect(parseData(data)._unsafeUnwrap()).toEqual(data)
    expect(parseData({})._unsafeUnwrap()).toEqual({})
  })

  test.each([
    'path', 'dir', 'slug', 'extension', 'toc', 'isFree', 'isLocked', 'body', 'text', 'kind', 'questions', 'cards', 'questionCount', 'cardCount',
  ])('has no %s of its own', (field) => {
    expect(parseData({ [field]: 1 })._unsafeUnwrapErr()).toEqual({ type: 'data-malformed', faults: [{ field, fault: 'invalid' }] })
  })

  test.each([{ title: 1 }, { title: '' }, { description: [] }, { createdAt: 'hier' }, 'x', null])('%j is refused', (data) => {
    expect(parseData(data).isErr()).toBe(true)
  })

  test('of any shape is read or refused', () => {
    expectNeverThrows(parseData, { title: 'Glossaire', createdAt: '2026-11-21', letters: [1] })
  }, 30_000)
})
