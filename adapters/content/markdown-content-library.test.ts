import { describe, expect, test } from 'vitest'
import { aContentQuery } from '../../tests/builders/a-content-query.ts'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import type { ContentFile, ContentProblem } from './content-file.ts'
import { MarkdownContentLibrary } from './markdown-content-library.ts'

const { files, paths } = libraryOfOneBook
const course = 'fr/revisions/maths/nombres/fractions/course.md'
const quiz = 'fr/revisions/maths/nombres/fractions/quiz.yaml'
const deeply = { deep: true, where: aContentQuery().where }

const changed = (file: string, from: string, to: string) => files.map((one) => (one.file === file ? { ...one, text: one.text.replace(from, to) } : one))
const aFile = (file: string, text: string): ContentFile => ({ file, text, createdAt: Date.UTC(2026, 0, 1), updatedAt: Date.UTC(2026, 1, 1) })
const serve = (served: readonly ContentFile[]) => {
  const problems: ContentProblem[] = []
  const library = new MarkdownContentLibrary((problem) => problems.push(problem))
  library.put(served)
  library.publish()
  return { library, problems, documents: async () => (await library.list('/', deeply)) ?? [] }
}

test('a library without mistakes has no problem', async () => {
  const { documents, problems } = serve(files)
  expect(problems).toEqual([])
  expect(await documents()).toHaveLength(files.length)
})

describe('a file with a mistake is left out, with the reason, and the rest is served', () => {
  test.each([
    ['a course without a title', course, 'title: Fractions', '', 'title'],
    ['a course of no minutes', course, 'minutes: 10', 'minutes: 0', 'minutes'],
    ['a kind that nobody knows', course, 'kind: course', 'kind: lesson', 'kind'],
    ['a day that is none', course, 'updatedOn: 2026-11-21', 'updatedOn: hier', 'updatedOn'],
    ['a moment that is none', course, 'kind: course', 'kind: course\ncreatedAt: 2026-13-45', 'createdAt'],
    ['a question with two right answers', quiz, 'id: a, text', 'id: a, correct: true, text', 'exactly one choice must be correct'],
    ['a skill that is not in the list', quiz, 'skill: calculer', 'skill: compter', 'a question names a skill'],
    ['two questions of one name', quiz, 'id: q2', 'id: q1', 'two questions have the same id'],
    ['a quiz that is no YAML', quiz, 'kind: quiz', '[', ''],
    ['a quiz of another kind', quiz, 'kind: quiz', 'kind: quizz', 'kind'],
    ['a quiz without its kind', quiz, 'kind: quiz', '', 'questions: invalid'],
    ['a field that the kind does not have', course, 'kind: course', 'kind: course\nautor: Léa', 'autor: unknown'],
    ['flashcards without a card', quiz, 'kind: quiz', 'kind: flashcards', 'cards: missing'],
  ])('%s', async (_, file, from, to, reason) => {
    const { documents, problems } = serve(changed(file, from, to))
    expect(problems).toEqual([{ file, reason: expect.stringContaining(reason) }])
    expect(await documents()).toHaveLength(files.length - 1)
  })
})

test('flashcards are told of without their cards, and open with their chapter', async () => {
  const cards = ['kind: flashcards', 'title: Fractions', 'description: Deux cartes.', 'author: Léa', 'reviewer: Noé', 'updatedOn: 2026-11-21', 'licence: CC0']
  const text = [...cards, 'cards:', '  - { id: moitie, front: La moitié, back: $\\frac12$ }', '  - { id: tiers, front: Le tiers, back: $\\frac13$ }'].join('\n')
  const { documents, problems } = serve([
    ...files,
    aFile('fr/revisions/maths/nombres/fractions/flashcards.yaml', text),
    aFile('fr/revisions/maths/nombres/puissances/flashcards.yaml', text),
  ])
  expect(problems).toEqual([])
  expect((await documents()).filter(({ kind }) => kind === 'flashcards')).toEqual(
    ['fractions', 'puissances'].map((chapter) => ({
      kind: 'flashcards',
      title: 'Fractions',
      description: 'Deux cartes.',
      cardCount: 2,
      path: `/fr/revisions/maths/nombres/${chapter}/flashcards`,
      dir: `/fr/revisions/maths/nombres/${chapter}`,
      slug: 'flashcards',
      extension: '.yaml',
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-02-01T00:00:00.000Z',
      toc: [],
      isFree: chapter === 'fractions',
    })),
  )
})

test('items to order and pairs to match are read, and their mistakes named', async () => {
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
  const { library, problems } = serve(changed(quiz, 'type: numeric', ordering))
  expect(problems).toEqual([])
  expect((await library.quiz(paths.freeQuiz))?.questions.slice(1, 3)).toMatchObject([
    { type: 'ordering', items: [{ id: 'a', text: '1515' }, { id: 'b', text: '1789' }, { id: 'c', text: '1914' }] },
    { type: 'matching', pairs: [{ id: 'a', left: 'chat', right: 'cat' }, { id: 'b', left: 'chien', right: 'dog' }, { id: 'c', left: 'oiseau', right: 'bird' }] },
  ])
  expect(serve(changed(quiz, 'type: numeric', ordering.replace('right: dog', 'right: cat'))).problems).toMatchObject([
    { reason: expect.stringContaining('two pairs have the same right side') },
  ])
})

test('a quiz and flashcards may be JSON as well', async () => {
  const asJson = { kind: 'quiz', title: 'Sommes', description: 'Une.', skills: { a: 'Compter' }, questions: [{ id: 'q', type: 'true-false', skill: 'a', prompt: '1+1=2', explanation: 'Oui.', answer: true }] }
  const { library, problems } = serve([...files, aFile('fr/a.json', JSON.stringify(asJson)), aFile('fr/b.json5', `${JSON.stringify(asJson).replace('"kind"', 'kind')} // ici`)])
  expect(problems).toEqual([])
  expect(await library.quiz('/fr/a')).toMatchObject({ title: 'Sommes' })
  expect(await library.find('/fr/b')).toMatchObject({ kind: 'quiz', questionCount: 1, isFree: false })
})

test.each(['README.txt', '.hidden.md', 'fr/.git/config.yaml', '.drafts/a.md', 'fr/notes', 'Makefile', 'a.MD.bak'])('%s is no document', async (file) => {
  const { documents, problems } = serve([...files, aFile(file, 'x: 1')])
  expect(await documents()).toHaveLength(files.length)
  expect(problems).toEqual([])
})

describe('a file of data', () => {
  const dataOf = async (file: string, text: string) => {
    const { library, problems } = serve([aFile(file, text)])
    expect(problems).toEqual([])
    const path = `/${file.replace(/\.\w+$/, '')}`
    return { document: await library.find(path), body: await library.body(path) }
  }
  const place = { path: '/fr/team', dir: '/fr', slug: 'team', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z', toc: [], isFree: true, kind: 'data' }

  test.each([
    ['fr/team.json', '{ "title": "Équipe", "members": ["Léa"], "lead": { "name": "Noé" } }'],
    ['fr/team.json5', '// Nous\n{ title: "Équipe", members: ["Léa",], lead: { name: \'Noé\' } }'],
    ['fr/team.yaml', 'title: Équipe\nmembers: [Léa]\nlead: { name: Noé }'],
    ['fr/team.yml', 'title: Équipe\nmembers:\n  - Léa\nlead:\n  name: Noé'],
  ])('%s has its own fields beside those of every document', async (file, text) => {
    const { document, body } = await dataOf(file, text)
    expect(document).toEqual({ ...place, extension: file.slice(7), title: 'Équipe', description: '', members: ['Léa'], lead: { name: 'Noé' } })
    expect(body).toBeUndefined()
  })

  test.each([
    ['fr/team.json', '[{ "name": "Léa", "age": 15 }]', [{ name: 'Léa', age: 15 }]],
    ['fr/team.yaml', '- name: Léa\n  age: 15', [{ name: 'Léa', age: 15 }]],
    ['fr/team.csv', '\ufeffname,age\nLéa,15\n"Noé, dit « No »",\n', [{ name: 'Léa', age: '15' }, { name: 'Noé, dit « No »', age: '' }]],
    ['fr/team.csv', '__proto__,constructor\na,b\n', [Object.fromEntries([['__proto__', 'a'], ['constructor', 'b']])]],
    ['fr/team.xml', '<?xml version="1.0"?><team lead="Noé"><member>Léa</member><member>Zoé</member></team>', { '?xml': { '@version': '1.0' }, team: { '@lead': 'Noé', member: ['Léa', 'Zoé'] } }],
  ])('%s holds a body: %s', async (file, text, expected) => {
    const { document, body } = await dataOf(file, text)
    expect(document).toEqual({ ...place, extension: file.slice(7), title: 'team', description: '' })
    expect(body).toEqual(expected)
  })

  test.each([
    ['no JSON', 'fr/team.json', '{ "title": }'],
    ['no JSON5', 'fr/team.json5', '{ title }'],
    ['no YAML', 'fr/team.yaml', 'a: [1'],
    ['no CSV', 'fr/team.csv', 'a,b\n"1'],
    ['no XML', 'fr/team.xml', '<a><b></a>'],
    ['a text', 'fr/team.json', '"x"'],
    ['a number', 'fr/team.yaml', '12'],
    ['nothing', 'fr/team.yaml', ''],
    ['a path of its own', 'fr/team.json', '{ "path": "/fr/autre" }'],
    ['a slug of its own', 'fr/team.json', '{ "slug": "autre" }'],
    ['a right of its own', 'fr/team.json', '{ "isFree": true }'],
    ['a kind of its own', 'fr/team.json', '{ "kind": "course" }'],
    ['cards without a kind', 'fr/team.json', '{ "cards": [] }'],
    ['a title that is no text', 'fr/team.json', '{ "title": 3 }'],
  ])('that is or has %s is reported by name', async (_, file, text) => {
    const { problems, documents } = serve([...files, aFile(file, text)])
    expect(problems).toEqual([{ file, reason: expect.stringMatching(/./) }])
    expect(await documents()).toHaveLength(files.length)
  })

  test('says when it was made and changed, where its author does', async () => {
    const { document } = await dataOf('fr/team.json', '{ "createdAt": "2020-02-29", "updatedAt": "2021-01-01T10:00:00+02:00" }')
    expect(document).toMatchObject({ createdAt: '2020-02-29T00:00:00.000Z', updatedAt: '2021-01-01T08:00:00.000Z' })
  })
})

test('a text that is too long is reported', () => {
  expect(serve([aFile('a.md', 'x'.repeat(5_000_001))]).problems).toEqual([{ file: 'a.md', reason: 'it has more than 5000000 characters' }])
})

test('a page says when it was made and changed, as its author says or else as its file does', async () => {
  const { library } = serve(changed('fr/pages/faq.md', 'kind: page', 'kind: page\ncreatedAt: 2020-02-29'))
  expect(await library.find(paths.page)).toMatchObject({ createdAt: '2020-02-29T00:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z' })
})

describe('of two files of one path', () => {
  const twice = [...files, aFile('fr/pages/faq.json', '{ "title": "Autre" }')]

  test('the first by name is served and the other reported, in whichever order they come', async () => {
    for (const served of [twice, twice.toReversed()]) {
      const { library, problems } = serve(served)
      expect(await library.find(paths.page)).toMatchObject({ title: 'Autre' })
      expect(problems).toEqual([{ file: 'fr/pages/faq.md', reason: 'fr/pages/faq.json has the same path' }])
    }
  })

  test('the other is reported once, however often something else changes', () => {
    const { library, problems } = serve(twice)
    library.publish()
    expect(problems).toHaveLength(1)
  })

  test('the other is served once the first is gone', async () => {
    const { library } = serve(twice)
    library.remove('fr/pages/faq.json')
    library.publish()
    expect(await library.find(paths.page)).toMatchObject({ title: 'Questions' })
  })
})

describe('what changes', () => {
  const search = async (library: MarkdownContentLibrary, text: string, everything = true) =>
    [...(await library.search(aContentQuery({ search: text }).search!, { everything, reach: 'misspelt-text' }))].map(({ path }) => path)

  test('is served once it is published, and not before', async () => {
    const { library } = serve(files)
    library.put(changed(course, 'La moitié', 'Le quart'))
    expect(await library.body(paths.freeCourse)).toContain('La moitié')
    library.publish()
    expect(await library.body(paths.freeCourse)).toContain('Le quart')
    expect(await library.text(paths.freeCourse)).toContain('Le quart')
    expect(await search(library, 'quart')).toEqual([paths.freeCourse])
    expect(await search(library, 'moitie')).toEqual([])
  })

  test('when it has a mistake is reported, and served as it was until it can be read', async () => {
    const { library, problems } = serve(files)
    library.put(changed(course, 'minutes: 10', 'minutes: dix'))
    library.publish()
    expect(problems).toEqual([{ file: course, reason: 'minutes: invalid' }])
    expect(await library.find(paths.freeCourse)).toMatchObject({ minutes: 10 })
    library.put(changed(course, 'minutes: 10', 'minutes: 12'))
    library.publish()
    expect(await library.find(paths.freeCourse)).toMatchObject({ minutes: 12 })
    expect(problems).toHaveLength(1)
  })

  test('changes the version, and nothing else does', () => {
    const { library } = serve(files)
    const { library: same } = serve(files.toReversed())
    const first = library.version()
    expect(same.version()).toBe(first)
    library.put(files)
    library.publish()
    expect(library.version()).toBe(first)
    library.put(changed(course, 'La moitié', 'Le quart'))
    expect(library.version()).toBe(first)
    library.publish()
    const second = library.version()
    expect(second).not.toBe(first)
    library.remove(quiz)
    library.publish()
    expect([first, second]).not.toContain(library.version())
    library.put(files)
    library.publish()
    expect(library.version()).toBe(first)
  })

  test('by a time of its file only changes the version too, for it is served', () => {
    const { library } = serve(files)
    const { library: later } = serve(files.map((one) => (one.file === course ? { ...one, updatedAt: one.updatedAt + 1000 } : one)))
    expect(later.version()).not.toBe(library.version())
  })

  test('opens and locks chapters, for those who search as well', async () => {
    const { library } = serve(files)
    expect(await search(library, 'suite', false)).toEqual([])
    library.put(changed('fr/revisions/maths/nombres/puissances/course.md', 'position: 2', 'position: 1').concat(changed(course, 'position: 1', 'position: 3').filter(({ file }) => file === course)))
    library.publish()
    expect(await library.find(paths.lockedCourse)).toMatchObject({ isFree: true })
    expect(await library.find(paths.freeCourse)).toMatchObject({ isFree: false, toc: [{ text: 'L’essentiel' }] })
    expect(await search(library, 'suite', false)).toEqual([paths.lockedCourse])
    expect(await search(library, 'moitié', false)).toEqual([])
    expect(await search(library, 'moitié', true)).toEqual([paths.freeCourse])
  })

  test('by a folder that goes takes all in it away', async () => {
    const { library, documents } = serve(files)
    library.remove('fr/revisions')
    library.publish()
    expect((await documents()).map(({ path }) => path)).toEqual([paths.page])
    expect(await library.quiz(paths.freeQuiz)).toBeUndefined()
    expect(library.size).toBe(1)
    library.remove('fr/nowhere')
    library.publish()
    expect(library.size).toBe(1)
  })
})

test('a table of contents is there for those who ask for it, and is copied with the document', async () => {
  const { documents } = serve(files)
  const document = (await documents()).find(({ path }) => path === paths.freeCourse)!
  expect(document.toc).toEqual([{ id: 'lessentiel', text: 'L’essentiel', depth: 2 }])
  expect({ ...document }).toMatchObject({ toc: [{ text: 'L’essentiel' }] })
  expect(JSON.parse(JSON.stringify(document))).toMatchObject({ toc: [{ text: 'L’essentiel' }] })
})
