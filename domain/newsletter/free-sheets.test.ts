import { expect, test } from 'vitest'
import { freeAmong } from '../content/free-documents.ts'
import type { Level } from '../content/front-matter.ts'
import { aBookDocument, aCategoryDocument, aCourseDocument, anArticleDocument, aQuizDocument, aSheetDocument } from '../../tests/builders/a-content-document.ts'
import { chooseFreeSheets } from './free-sheets.ts'
import { programmes } from './user-types.ts'

/** A book of a class: a free chapter with a course and maybe a quiz, and a locked one with both. */
const aBook = (name: string, level: Level, { locale = 'fr', quiz = false } = {}) => {
  const folder = `${locale}/revisions/${name}`
  const documents = [
    aBookDocument(`${folder}/book.md`, { level }),
    aCategoryDocument(`${folder}/part/category.md`),
    aCourseDocument(`${folder}/part/first/course.md`, { position: 1, title: `${name} ${locale}` }),
    aSheetDocument(`${folder}/part/first/sheet.md`),
    ...(quiz ? [aQuizDocument(`${folder}/part/first/quiz.yaml`, { title: `quiz ${name} ${locale}` })] : []),
    aCourseDocument(`${folder}/part/second/course.md`, { position: 2, title: `${name} locked` }),
    aQuizDocument(`${folder}/part/second/quiz.yaml`, { title: `${name} locked` }),
  ]
  const isFree = freeAmong(documents)
  return documents.map((document) => ({ ...document, isFree: isFree(document) }))
}
const titles = (sheets: ReturnType<typeof chooseFreeSheets>) => sheets.map(({ title }) => title)
const oneBookOfEachLevel = (['cp', 'cm2', 'sixieme', 'cinquieme', 'quatrieme', 'troisieme', 'seconde', 'premiere', 'terminale', 'superieur'] as const).flatMap(
  (level) => aBook(level, level),
)

test('five are chosen, each with its title and the address of its page', () => {
  const documents = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name) => aBook(name, 'terminale'))
  const sheets = chooseFreeSheets(documents, { programme: 'terminale', locale: 'fr' })
  expect(titles(sheets)).toEqual(['a fr', 'b fr', 'c fr', 'd fr', 'e fr'])
  expect(sheets[0]?.address).toBe('/revisions/a/part/first?lang=fr')
})

test('nothing that is locked is chosen, however few are free', () => {
  expect(titles(chooseFreeSheets(aBook('a', 'terminale', { quiz: true }), { programme: 'terminale', locale: 'fr' }))).toEqual(['a fr', 'quiz a fr'])
})

test('courses come before quizzes, and a quiz of the class before a course of another', () => {
  const documents = [...aBook('a', 'seconde', { quiz: true }), ...aBook('b', 'seconde', { quiz: true }), ...aBook('c', 'premiere')]
  expect(titles(chooseFreeSheets(documents, { programme: 'seconde', locale: 'fr' }))).toEqual(['a fr', 'b fr', 'quiz a fr', 'quiz b fr', 'c fr'])
})

test.each([
  ['primaire', 'cp cm2 sixieme cinquieme quatrieme'],
  ['6ème', 'sixieme cm2 cinquieme quatrieme troisieme'],
  ['5ème', 'cinquieme sixieme quatrieme cm2 troisieme'],
  ['4ème', 'quatrieme cinquieme troisieme sixieme seconde'],
  ['3ème', 'troisieme quatrieme seconde cinquieme premiere'],
  ['seconde', 'seconde troisieme premiere quatrieme terminale'],
  ['première', 'premiere seconde terminale troisieme superieur'],
  ['terminale', 'terminale premiere superieur seconde troisieme'],
  ['sup', 'superieur terminale premiere seconde troisieme'],
] as const)('in %s, the nearest classes fill up, the lower one first: %s', (programme, expected) => {
  expect(titles(chooseFreeSheets(oneBookOfEachLevel, { programme, locale: 'fr' })).join(' ')).toBe(expected.replaceAll(/\w+/g, '$& fr'))
})

test('each class of primary school is as near as the others', () => {
  const documents = (['cm2', 'cm1', 'ce2', 'ce1', 'cp', 'sixieme'] as const).flatMap((level) => aBook(level, level))
  expect(titles(chooseFreeSheets(documents, { programme: 'primaire', locale: 'fr' }))).toEqual(['cp fr', 'ce1 fr', 'ce2 fr', 'cm1 fr', 'cm2 fr'])
})

test('what is in the person’s language comes first, whatever its class, then what there is in French only', () => {
  const documents = [
    ...aBook('a', 'terminale'),
    ...aBook('a', 'terminale', { locale: 'en' }),
    ...aBook('b', 'sixieme', { locale: 'en' }),
    ...aBook('c', 'terminale'),
  ]
  expect(chooseFreeSheets(documents, { programme: 'terminale', locale: 'en' })).toEqual([
    { title: 'a en', address: '/revisions/a/part/first?lang=en' },
    { title: 'b en', address: '/revisions/b/part/first?lang=en' },
    { title: 'c fr', address: '/revisions/c/part/first?lang=fr' },
  ])
})

test('nothing in English is chosen for somebody who reads French', () => {
  expect(chooseFreeSheets(aBook('a', 'terminale', { locale: 'en' }), { programme: 'terminale', locale: 'fr' })).toEqual([])
})

test.each(programmes)('a library without books has nothing for: %s', (programme) => {
  expect(chooseFreeSheets([anArticleDocument('fr/blog/a.md', { isFree: true })], { programme, locale: 'fr' })).toEqual([])
})
