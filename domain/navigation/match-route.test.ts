import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someKnownNames, someSiteNames } from '../../tests/builders/a-visit.ts'
import { matchRoute } from './match-route.ts'
import { routeTable } from './route-table.ts'

const routes = routeTable(someSiteNames())
const known = someKnownNames()
const match = (path: string) => matchRoute(path, routes, known)

test.each([
  ['/', '/', {}],
  ['/faq/', '/faq', {}],
  ['/f%61q', '/faq', {}],
  ['/FAQ', '/faq', {}],
  ['/ValidatePayment', '/validatePayment', {}],
  ['/validatepayment', '/validatePayment', {}],
  ['/BAC/Annales', '/bac/*', { '*': 'Annales' }],
  ['/Revisions/Maths-1ere', '/revisions/{book}', { book: 'Maths-1ere' }],
  ['/revisions/alge%CC%80bre', '/revisions/{book}', { book: 'alg\u00e8bre' }],
  ['/revisions/mathematiques-premiere/alge\u0300bre', '/revisions/{book}/{category}', { book: 'mathematiques-premiere', category: 'alg\u00e8bre' }],
  ['/blog/articles/2028-02-29', '/blog/articles/{date?}/{slug?}', { date: '2028-02-29' }],
  ['/blog', '/blog/{page?}', {}],
  ['/blog/', '/blog/{page?}', {}],
  ['/blog/1', '/blog/{page?}', { page: '1' }],
  ['/blog/999999', '/blog/{page?}', { page: '999999' }],
  ['/blog/parents/12', '/blog/{section?}/{page?}', { section: 'parents', page: '12' }],
  ['/blog/articles/2026-01-02/r%C3%A9viser', '/blog/articles/{date?}/{slug?}', { date: '2026-01-02', slug: 'réviser' }],
  ['/bac/annales/maths/2025/', '/bac/*', { '*': 'annales/maths/2025' }],
  ['/espace-presse/kit-media/logo', '/espace-presse/*', { '*': 'kit-media/logo' }],
  ['/revisions/maths-1ere', '/revisions/{bookPrevious}', { bookPrevious: 'mathematiques-premiere' }],
  ['/revisions/mathematiques-1ere/algebre', '/revisions/{bookPrevious}/{category}', { bookPrevious: 'mathematiques-premiere', category: 'algebre' }],
  ['/revisions/maths-1ere/algebre/suites', '/revisions/{book}/{category}/{chapter}', { book: 'maths-1ere', category: 'algebre', chapter: 'suites' }],
  ['/revisions/v1.2_b~c/1-a', '/revisions/{book}/{category}', { book: 'v1.2_b~c', category: '1-a' }],
  [`/revisions/${'a'.repeat(200)}`, '/revisions/{book}', { book: 'a'.repeat(200) }],
  [`/premium/${'a'.repeat(100)}`, '/premium/{offer}', { offer: 'a'.repeat(100) }],
  ['/premium/offre-reussite-2026', '/premium/{offer}', { offer: 'offre-reussite-2026' }],
  ['/premium/Offre-Solo', '/premium/offre-solo', {}],
  ['/premium/OFFRE', '/premium/{offer}', { offer: 'OFFRE' }],
  ['/premium/_offre_%C3%A9t%C3%A9', '/premium/{offer}', { offer: '_offre_\u00e9t\u00e9' }],
  ['/premium/checkout/Solo_1', '/premium/checkout/{offer?}', { offer: 'Solo_1' }],
  ['/premium/a.b', '/premium/{token}', { token: 'a.b' }],
  [`/premium/${'a'.repeat(900)}.${'b'.repeat(1090)}`, '/premium/{token}', { token: `${'a'.repeat(900)}.${'b'.repeat(1090)}` }],
  ['/premium/-A_.b.c', '/premium/{token}', { token: '-A_.b.c' }],
  ['/premium/checkout', '/premium/checkout/{offer?}', {}],
])('%s is %s with %o', (path, pattern, params) => {
  const found = match(path)
  expect([found?.route.pattern, found?.params]).toEqual([pattern, params])
})

test.each([
  '', 'faq', '//', '//faq', '/faq//', '/faq/more', '/nulle-part', '/%', '/%E0%A4%A', '/faq?lang=en',
  '/blog/0', '/blog/-1', '/blog/1.5', '/blog/1000000', '/blog/02', '/blog/p2', '/blog/2p', '/blog/unknown', '/blog/unknown/2', '/blog/methode/x',
  '/blog/methode/2/3', '/blog/articles/2', '/blog/articles/2026-1-2', '/blog/articles/2026-02-30', '/blog/articles/2026-13-01/a', '/blog/articles/x2026-01-02', '/blog/articles/2026-01-021',
  '/blog/articles/2026-01-02/a/b', '/blog/articles/2026-01-02/..a',
  '/orientation/other', '/bac/..%2Fsecret', '/bac/a/%2e%2e', '/revisions/a%2Fb', '/revisions/.hidden', `/revisions/${'a'.repeat(201)}`,
  '/revisions/a%20b', '/revisions/-a', '/revisions/a/b/c/d', '/premium/offre%20solo', '/premium/offre~x', '/premium/!offre', `/premium/${'a'.repeat(101)}`,
  '/premium/a.', '/premium/.a', '/premium/a..b', '/premium/!a.b', '/premium/a.b!', '/premium/checkout/solo/more', '/premium/flashoffer/other',
  `/premium/${'a'.repeat(900)}.${'b'.repeat(1091)}`, '/validatePayment/other', '/gar/other', '/cned', '/nos-engagements/other', '/seo', '/signup/other',
  '/error', '/revisions/mathematiques-premiere/*/b/c', '/{book}',
])('%j is no page', (path) => {
  expect(match(path)).toBeNull()
})

test('a blog section never hides the articles, nor a former book a fixed path', () => {
  const names = someKnownNames({ blogSections: new Set(['articles']), formerBooks: new Map([['diplomes', 'bac']]) })
  expect(matchRoute('/blog/articles', routes, names)?.route.pattern).toBe('/blog/articles/{date?}/{slug?}')
  expect(matchRoute('/revisions/diplomes', routes, names)?.route.pattern).toBe('/revisions/diplomes')
})

test('a fixed segment wins wherever its route stands in the table', () => {
  const reversed = routes.toReversed()
  const pairs: [string, string][] = [
    ['/premium/actual', '/premium/actual'],
    ['/premium/checkout', '/premium/checkout/{offer?}'],
    ['/espace-presse/kit-media', '/espace-presse/kit-media'],
    ['/revisions/intro', '/revisions/intro/{box?}'],
    ['/revisions/intro/a', '/revisions/intro/{box?}'],
    ['/partenaires/maison-des-parents', '/partenaires/maison-des-parents'],
    ['/signup/successfull-signin', '/signup/successfull-signin'],
  ]
  for (const [path, pattern] of pairs) {
    expect(match(path)?.route.pattern).toBe(pattern)
    expect(matchRoute(path, reversed, known)?.route.pattern).toBe(pattern)
  }
})

test.each([
  ['renamed into itself', [['a', 'a']], '/revisions/{book}'],
  ['renamed in a circle', [['a', 'b'], ['b', 'a']], '/revisions/{book}'],
  ['renamed into a circle', [['a', 'b'], ['b', 'c'], ['c', 'b']], '/revisions/{book}'],
  ['renamed three times', [['a', 'b'], ['b', 'c'], ['c', 'd']], '/revisions/{bookPrevious}'],
] as const)('a book %s is found without end', (_, renamed, pattern) => {
  expect(matchRoute('/revisions/a', routes, someKnownNames({ formerBooks: new Map(renamed) }))?.route.pattern).toBe(pattern)
})

test('whatever is asked for is a page or not, and what it names can be a name', () => {
  const segment = fc.oneof(fc.string(), fc.string().map((text) => encodeURIComponent(text)), fc.constantFrom('revisions', 'premium', 'blog', 'bac', 'box', 'checkout', '..', '%2e%2e', '%5c', '\u0000', 'é', '__proto__'))
  const path = fc.oneof(fc.string(), fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`))
  fc.assert(
    fc.property(path, (asked) => {
      for (const value of Object.values(match(asked)?.params ?? {})) expect(value).not.toMatch(/^$|^\.|\\|\s|\/\.|\/\//)
    }),
    { numRuns: 300 },
  )
})

test('a fixed part that comes first wins over one that comes later, whichever is first in the table', () => {
  const [route] = routes
  const byPattern = ['/{a}/b', '/a/{b}'].map((pattern) => ({ ...route!, pattern }))
  expect(matchRoute('/a/b', byPattern, known)?.route.pattern).toBe('/a/{b}')
  expect(matchRoute('/a/b', byPattern.toReversed(), known)?.route.pattern).toBe('/a/{b}')
})
