import { beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import { aService } from '../../tests/builders/a-service.ts'
import { contentQuerySchema, makeQueryContent, type ServedDocument } from './query-content.ts'

const { freeCourse, freeQuiz, lockedCourse } = libraryOfOneBook.paths
const chapters = '/fr/revisions/maths/nombres'

let query: (path: string, asked?: unknown, isSubscriber?: boolean) => ReturnType<ReturnType<typeof makeQueryContent>>
beforeEach(async () => {
  const queryContent = makeQueryContent(await aService())
  query = (path, asked = {}, isSubscriber = false) => queryContent(path, v.parse(contentQuerySchema, asked), isSubscriber)
})

const listOf = async (path: string, asked?: unknown, isSubscriber?: boolean) => (await query(path, asked, isSubscriber))._unsafeUnwrap() as Partial<ServedDocument>[]
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

  test('with nothing but folders in it is not found unless it is asked deeply', async () => {
    expect((await query('/fr'))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: '/fr' })
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

test.each([{ limit: -1 }, { limit: 1.5 }, { skip: 'x' }, { only: 3 }, { deep: 'yes' }])('%o is no query', (asked) => {
  expect(v.safeParse(contentQuerySchema, asked).success).toBe(false)
})
