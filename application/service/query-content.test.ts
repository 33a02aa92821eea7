import { beforeEach, describe, expect, test } from 'vitest'
import { aContentQuery } from '../../tests/builders/a-content-query.ts'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import { aService } from '../../tests/builders/a-service.ts'
import { makeQueryContent, type ServedDocument } from './query-content.ts'

const { freeCourse, freeQuiz, lockedCourse, lockedQuiz, page } = libraryOfOneBook.paths
const chapters = '/fr/revisions/maths/nombres'

let query: (path: string, asked?: Readonly<Record<string, unknown>>, isSubscriber?: boolean) => ReturnType<ReturnType<typeof makeQueryContent>>
beforeEach(async () => {
  const queryContent = makeQueryContent(await aService())
  query = (path, asked = {}, isSubscriber = false) => queryContent(path, aContentQuery(asked), isSubscriber)
})

const listOf = async (path: string, asked?: Readonly<Record<string, unknown>>, isSubscriber?: boolean) => (await query(path, asked, isSubscriber))._unsafeUnwrap() as Partial<ServedDocument>[]
const pathsOf = (documents: readonly Partial<ServedDocument>[]) => documents.map(({ path }) => path)

describe('the body of a document', () => {
  test.each([
    ['free', freeCourse, false, false, 'La moitié d’un tout.'],
    ['free', freeCourse, true, false, 'La moitié d’un tout.'],
    ['locked', lockedCourse, true, false, 'La suite.'],
  ])('that is %s (%s), with a subscription: %s', async (_, path, isSubscriber, isLocked, text) => {
    const document = (await query(path, {}, isSubscriber))._unsafeUnwrap()
    expect(document).toMatchObject({ path, isLocked, body: expect.stringContaining(text) })
  })

  test('that is locked is not given without a subscription; its title and table of contents are', async () => {
    const document = (await query(lockedCourse))._unsafeUnwrap()
    expect(document).toMatchObject({ path: lockedCourse, title: 'Puissances', toc: [], isLocked: true })
    expect(document).not.toHaveProperty('body')
  })

  test.each([
    [{ only: 'body' }],
    [{ only: ['body', 'title'] }],
    [{ deep: true, only: ['body'] }],
  ])('that is locked is not given to %o either', async (asked) => {
    expect(JSON.stringify((await query(lockedCourse, asked))._unsafeUnwrap())).not.toContain('La suite.')
    expect(JSON.stringify(await listOf('/fr', { ...asked, deep: true }))).not.toContain('La suite.')
  })

  test('does not exist for a quiz', async () => {
    expect((await query(freeQuiz))._unsafeUnwrap()).not.toHaveProperty('body')
  })
})

describe('a folder', () => {
  test('gives what lies in it', async () => {
    expect(pathsOf(await listOf(chapters))).toEqual([`${chapters}/category`])
    expect(pathsOf(await listOf(`${chapters}/fractions/`))).toEqual([freeCourse, freeQuiz])
  })

  test('gives, when asked deeply, what lies below it as well', async () => {
    expect(await listOf(chapters, { deep: true })).toHaveLength(5)
  })

  test.each([
    [{ limit: 2 }, 0, 2],
    [{ skip: 1 }, 1, 7],
    [{ skip: '1', limit: '2' }, 1, 3],
    [{ skip: 9 }, 7, 7],
    [{ limit: 0 }, 0, 0],
  ])('is read page by page with %o', async (asked, from, to) => {
    const all = await listOf('/', { deep: true })
    expect(pathsOf(await listOf('/', { deep: true, ...asked }))).toEqual(pathsOf(all.slice(from, to)))
  })

  test.each(['/fr/nowhere', '/en', '/fr/revisions/maths/nombres/fractions/course.md'])('%s is not found', async (path) => {
    expect((await query(path, { deep: true }))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path })
  })

  test('with nothing but folders in it lists nothing unless it is asked deeply', async () => {
    expect((await query('/fr'))._unsafeUnwrap()).toEqual([])
    expect((await query('/fr', { deep: true })).isOk()).toBe(true)
  })
})

describe('the fields', () => {
  test.each([
    [{ only: 'title' }, { title: 'Fractions' }],
    [{ only: ['path', 'isLocked', 'unheard-of'] }, { path: freeCourse, isLocked: false }],
  ])('asked for with %o are the only ones', async (asked, expected) => {
    expect((await query(freeCourse, asked))._unsafeUnwrap()).toEqual(expected)
  })

  test('asked to be left out are left out', async () => {
    const document = (await query(freeCourse, { without: ['body', 'toc'] }))._unsafeUnwrap()
    expect(document).toMatchObject({ title: 'Fractions' })
    expect(document).not.toHaveProperty('body')
    expect(document).not.toHaveProperty('toc')
  })
})

describe('the order', () => {
  test('is the one asked for', async () => {
    const listed = await listOf('/fr/revisions', { deep: 'true', kind: 'course', sortBy: 'position:desc' })
    expect(pathsOf(listed)).toEqual([lockedCourse, freeCourse])
  })

  test('comes before the page', async () => {
    const listed = await listOf('/fr/revisions', { deep: true, kind: 'course', sortBy: 'position:desc', skip: '1', limit: '1' })
    expect(pathsOf(listed)).toEqual([freeCourse])
  })
})

describe('conditions', () => {
  test.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
    [{ where: { kind: 'quiz' } }, [freeQuiz, lockedQuiz]],
    [{ kind: 'quiz', isFree: true }, [freeQuiz]],
    [{ title_contains: 'Puiss' }, [lockedCourse]],
    [{ where: { $or: [{ title: 'Puissances' }, { kind: 'page' }] } }, [page, lockedCourse]],
    [{ isLocked: true }, [lockedCourse, lockedQuiz]],
    [{ title: 'unheard of' }, []],
  ])('%j choose documents of a folder', async (asked, expected) => {
    expect(pathsOf(await listOf('/', { deep: true, ...asked }))).toEqual(expected)
  })

  test('that a file does not meet leave nothing of it', async () => {
    expect((await query(freeCourse, { title: 'Fractions' })).isOk()).toBe(true)
    expect((await query(freeCourse, { title: 'Puissances' }))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: freeCourse })
  })

  test.each<[Readonly<Record<string, unknown>>, readonly string[], readonly string[]]>([
    [{ body_contains: 'La' }, [freeCourse], [freeCourse, lockedCourse]],
    [{ body_contains: 'suite' }, [], [lockedCourse]],
    [{ $not: { body: { $contains: 'suite' } }, kind: 'course' }, [freeCourse], [freeCourse]],
    [{ $not: { body: { $contains: 'x' } }, kind: 'course' }, [freeCourse], [freeCourse, lockedCourse]],
    [{ body: { $exists: false }, kind: 'course' }, [], []],
    [{ body: { $lt: 'a' }, kind: 'course' }, [freeCourse], [freeCourse, lockedCourse]],
    [{ $or: [{ body_contains: 'suite' }, { title: 'Puissances' }] }, [lockedCourse], [lockedCourse]],
  ])('on the body, %j, find %j for a visitor and %j for a subscriber', async (asked, forVisitor, forSubscriber) => {
    const bodiless = { deep: true, without: 'body', ...asked }
    expect(pathsOf(await listOf('/', bodiless, false))).toEqual(forVisitor)
    expect(pathsOf(await listOf('/', bodiless, true))).toEqual(forSubscriber)
    expect(JSON.stringify(await listOf('/', bodiless, true))).not.toContain('body')
  })

  test('sorting by the body tells a visitor nothing of a locked one', async () => {
    const asked = { deep: true, kind: 'course', sortBy: 'body:desc' }
    expect(pathsOf(await listOf('/', asked, false))).toEqual([freeCourse, lockedCourse])
    expect(pathsOf(await listOf('/', asked, true))).toEqual([lockedCourse, freeCourse])
  })
})

describe('the neighbours', () => {
  const chaptersInOrder = { deep: true, kind: 'course', sortBy: 'position' }

  test.each([
    [freeCourse, [null, lockedCourse]],
    [lockedCourse, [freeCourse, null]],
    ['/fr/nowhere', [null, null]],
  ])('of %s are %j', async (surround, expected) => {
    expect((await listOf('/fr', { ...chaptersInOrder, surround })).map((document) => document && document.path)).toEqual(expected)
  })

  test('come with the fields asked for, and without a locked body', async () => {
    const around = await listOf('/fr', { ...chaptersInOrder, surround: freeCourse, only: ['title', 'body'] })
    expect(around).toEqual([null, { title: 'Puissances' }])
    const forSubscriber = await listOf('/fr', { ...chaptersInOrder, surround: freeCourse, only: ['title', 'body'] }, true)
    expect(forSubscriber).toEqual([null, { title: 'Puissances', body: expect.stringContaining('La suite.') }])
  })

  test('of a file, which is alone, are none', async () => {
    expect((await query(freeCourse, { surround: freeCourse }))._unsafeUnwrap()).toEqual([null, null])
  })
})

test.each<[Readonly<Record<string, unknown>>, string]>([
  [{ search: 'suite' }, 'search'],
  [{ text: true }, 'text'],
  [{ where: { text: 'La suite.' } }, 'where.text'],
  [{ $not: { 'text.a': 1 } }, 'where.text'],
  [{ sortBy: 'text' }, 'sortBy.text'],
  [{ title_regex: '^(a+)+$' }, 'where.title.$regex'],
  [{ $or: [{ kind: 'page' }, { 'toc.text': { $regex: 'a' } }] }, 'where.toc.text.$regex'],
])('%j is refused, as it cannot be answered, because of %s', async (asked, field) => {
  expect((await query('/fr', asked))._unsafeUnwrapErr()).toEqual({ type: 'content-query-unsupported', field })
})

test.each([{ search: '' }, { text: 'false' }])('%j asks for nothing that cannot be answered', async (asked) => {
  expect((await query(freeCourse, asked)).isOk()).toBe(true)
})
