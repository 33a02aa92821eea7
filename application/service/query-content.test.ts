import { err } from 'neverthrow'
import { beforeEach, describe, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryContentLibrary } from '../../adapters/in-memory/in-memory-content-library.ts'
import { aCourseDocument, aDataDocument, aPageDocument } from '../../tests/builders/a-content-document.ts'
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
    expect(document).toMatchObject({ path: lockedCourse, title: 'Puissances', toc: [{ text: 'L’essentiel' }], isLocked: true })
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

describe('the Markdown', () => {
  test('comes beside the body when it is asked for', async () => {
    const { body, text } = (await query(freeCourse, { text: 'true' }))._unsafeUnwrap() as ServedDocument
    expect(body).toContain('<p>La moitié d’un tout.</p>')
    expect(text).toContain('La moitié d’un tout.')
    expect((await query(freeCourse, { text: true, only: ['text'] }))._unsafeUnwrap()).toEqual({ text })
    expect((await query(freeCourse, { text: true, without: ['text', 'body'] }))._unsafeUnwrap()).not.toHaveProperty('text')
  })

  test('does not come when it is not asked for, or to a quiz', async () => {
    expect((await query(freeCourse))._unsafeUnwrap()).not.toHaveProperty('text')
    expect((await query(freeCourse, { only: 'text' }))._unsafeUnwrap()).toEqual({})
    expect((await query(freeQuiz, { text: true }))._unsafeUnwrap()).not.toHaveProperty('text')
  })

  test('of what is locked comes to a subscriber only', async () => {
    expect((await query(lockedCourse, { text: true }, true))._unsafeUnwrap()).toMatchObject({ text: expect.stringContaining('La suite.') })
    expect(JSON.stringify((await query(lockedCourse, { text: true }))._unsafeUnwrap())).not.toContain('La suite.')
    expect(JSON.stringify(await listOf('/', { text: true, deep: true }))).not.toContain('La suite.')
  })

  test.each<[Readonly<Record<string, unknown>>, readonly string[], readonly string[]]>([
    [{ text_contains: 'La' }, [freeCourse], [freeCourse, lockedCourse]],
    [{ text_regex: 'La (suite|moitié)' }, [freeCourse], [freeCourse, lockedCourse]],
    [{ text_regex: 'suite' }, [], [lockedCourse]],
    [{ $not: { text: { $regex: 'suite' } } }, [freeCourse], [freeCourse]],
    [{ text: { $len: { $gt: 0 } } }, [freeCourse], [freeCourse, lockedCourse]],
    [{ where: { text: { $exists: true } }, body_contains: 'suite' }, [], [lockedCourse]],
  ])('asked for by %j is found in %j for a visitor and %j for a subscriber', async (asked, forVisitor, forSubscriber) => {
    const courses = { deep: true, kind: 'course', only: 'path', ...('text' in asked ? { where: asked } : asked) }
    expect(pathsOf(await listOf('/', courses, false))).toEqual(forVisitor)
    expect(pathsOf(await listOf('/', courses, true))).toEqual(forSubscriber)
  })

  test('sorting by it tells a visitor nothing of a locked one', async () => {
    const asked = { deep: true, kind: 'course', sortBy: 'text:desc', limit: 5 }
    expect(pathsOf(await listOf('/', asked, false))).toEqual([freeCourse, lockedCourse])
    expect(pathsOf(await listOf('/', asked, true))).toEqual([lockedCourse, freeCourse])
  })
})

describe('a search', () => {
  test.each<[Readonly<Record<string, unknown>>, readonly string[], readonly string[]]>([
    [{ search: 'fractions' }, [freeCourse], [freeCourse]],
    [{ search: 'frction' }, [freeCourse], [freeCourse]],
    [{ search: 'moitie' }, [freeCourse], [freeCourse]],
    [{ search: 'suite' }, [], [lockedCourse]],
    [{ search: 'suitte' }, [], [lockedCourse]],
    [{ search: ['text', 'suite'] }, [], [lockedCourse]],
    [{ search: 'cours', limit: 1 }, [freeCourse], [freeCourse]],
    [{ search: 'cours', limit: '1', skip: '1' }, [lockedCourse], [lockedCourse]],
    [{ search: 'cours', sortBy: 'position:desc' }, [lockedCourse, freeCourse], [lockedCourse, freeCourse]],
    [{ search: 'cours', isFree: true }, [freeCourse], [freeCourse]],
    [{ search: 'calcul', kind: 'course' }, [], []],
    [{ search: { query: { type: 'bool', must: { type: 'term', field: 'title', value: 'puissances' }, not: { type: 'term', field: 'text', value: 'suite' } } } }, [lockedCourse], []],
  ])('with %j finds %j for a visitor and %j for a subscriber', async (asked, forVisitor, forSubscriber) => {
    expect(pathsOf(await listOf('/fr', { deep: true, ...asked }, false))).toEqual(forVisitor)
    expect(pathsOf(await listOf('/fr', { deep: true, ...asked }, true))).toEqual(forSubscriber)
  })

  test('gives what is as it was typed before what one typing error leads to', async () => {
    const documents = [aPageDocument('fr/suites.md', { title: 'Suitte' }), aPageDocument('fr/a.md', { title: 'Suite' })]
    const queryContent = makeQueryContent({ clock: new InMemoryClock(0), library: new InMemoryContentLibrary({ documents, bodies: {}, quizzes: {} }) })
    const found = async (asked: Readonly<Record<string, unknown>>) => pathsOf((await queryContent('/fr', aContentQuery({ search: 'suitte', ...asked }), false))._unsafeUnwrap() as ServedDocument[])
    expect(await found({})).toEqual(['/fr/suites', '/fr/a'])
    expect(await found({ limit: 1 })).toEqual(['/fr/suites'])
    expect(await found({ limit: 5 })).toEqual(['/fr/suites', '/fr/a'])
  })

  test('stays in its folder, and in it alone unless it is asked deeply', async () => {
    expect(await listOf('/fr/pages', { search: 'cours', deep: true })).toEqual([])
    expect(await listOf('/fr/revisions', { search: 'fractions' })).toEqual([])
    expect(pathsOf(await listOf(`${chapters}/fractions`, { search: 'fractions' }))).toEqual([freeCourse])
    expect((await query('/fr/nowhere', { search: 'fractions' }))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: '/fr/nowhere' })
  })

  test('of a file says whether it is found there', async () => {
    expect((await query(freeCourse, { search: 'fractions' }))._unsafeUnwrap()).toMatchObject({ path: freeCourse })
    expect((await query(lockedCourse, { search: 'fractions' }))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: lockedCourse })
  })

  test('of nothing is none', async () => {
    expect(await listOf('/', { search: '', deep: true })).toHaveLength(7)
  })
})

describe('a file of data', () => {
  const aLibrary = (isFree: boolean) => {
    const document = aDataDocument('fr/glossary.json', { title: 'Glossaire', letters: 26, isFree })
    return new InMemoryContentLibrary({ documents: [document], bodies: { [document.path]: ['alpha', 'bêta'] }, quizzes: {} })
  }
  const asked = async (isFree: boolean, isSubscriber: boolean, changes: Readonly<Record<string, unknown>> = {}) =>
    (await makeQueryContent({ clock: new InMemoryClock(0), library: aLibrary(isFree) })('/fr', aContentQuery(changes), isSubscriber))._unsafeUnwrap() as ServedDocument[]

  test.each([
    [true, false],
    [true, true],
    [false, true],
  ])('that is free: %s, gives all it holds to a subscriber: %s', async (isFree, isSubscriber) => {
    expect(await asked(isFree, isSubscriber)).toMatchObject([{ title: 'Glossaire', letters: 26, body: ['alpha', 'bêta'] }])
    expect(await asked(isFree, isSubscriber, { letters: 26 })).toHaveLength(1)
    expect(await asked(isFree, isSubscriber, { body_contains: 'alpha' })).toHaveLength(1)
  })

  test('that is locked gives a visitor its title, and tells nothing of the rest', async () => {
    const [document] = await asked(false, false)
    expect(document).toMatchObject({ title: 'Glossaire', kind: 'data', isLocked: true })
    expect(Object.keys(document ?? {})).not.toContain('letters')
    for (const where of [{ letters: 26 }, { letters: { $ne: 26 } }, { letters: { $exists: false } }, { body: { $size: 2 } }, { $not: { 'body.a': 1 } }]) {
      expect(await asked(false, false, { where })).toEqual([])
    }
  })
})

describe('a regular expression', () => {
  test.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
    [{ title_regex: '^Frac' }, [freeCourse]],
    [{ title: { $regex: ['^frac', 'i'] } }, [freeCourse]],
    [{ kind: 'course', title: { $not: { $regex: '^Frac' } } }, [lockedCourse]],
    [{ title_regex: '^(a+)+$' }, []],
    [{ toc: { $elemMatch: { text: { $regex: 'essentiel$' } } } }, [freeCourse, lockedCourse]],
  ])('%j chooses documents', async (asked, expected) => {
    expect(pathsOf(await listOf('/', { deep: true, ...asked }))).toEqual(expected)
  })

  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{ title_regex: '(' }, 'where.title.$regex'],
    [{ $or: [{ kind: 'page' }, { 'toc.text': { $regex: '(?=a)' } }] }, 'where.toc.text.$regex'],
    [{ toc: { $elemMatch: { text: { $regex: '(a)\\1' } } } }, 'where.toc.text.$regex'],
  ])('%j, which takes no linear time or is none, is refused with its field', async (asked, field) => {
    expect((await query('/fr', asked))._unsafeUnwrapErr()).toEqual({ type: 'content-pattern-unsupported', field })
  })
})

describe('of a library of many documents', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => aPageDocument(`fr/p${index}.md`, { title: index % 2 ? 'odd' : 'even' }))
  const asked = (count: number, changes: Readonly<Record<string, unknown>>, isFree = true) => {
    const documents = many(count).map((document) => ({ ...document, isFree }))
    const bodies = Object.fromEntries(documents.map(({ path }) => [path, 'x']))
    return makeQueryContent({ clock: new InMemoryClock(0), library: new InMemoryContentLibrary({ documents, bodies, texts: bodies, quizzes: {} }) })('/fr', aContentQuery(changes), false)
  }

  test.each([
    ['all bodies', {}, 'limit', 1000],
    ['conditions on the body', { body_contains: 'x', only: 'title' }, 'body', 1000],
    ['the order of the bodies', { sortBy: 'body', limit: 1 }, 'body', 1000],
    ['conditions on the text', { where: { text: { $exists: true } }, only: 'title', limit: 1 }, 'text', 20_000],
  ])('%s are given up to a limit', async (_, changes, field, most) => {
    expect((await asked(most, changes)).isOk()).toBe(true)
    expect((await asked(most + 1, changes))._unsafeUnwrapErr()).toEqual({ type: 'content-query-too-large', field, most })
  })

  test.each([
    ['asks for few of them', { title: 'odd', limit: 3 }],
    ['asks for no body', { without: 'body' }],
    ['asks few bodies by another condition', { body_contains: 'x', slug: 'p3' }],
  ])('a query is answered that %s', async (_, changes) => {
    expect((await asked(1001, changes)).isOk()).toBe(true)
  })

  test('a query is answered when most of them are locked', async () => {
    expect((await asked(1001, {}, false)).isOk()).toBe(true)
    expect((await asked(1001, { body_contains: 'x' }, false))._unsafeUnwrap()).toEqual([])
  })

  test('the first of an order are the first of all', async () => {
    const sorted = (await asked(3000, { sortBy: ['title', 'slug:desc'], limit: 2, only: 'slug' }))._unsafeUnwrap()
    expect(sorted).toEqual([{ slug: 'p998' }, { slug: 'p996' }])
  })
})

describe('a query that would keep the process busy', () => {
  const documents = Array.from({ length: 300 }, (_, index) => aCourseDocument(`fr/course-${String(index).padStart(3, '0')}.md`))
  const bodies = Object.fromEntries(documents.map(({ path }) => [path, 'Texte.']))

  /** A library in which each look at a pattern takes so many milliseconds. */
  const slowly = (milliseconds: number) => {
    const clock = new InMemoryClock(0)
    const library = new InMemoryContentLibrary({ documents, bodies, texts: bodies, quizzes: {} })
    const patternTest = () => (): boolean => {
      clock.advance(milliseconds)
      return true
    }
    return makeQueryContent({ clock, library: Object.assign(library, { patternTest }) })
  }

  test.each([
    ['titles', { title_regex: 'a' }],
    ['texts', { text_regex: 'a' }],
  ])('is stopped after a second of its own, when it looks at %s', async (_, where) => {
    const query = aContentQuery(where)
    expect(await slowly(3)('/fr', query, true)).toMatchObject({ value: { length: 300 } })
    expect(await slowly(4)('/fr', query, true)).toEqual(err({ type: 'content-query-too-slow' }))
  })
})
