import { describe, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { aContentGateway, anUnreachableContentGateway } from '../../tests/builders/a-content-gateway.ts'
import { anArticleDocument, aPageDocument } from '../../tests/builders/a-content-document.ts'
import { makeListArticles, makeListArticlesOfDay, makeOpenArticle, makeOpenBlog } from './read-blog.ts'

const article = (publishedOn: string, name: string, section: 'methode' | 'parents' = 'methode') =>
  anArticleDocument(`fr/blog/${publishedOn}-${name}.md`, { publishedOn, section, isFree: true })

const documents = [
  article('2026-11-01', 'relire'),
  article('2026-11-02', 'ficher'),
  article('2026-11-02', 'parler', 'parents'),
  ...Array.from({ length: 9 }, (_, index) => article(`2026-10-0${index + 1}`, 'un')),
  article('2026-11-22', 'demain'),
  { ...article('2026-11-03', 'deplace'), publishedOn: '2026-11-04' },
  aPageDocument('fr/blog/2026-11-05-page.md'),
]
/** The 22nd of November has begun in France, and not yet in UTC, half an hour later. */
const evening = Date.UTC(2026, 10, 21, 22, 30)
const parts = (now = evening) => ({ content: aContentGateway(documents, { '/fr/blog/2026-11-01-relire': '<p>Relire.</p>' }), clock: new InMemoryClock(now) })
const unreachable = { ...parts(), content: anUnreachableContentGateway }
const addresses = (links: readonly { to: string }[]) => links.map(({ to }) => to.slice('/blog/articles/'.length))

describe('the blog', () => {
  const open = async (...segments: string[]) => (await makeOpenBlog(parts())('fr', segments))._unsafeUnwrap()

  test('shows ten articles, the latest first, the addresses of its pages and the sections that have articles', async () => {
    const blog = await open()
    if (blog.type !== 'blog') throw new Error('It stands elsewhere.')
    expect(blog.articles).toHaveLength(10)
    expect(addresses(blog.articles)[0]).toBe('2026-11-04/2026-11-03-deplace')
    expect(blog.pages).toEqual(['/blog', '/blog/2'])
    expect(blog.sections).toEqual([
      { section: 'methode', to: '/blog/methode' },
      { section: 'parents', to: '/blog/parents' },
    ])
  })

  test('shows a section', async () => {
    expect(await open('parents')).toMatchObject({ place: { section: 'parents', page: 1 }, articles: [{ to: '/blog/articles/2026-11-02/parler' }], pages: ['/blog/parents'] })
  })

  test.each([
    [['1'], '/blog'],
    [['parents', '1'], '/blog/parents'],
  ])('at %j stands at %s', async (segments, path) => {
    expect(await open(...segments)).toEqual({ type: 'elsewhere', path })
  })

  test.each([[['3']], [['methode', '3']], [['inconnue']], [['2', 'methode']]])('has nothing at %j', async (segments) => {
    expect((await makeOpenBlog(parts())('fr', segments))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: ['/blog', ...segments].join('/') })
  })
})

describe('the articles', () => {
  test('are those published until today, of the day that it is in France', async () => {
    const listed = async (now: number) => addresses((await makeListArticles(parts(now))('fr'))._unsafeUnwrap())
    expect(await listed(evening)).toHaveLength(13)
    expect((await listed(evening + 3_600_000))[0]).toBe('2026-11-22/demain')
  })

  test('of a day are found by it', async () => {
    expect(addresses((await makeListArticlesOfDay(parts())('fr', '2026-11-02'))._unsafeUnwrap()).toSorted()).toEqual(['2026-11-02/ficher', '2026-11-02/parler'])
    expect((await makeListArticlesOfDay(parts())('fr', '2026-11-09'))._unsafeUnwrapErr().type).toBe('content-not-found')
  })
})

describe('an article', () => {
  const open = (date: string, slug: string, now = evening) => makeOpenArticle(parts(now))('fr', { date, slug })

  test('is opened with its text, its neighbours in its section and others to read', async () => {
    const opened = (await open('2026-11-01', 'relire'))._unsafeUnwrap()
    expect(opened).toMatchObject({ article: { slug: '2026-11-01-relire' }, body: '<p>Relire.</p>', sectionPath: '/blog/methode' })
    expect([opened.previous?.to, opened.next?.to]).toEqual(['/blog/articles/2026-10-09/un', '/blog/articles/2026-11-02/ficher'])
    expect(addresses(opened.related)).toEqual(['2026-11-04/2026-11-03-deplace', '2026-10-08/un', '2026-10-07/un'])
  })

  test('that is alone in its section has no neighbours', async () => {
    expect((await open('2026-11-02', 'parler'))._unsafeUnwrap()).toMatchObject({ previous: null, next: null, body: '' })
  })

  test.each([
    ['of a day without one', '2026-11-09', 'relire'],
    ['of another name', '2026-11-01', 'relier'],
    ['whose day has not come', '2026-11-22', 'demain'],
    ['of no day', '2026-02-30', 'relire'],
    ['whose file is named after another day', '2026-11-03', 'deplace'],
    ['that is a page', '2026-11-05', 'page'],
  ])('%s is not found', async (_, date, slug) => {
    expect((await open(date, slug))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: `/fr/blog/${date}-${slug}` })
  })
})

test('a service that does not answer is told as such, everywhere', async () => {
  const { content } = parts()
  const relire = { date: '2026-11-01', slug: 'relire' }
  const refusals = await Promise.all([
    makeOpenBlog(unreachable)('fr', []),
    makeListArticles(unreachable)('fr'),
    makeListArticlesOfDay(unreachable)('fr', '2026-11-02'),
    makeOpenArticle(unreachable)('fr', relire),
    makeOpenArticle({ ...unreachable, content: { ...content, listArticles: anUnreachableContentGateway.listArticles } })('fr', relire),
  ])
  expect(refusals.map((refusal) => refusal._unsafeUnwrapErr().type)).toEqual(Array.from({ length: 5 }, () => 'service-unreachable'))
})
