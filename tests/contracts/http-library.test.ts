import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { libraryOfOneBook } from '../builders/a-library.ts'
import { days, makeSite, orderForm, origin, signUpForm, type Site } from './a-site.ts'

const { freeCourse, freeQuiz, lockedCourse, lockedQuiz, page } = libraryOfOneBook.paths

let site: Site
beforeEach(() => {
  site = makeSite()
})
afterEach(() => site.failOnDefects())

/** A tree of pages, three articles, and a book that was renamed. */
const written = (file: string, head: string) => ({ file, text: `---\ndescription: En bref.\n${head}\n---\n\nUn texte.\n`, createdAt: 0, updatedAt: 0 })
const writtenFiles = [
  ...['bac', 'bac/oral', 'bac/ecrit', 'bac/oral/jury', 'bac/oral/jury/questions', 'brevet', 'brevet/oral'].map((name) =>
    written(`fr/pages/${name}.md`, `kind: page\ntitle: ${name}\nupdatedOn: 2026-11-21`),
  ),
  written('fr/pages/explorer/college.md', 'kind: page\ntitle: Collège\nupdatedOn: 2026-11-21\nposition: 3\nshort: Court\npartner: Onisep'),
  ...[1, 3, 2].map((day) =>
    written(`fr/blog/2026-11-0${day}-article.md`, `kind: article\ntitle: Article ${day}\nsection: methode\nauthor: Léa\npublishedOn: 2026-11-0${day}\nlicence: CC BY 4.0`),
  ),
  written('fr/revisions/maths/book.md', 'kind: book\ntitle: Maths\nposition: 1\nlevel: premiere\nsubject: mathematics\nformerSlugs: [calcul, nombres]'),
  written('fr/revisions/francais/book.md', 'kind: book\ntitle: Français\nposition: 2\nlevel: premiere\nsubject: french'),
]

describe('what is written', () => {
  const content = () => makeSite({ files: writtenFiles }).visitor().content

  test.each([
    ['bac', ['bac/ecrit', 'bac/oral']],
    ['bac/oral', ['bac', 'bac/ecrit', 'bac/oral', 'bac/oral/jury']],
    ['bac/oral/jury', ['bac', 'bac/oral', 'bac/oral/jury', 'bac/oral/jury/questions']],
    ['bac/nulle-part', ['bac', 'bac/ecrit', 'bac/oral']],
    ['nulle-part', []],
  ])('stands around the page %s: %j', async (name, expected) => {
    const around = (await content().listPagesAround(`/fr/pages/${name}`))._unsafeUnwrap()
    expect(around.map(({ path }) => path.slice('/fr/pages/'.length)).toSorted()).toEqual(expected)
  })

  test('of a page is told what lists and breadcrumbs show, and nothing more', async () => {
    expect((await content().listPagesAround('/fr/pages/explorer'))._unsafeUnwrap()).toEqual([
      { path: '/fr/pages/explorer/college', dir: '/fr/pages/explorer', title: 'Collège', description: 'En bref.', position: 3, short: 'Court', partner: 'Onisep' },
    ])
  })

  test.each([
    ['2026-11-03', ['Article 3', 'Article 2', 'Article 1']],
    ['2026-11-02', ['Article 2', 'Article 1']],
    ['2026-10-31', []],
  ])('for the blog until %s is %j', async (until, titles) => {
    const articles = (await content().listArticles('fr', until))._unsafeUnwrap()
    expect(articles.map(({ title }) => title)).toEqual(titles)
    expect(articles.every(({ minutes, author, section }) => minutes === 1 && author === 'Léa' && section === 'methode')).toBe(true)
  })

  test('in no language that the library has is not found', async () => {
    expect((await content().listArticles('en', '2026-11-03'))._unsafeUnwrapErr().type).toBe('content-not-found')
  })

  test('is listed by a condition, too', async () => {
    const former = (await content().list('/fr/revisions', { kind: 'book', formerSlugs: { $contains: 'nombres' } }))._unsafeUnwrap()
    expect(former.map(({ path }) => path)).toEqual(['/fr/revisions/maths/book'])
    expect((await content().list('/fr/revisions', { path: { $in: ['/fr/nowhere'] } }))._unsafeUnwrap()).toEqual([])
  })

  test('an article is read with the minutes that it takes', async () => {
    expect((await content().read('/fr/blog/2026-11-01-article'))._unsafeUnwrap().document).toMatchObject({ kind: 'article', minutes: 1 })
  })

  test('below a page that was not written is no page', async () => {
    expect((await content().read('/fr/pages/explorer'))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: '/fr/pages/explorer' })
  })
})

describe('the library', () => {
  test('lists every document below a folder, without bodies, to everybody', async () => {
    const documents = (await site.visitor().content.list('/fr/revisions'))._unsafeUnwrap()
    expect(documents.map(({ path, isFree }) => [path.slice('/fr/revisions/maths'.length), isFree])).toEqual([
      ['/book', true],
      ['/nombres/category', true],
      ['/nombres/fractions/course', true],
      ['/nombres/fractions/quiz', true],
      ['/nombres/puissances/course', false],
      ['/nombres/puissances/quiz', false],
    ])
    expect(documents.some((document) => 'body' in document)).toBe(false)
    expect(documents[2]).toMatchObject({ kind: 'course', title: 'Fractions', minutes: 10, toc: [{ text: 'L’essentiel', depth: 2 }] })
  })

  const readers = {
    'a visitor': () => Promise.resolve(site.visitor()),
    'a member without a plan': () => site.member(),
    'a subscriber': () => site.subscriber(),
  }

  test.each([
    ['a free course', freeCourse, 'a visitor', false, 'La moitié d’un tout.'],
    ['a free course', freeCourse, 'a member without a plan', false, 'La moitié d’un tout.'],
    ['a page', page, 'a visitor', false, 'Bonjour.'],
    ['a locked course', lockedCourse, 'a visitor', true, null],
    ['a locked course', lockedCourse, 'a member without a plan', true, null],
    ['a locked course', lockedCourse, 'a subscriber', false, 'La suite.'],
  ] as const)('gives %s (%s) to %s: locked is %s', async (_, path, reader, isLocked, text) => {
    const person = await readers[reader]()
    const read = (await person.content.read(path))._unsafeUnwrap()
    expect(read).toMatchObject({ isLocked, document: { path } })
    if (text === null) expect(read.body).toBeNull()
    else expect(read.body).toContain(text)
  })

  test('locks again when the subscription is over', async () => {
    const lea = await site.subscriber('solo-monthly')
    site.clock.advance(days(31))
    expect((await lea.content.read(lockedCourse))._unsafeUnwrap()).toMatchObject({ isLocked: true, body: null })
  })

  test('knows a subscriber whose access token is over', async () => {
    const lea = await site.subscriber('solo-yearly')
    site.clock.advance(days(2))
    expect((await lea.content.read(lockedCourse))._unsafeUnwrap()).toMatchObject({ isLocked: false })
  })

  test.each([
    ['everything', { text: '', where: {}, skip: 0, limit: 3, countUpTo: 5 }, 3, 5],
    ['a page of what is of a kind', { text: '', where: { kind: { $in: ['quiz', 'course'] } }, skip: 2, limit: 12, countUpTo: 100 }, 2, 4],
    ['words, with a typing error', { text: 'fractoins', where: {}, skip: 0, limit: 12 }, 1, 1],
    ['words that stand in a locked text', { text: 'la suite', where: { kind: 'course' }, skip: 0, limit: 12, countUpTo: 100 }, 0, 0],
  ])('is searched for %s', async (_, asked, documents, count) => {
    const found = (await site.visitor().content.search('/fr', asked))._unsafeUnwrap()
    expect([found.documents.length, found.count]).toEqual([documents, count])
    expect(JSON.stringify(found)).not.toContain('La suite.')
  })

  test('finds nothing in a language that it does not have', async () => {
    const asked = { text: '', where: {}, skip: 0, limit: 3, countUpTo: 5 }
    expect((await site.visitor().content.search('/de', asked))._unsafeUnwrap()).toEqual({ documents: [], count: 0 })
  })

  test('tells of what it finds whether it is locked for the reader', async () => {
    const asked = { text: '', where: { kind: 'course' }, skip: 0, limit: 3 }
    const locks = async (person: Awaited<ReturnType<typeof site.subscriber>>) =>
      (await person.content.search('/fr', asked))._unsafeUnwrap().documents.map(({ isLocked }) => isLocked)
    expect(await locks(site.visitor())).toEqual([false, true])
    expect(await locks(await site.subscriber())).toEqual([false, false])
  })

  test.each(['/fr/nowhere', '/fr/revisions/maths/nombres/fractions/course.md', '/fr/../fr/nowhere', '/fr/é à/100%'])('has nothing at %s', async (path) => {
    expect((await site.visitor().content.read(path))._unsafeUnwrapErr()).toMatchObject({ type: 'content-not-found' })
  })

  test.each([
    ['GET', 'only=body&only=title'],
    ['GET', 'deep=1'],
    ['GET', 'limit=5&skip=0'],
    ['POST', ''],
  ])('gives no locked text to a visitor who asks otherwise: %s %s', async (method, query) => {
    for (const path of [lockedCourse, '/fr/revisions/maths/nombres/puissances']) {
      const answer = await site.api.request(`${origin}/api/_content${path}?${query}`, { method })
      expect(await answer.text()).not.toContain('La suite.')
    }
  })
})

describe('a query of the library', () => {
  const asked = async (query: string) => {
    const answer = await site.api.request(`${origin}/api/_content${query}`)
    return { status: answer.status, json: (await answer.json()) as unknown }
  }

  test.each([
    ['a whole folder', '/fr?deep=true', 7],
    ['a page of it', '/fr?deep=true&limit=3', 3],
    ['what lies in the folder', '/fr/revisions/maths?deep=false', 1],
    ['documents of one kind', '/fr?deep=true&kind=quiz', 2],
    ['documents of two kinds', '/fr?deep=true&kind_in=quiz&kind_in=course', 4],
    ['what a search finds', '/fr?deep=true&search=fractoins', 1],
    ['what a regular expression finds', '/fr?deep=true&title_regex=^Frac', 1],
  ])('is asked in the address for %s: %s', async (_, query, count) => {
    expect(await asked(query)).toMatchObject({ status: 200, json: { length: count } })
  })

  test('gives the fields that its address names', async () => {
    const { json } = await asked(`${freeCourse}?only=title&only=slug`)
    expect(json).toEqual({ title: 'Fractions', slug: 'course' })
  })

  test.each([
    ['/fr?title_regex=(', 'content-pattern-unsupported', 'where.title.$regex'],
    ['/fr?title_regex=(a)%5C1', 'content-pattern-unsupported', 'where.title.$regex'],
    ['/fr?deep=1', 'request-malformed', 'deep'],
    ['/fr?$near=1', 'request-malformed', '$near'],
  ])('is refused with the name of the field: %s', async (query, type, field) => {
    expect(await asked(query)).toMatchObject({ status: 422, json: { type, field } })
  })
})

describe('a quiz', () => {
  test('is taken by a visitor, question by question, up to a result', async () => {
    const somebody = site.visitor()
    const begun = (await somebody.quizzes.start(freeQuiz))._unsafeUnwrap()
    expect(begun).toMatchObject({ title: 'Calculer', total: 2, answered: [], result: null, next: { questionId: 'q1', number: 1 } })

    const half = (await somebody.quizzes.answer(begun.attemptId, 'q1', ['b']))._unsafeUnwrap()
    expect(half).toMatchObject({ answered: [{ questionId: 'q1', points: 1 }], result: null, next: { questionId: 'q2', number: 2 } })

    const done = (await somebody.quizzes.answer(begun.attemptId, 'q2', ['3']))._unsafeUnwrap()
    expect(done).toMatchObject({
      next: null,
      answered: [{ points: 1 }, { points: 0, response: '3', expected: '2', explanationHtml: '<p>Parce que.</p>' }],
      result: { right: 1, total: 2, bySkill: [{ label: 'Calculer de tête', right: 1, total: 2 }] },
    })
    const { answerStands, ...attempt } = done
    expect(answerStands).toBe(true)
    expect((await somebody.quizzes.read(begun.attemptId))._unsafeUnwrap()).toEqual(attempt)
  })

  test('begun or finished is listed to whom it belongs, and to nobody else', async () => {
    const somebody = site.visitor()
    expect((await somebody.quizzes.list())._unsafeUnwrap()).toEqual([])
    const { attemptId } = (await somebody.quizzes.start(freeQuiz))._unsafeUnwrap()
    await somebody.quizzes.answer(attemptId, 'q1', ['b'])
    expect((await somebody.quizzes.list())._unsafeUnwrap()).toMatchObject([
      { quizPath: freeQuiz, title: 'Calculer', attemptId, answered: 1, total: 2, result: null, isFinished: false, state: 'in-progress' },
    ])
    await somebody.quizzes.answer(attemptId, 'q2', ['2'])
    expect((await somebody.quizzes.list())._unsafeUnwrap()).toMatchObject([{ result: { right: 2, total: 2 }, isFinished: true }])
    expect((await site.visitor().quizzes.list())._unsafeUnwrap()).toEqual([])
  })

  test('never shows an answer before it was given', async () => {
    const begun = (await site.visitor().quizzes.start(freeQuiz))._unsafeUnwrap()
    expect(JSON.stringify(begun)).not.toMatch(/correct|expected|explanation|Parce que/)
  })

  test('begun goes on where it was left, and begins anew once it is finished', async () => {
    const somebody = site.visitor()
    const begun = (await somebody.quizzes.start(freeQuiz))._unsafeUnwrap()
    await somebody.quizzes.answer(begun.attemptId, 'q1', ['b'])
    const again = site.visitor(somebody.cookie())
    expect((await again.quizzes.start(freeQuiz))._unsafeUnwrap()).toMatchObject({ attemptId: begun.attemptId, answered: [{ questionId: 'q1' }] })
    await again.quizzes.answer(begun.attemptId, 'q2', ['2'])
    expect((await again.quizzes.start(freeQuiz))._unsafeUnwrap()).toMatchObject({ answered: [], next: { questionId: 'q1' } })
  })

  test('keeps the first answer to a question', async () => {
    const somebody = site.visitor()
    const { attemptId } = (await somebody.quizzes.start(freeQuiz))._unsafeUnwrap()
    await somebody.quizzes.answer(attemptId, 'q1', ['a'])
    expect((await somebody.quizzes.answer(attemptId, 'q1', ['b']))._unsafeUnwrap()).toMatchObject({ answered: [{ points: 0 }] })
  })

  test.each([
    ['q1', [], { type: 'response-empty' }],
    ['q1', [' '], { type: 'response-empty' }],
    ['q1', ['z'], { type: 'response-not-a-choice' }],
    ['q2', ['deux'], { type: 'response-not-a-number' }],
    ['q9', ['b'], { type: 'question-unknown' }],
  ])('refuses for %s the response %o, without counting it', async (questionId, response, refusal) => {
    const somebody = site.visitor()
    const { attemptId } = (await somebody.quizzes.start(freeQuiz))._unsafeUnwrap()
    expect((await somebody.quizzes.answer(attemptId, questionId, response))._unsafeUnwrapErr()).toEqual(refusal)
    expect((await somebody.quizzes.read(attemptId))._unsafeUnwrap().answered).toEqual([])
  })

  test('is nobody else’s', async () => {
    const { attemptId } = (await site.visitor().quizzes.start(freeQuiz))._unsafeUnwrap()
    for (const other of [site.visitor(), await site.member()]) {
      expect((await other.quizzes.read(attemptId))._unsafeUnwrapErr()).toEqual({ type: 'attempt-unknown' })
      expect((await other.quizzes.answer(attemptId, 'q1', ['b']))._unsafeUnwrapErr()).toEqual({ type: 'attempt-unknown' })
    }
  })

  test('of a visitor becomes theirs when they sign up', async () => {
    const lea = site.visitor()
    const { attemptId } = (await lea.quizzes.start(freeQuiz))._unsafeUnwrap()
    await lea.quizzes.answer(attemptId, 'q1', ['b'])
    const asVisitor = lea.cookie()
    await lea.session.signUp(signUpForm())

    expect((await lea.quizzes.start(freeQuiz))._unsafeUnwrap()).toMatchObject({ attemptId, answered: [{ questionId: 'q1' }] })
    expect((await lea.quizzes.answer(attemptId, 'q2', ['2']))._unsafeUnwrap().result).toMatchObject({ right: 2 })
    expect((await site.visitor(asVisitor).quizzes.read(attemptId))._unsafeUnwrapErr()).toEqual({ type: 'attempt-unknown' })
  })

  test('of a visitor becomes theirs when they log in, on every machine', async () => {
    await site.member('lea@example.org')
    const lea = site.visitor()
    const { attemptId } = (await lea.quizzes.start(freeQuiz))._unsafeUnwrap()
    await lea.session.logIn({ email: 'lea@example.org', password: 'ruche-dorée' })
    const elsewhere = site.visitor()
    await elsewhere.session.logIn({ email: 'lea@example.org', password: 'ruche-dorée' })
    expect((await elsewhere.quizzes.read(attemptId)).isOk()).toBe(true)
  })

  test.each([
    ['a visitor', () => Promise.resolve(site.visitor())],
    ['a member without a plan', () => site.member()],
  ])('that is locked is refused to %s', async (_, reader) => {
    const person = await reader()
    expect((await person.quizzes.start(lockedQuiz))._unsafeUnwrapErr()).toEqual({ type: 'content-locked' })
  })

  test('begun while subscribed can be finished after the subscription ended, although a new one is refused', async () => {
    const lea = await site.subscriber('solo-monthly')
    const { attemptId } = (await lea.quizzes.start(lockedQuiz))._unsafeUnwrap()
    await lea.quizzes.answer(attemptId, 'q1', ['b'])
    site.clock.advance(days(31))
    expect(await lea.planIds()).toEqual([])

    expect((await lea.quizzes.start(lockedQuiz))._unsafeUnwrap().attemptId).toBe(attemptId)
    expect((await lea.quizzes.answer(attemptId, 'q2', ['2']))._unsafeUnwrap().result).toMatchObject({ right: 2 })
    expect((await lea.quizzes.start(lockedQuiz))._unsafeUnwrapErr()).toEqual({ type: 'content-locked' })
    expect((await lea.quizzes.read(attemptId))._unsafeUnwrap().result).toMatchObject({ right: 2 })

    const { reference } = await lea.order(orderForm({ idempotencyKey: 'form-0002' }))
    await lea.pay(reference)
    expect((await lea.quizzes.start(lockedQuiz)).isOk()).toBe(true)
  })

  test.each(['/fr/nowhere', freeCourse])('%s is no quiz', async (path) => {
    expect((await site.visitor().quizzes.start(path))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path })
  })
})
