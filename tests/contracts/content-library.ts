import { describe, expect, test } from 'vitest'
import type { ContentLibrary, SearchReach } from '../../application/ports/content-library.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { aContentQuery } from '../builders/a-content-query.ts'
import { libraryOfOneBook } from '../builders/a-library.ts'

const pathsOf = (documents: readonly ContentDocument[]): string[] => documents.map(({ path }) => path)
const { freeCourse, freeQuiz, lockedCourse, lockedQuiz, page } = libraryOfOneBook.paths

/** @param makeSubject gives the library of one book (tests/builders/a-library.ts) */
export const describeContentLibraryContract = (name: string, makeSubject: () => ContentLibrary): void => {
  describe(`ContentLibrary: ${name}`, () => {
    const library = makeSubject()

    const everything = aContentQuery().where
    const deeply = { deep: true, where: everything }
    const listed = async (folder: string, deep = true) => pathsOf((await library.list(folder, { deep, where: everything })) ?? [])

    test('a folder holds every document in it and below it, by path', async () => {
      expect(await listed('/fr/revisions/maths')).toEqual([
        '/fr/revisions/maths/book',
        '/fr/revisions/maths/nombres/category',
        freeCourse,
        freeQuiz,
        lockedCourse,
        lockedQuiz,
      ])
    })

    test.each([
      ['/', 7, 0],
      ['/fr', 7, 0],
      ['/fr/pages', 1, 1],
      ['/fr/revisions/maths', 6, 1],
    ])('%s holds %s documents, %s of them not in a folder of its own', async (folder, below, inside) => {
      expect(await listed(folder)).toHaveLength(below)
      expect(await listed(folder, false)).toHaveLength(inside)
    })

    test.each(['/fr/rev', '/en', freeCourse, '/fr/', '//', '/../fr', '/fr/pages/../pages', '/__proto__'])('%s is no folder', async (folder) => {
      expect(await library.list(folder, deeply)).toBeUndefined()
      expect(await library.list(folder, { deep: false, where: everything })).toBeUndefined()
    })

    test.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
      [{ kind: 'quiz' }, [freeQuiz, lockedQuiz]],
      [{ kind_in: ['course', 'page'], position: 2 }, [lockedCourse]],
      [{ position: '2' }, []],
      [{ kind: 'course', slug: 'course', position_gt: 1 }, [lockedCourse]],
      [{ $or: [{ kind: 'page' }, { position: 2 }] }, [page, lockedCourse]],
      [{ kind_ne: 'course', position: 1 }, ['/fr/revisions/maths/book', '/fr/revisions/maths/nombres/category']],
    ])('of a folder, what %j asks for is never left out', async (asked, expected) => {
      const found = pathsOf((await library.list('/fr', { deep: true, where: aContentQuery(asked).where })) ?? [])
      expect(found.filter((path) => expected.includes(path))).toEqual(expected)
    })

    test('the path of a document gives that document, without its extension', async () => {
      const times = { createdAt: '2026-09-01T08:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z' }
      expect(await library.find(freeCourse)).toMatchObject({ kind: 'course', path: freeCourse, title: 'Fractions', isFree: true, slug: 'course', extension: '.md', ...times })
      expect(Object.keys((await library.find(freeCourse)) ?? {})).toContain('toc')
    })

    test.each(['/fr', '/', `${freeCourse}.md`, freeCourse.slice(1), `${freeCourse}/`, '/../fr/pages/faq', '__proto__'])('%s is no document', async (path) => {
      expect(await library.find(path)).toBeUndefined()
    })

    test('the first chapter of the book is free, its quiz too, and the next one is not', async () => {
      const free = ((await library.list('/fr/revisions', deeply)) ?? []).filter(({ isFree }) => isFree)
      expect(pathsOf(free)).toEqual(['/fr/revisions/maths/book', '/fr/revisions/maths/nombres/category', freeCourse, freeQuiz])
    })

    test('a quiz says how many questions it asks', async () => {
      expect(await library.find(freeQuiz)).toMatchObject({ kind: 'quiz', title: 'Calculer', questionCount: 2 })
    })

    describe('a search', () => {
      const found = async (search: unknown, everything = true, reach: SearchReach = 'misspelt-text') => {
        const asked = aContentQuery({ search }).search
        return asked === null ? [] : pathsOf([...(await library.search(asked, { everything, reach }))])
      }

      test.each<[unknown, readonly string[]]>([
        ['fractions', [freeCourse]],
        ['FRACTIONS', [freeCourse]],
        ['frac', [freeCourse]],
        ['fr', []],
        ['fractoins', [freeCourse]],
        ['frations', [freeCourse]],
        ['fraktion', [freeCourse]],
        ['phractions', []],
        ['moitié', [freeCourse]],
        ['MOITIE', [freeCourse]],
        ['moitié tout', [freeCourse]],
        ['moitié suite', []],
        ['fractions moitié', [freeCourse]],
        ['la suite', [lockedCourse]],
        ['!', []],
        ['" OR "suite', [lockedCourse]],
        ['suite" OR title:"fractions', []],
        ['NEAR(suite', []],
        [['title', 'puissances'], [lockedCourse]],
        [['title', 'moitié'], []],
        [['text', 'moitié'], [freeCourse]],
        [['body', 'suite'], [lockedCourse]],
        [['slug', 'faq'], [page]],
        [{ query: { type: 'term', field: 'title', value: 'fraction' } }, []],
        [{ query: { type: 'term', field: 'title', value: 'fractions' } }, [freeCourse]],
        [{ query: { type: 'prefix', field: 'title', value: 'fraction' } }, [freeCourse]],
        [{ query: { type: 'match', field: 'title', value: 'puissances algèbre' } }, [lockedCourse]],
        [{ query: { type: 'match', field: 'title', value: 'puissances algèbre', operator: 'and' } }, []],
        [{ query: { type: 'match', field: 'title', value: 'fractoins', fuzziness: 0 } }, []],
        [{ query: { type: 'bool', must: { type: 'term', field: 'slug', value: 'course' }, not: { type: 'term', field: 'title', value: 'puissances' } } }, [freeCourse]],
        [{ query: { type: 'bool', should: [{ type: 'term', field: 'title', value: 'questions' }, { type: 'term', field: 'title', value: 'puissances' }] } }, [page, lockedCourse]],
      ])('for %j finds %j', async (search, expected) => {
        expect((await found(search)).toSorted()).toEqual(expected)
      })

      test('for everything finds everything', async () => {
        expect((await found({ query: { type: 'match_all' } })).toSorted()).toEqual(await listed('/'))
        expect(await found({ query: { type: 'bool', not: { type: 'term', field: 'slug', value: 'faq' } } })).toHaveLength(6)
      })

      test('finds what has it in its title before what has it in its description', async () => {
        expect(await found('puissances')).toEqual([lockedCourse])
        expect((await found('calculer')).toSorted()).toEqual([freeQuiz, lockedQuiz])
        expect((await found('questions'))[0]).toBe(page)
      })

      test.each<[unknown, SearchReach, readonly string[]]>([
        ['fractions', 'presentation', [freeCourse]],
        ['fractoins', 'text', []],
        ['fractoins', 'misspelt-presentation', [freeCourse]],
        ['moitei', 'misspelt-presentation', []],
        ['moitei', 'misspelt-text', [freeCourse]],
        ['moitié', 'presentation', []],
        ['moitié', 'text', [freeCourse]],
        ['fractions moitié', 'presentation', []],
        [['text', 'moitié'], 'presentation', [freeCourse]],
        [{ query: { type: 'match_all' } }, 'presentation', [page]],
        [{ query: { type: 'bool', must: { type: 'term', field: 'title', value: 'fractions' }, not: { type: 'term', field: 'text', value: 'moitie' } } }, 'presentation', []],
      ])('for %j that goes as far as %s begins with %j', async (search, reach, expected) => {
        expect((await found(search, true, reach)).slice(0, 1)).toHaveLength(expected.length)
        expect(await found(search, true, reach)).toEqual(expect.arrayContaining([...expected]))
      })

      test.each<[unknown, readonly string[]]>([
        ['moitié', [freeCourse]],
        ['suite', []],
        ['suitte', []],
        [['text', 'suite'], []],
        ['puissances', [lockedCourse]],
        [{ query: { type: 'bool', must: { type: 'term', field: 'title', value: 'puissances' }, not: { type: 'term', field: 'text', value: 'suite' } } }, [lockedCourse]],
      ])('for %j that does not look into locked texts finds %j', async (search, expected) => {
        expect(await found(search, false)).toEqual(expected)
      })
    })

    test('the Markdown of a course is as it was written, without its head', async () => {
      expect((await library.text(freeCourse))?.trim()).toBe('## L’essentiel\n\nLa moitié d’un tout.')
    })

    test.each(['/fr/nowhere', freeQuiz, '/fr/revisions/maths'])('%s has no Markdown', async (path) => {
      expect(await library.text(path)).toBeUndefined()
    })

    test.each([
      ['^Frac', '', 'Fractions', true],
      ['^frac', '', 'Fractions', false],
      ['^frac', 'i', 'Fractions', true],
      ['ions$', '', 'Fractions', true],
      ['a.c', '', 'a\nc', false],
      ['a.c', 's', 'a\nc', true],
      ['^c', 'm', 'a\nc', true],
      ['^c', '', 'a\nc', false],
      ['(a+)+$', '', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', false],
      ['é', '', 'été', true],
    ])('/%s/%s is found in %j: %s', (source, flags, text, isFound) => {
      expect(library.patternTest({ source, flags })?.(text)).toBe(isFound)
    })

    test.each(['(', '[', '(?=a)', '(?!a)', '(?<=a)b', '(a)\\1', '*'])('the pattern %s is none that can be run in linear time', (source) => {
      expect(library.patternTest({ source, flags: '' })).toBeUndefined()
    })

    test('the version is short enough to be sent with each answer', () => {
      expect(library.version()).toMatch(/^\w{1,40}$/)
    })

    test('others get their turn', async () => {
      await expect(library.giveWay()).resolves.toBeUndefined()
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
