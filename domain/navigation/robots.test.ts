import { expect, test } from 'vitest'
import { someSiteNames } from '../../tests/builders/a-visit.ts'
import { listedPaths, robotsFile } from './robots.ts'
import { routeTable } from './route-table.ts'

test('the file names what is kept out, one line each, and where the pages are listed', () => {
  const lines = robotsFile('https://www.example.org').split('\n')
  expect(lines.slice(0, 3)).toEqual(['User-agent: *', 'Disallow: /api', 'Disallow: /compte-supprime'])
  expect(lines).toContain('Disallow: /mon-compte')
  expect(lines.slice(-3)).toEqual(['', 'Sitemap: https://www.example.org/sitemap.xml', ''])
})

test.each([
  ['/faq', true],
  ['/premium', true],
  ['/mon-compte', false],
  ['/mon-compte/supprimer', false],
  ['/mon-comptes', true],
  ['/revisions/{book}', false],
  ['/bac/*', false],
])('the path %s is listed: %s', (pattern, isListed) => {
  expect(listedPaths([{ pattern }])).toEqual(isListed ? [pattern] : [])
})

test('of the routes of the site those are listed that everybody may read', () => {
  const paths = listedPaths(routeTable(someSiteNames()))
  for (const path of ['/', '/bac', '/gar/mentions-legales', '/abonnement-alveole', '/revisions/diplomes']) expect(paths).toContain(path)
  for (const path of ['/register', '/reset', '/mon-avenir', '/revisions/cours-et-quiz', '/subscribe-success']) expect(paths).not.toContain(path)
})
