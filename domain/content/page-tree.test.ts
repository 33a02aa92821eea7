import { describe, expect, test } from 'vitest'
import { aPageDocument } from '../../tests/builders/a-content-document.ts'
import { addressOfPage, ancestorPathsOf, pagePathOf, placePage } from './page-tree.ts'

const bac = aPageDocument('fr/pages/bac.md')
const brevet = aPageDocument('fr/pages/brevet.md')
const oral = aPageDocument('fr/pages/bac/oral.md', { position: 2 })
const coefficients = aPageDocument('fr/pages/bac/coefficients.md', { position: 10 })
const questions = aPageDocument('fr/pages/bac/questions.md', { title: 'Avant' })
const method = aPageDocument('fr/pages/bac/methode.md', { title: 'Bien réviser' })
const jury = aPageDocument('fr/pages/bac/oral/jury.md')
const library = [questions, jury, coefficients, bac, method, oral, brevet]

const placed = (path: string) => {
  const { ancestors, children, previous, next } = placePage(path, library)
  const slugs = (pages: readonly { path: string }[]) => pages.map((page) => page.path.slice('/fr/pages/'.length))
  return { ancestors: slugs(ancestors), children: slugs(children), previous: previous && slugs([previous])[0], next: next && slugs([next])[0] }
}

describe('a page', () => {
  test.each([
    ['bac', { ancestors: [], children: ['bac/oral', 'bac/coefficients', 'bac/questions', 'bac/methode'], previous: null, next: null }],
    ['bac/oral', { ancestors: ['bac'], children: ['bac/oral/jury'], previous: null, next: 'bac/coefficients' }],
    ['bac/coefficients', { ancestors: ['bac'], children: [], previous: 'bac/oral', next: 'bac/questions' }],
    ['bac/methode', { ancestors: ['bac'], children: [], previous: 'bac/questions', next: null }],
    ['bac/oral/jury', { ancestors: ['bac', 'bac/oral'], children: [], previous: null, next: null }],
    ['bac/nulle-part', { ancestors: ['bac'], children: [], previous: null, next: null }],
  ])('%s stands where its path says, its neighbours by position and then by title', (name, expected) => {
    expect(placed(`/fr/pages/${name}`)).toEqual(expected)
  })
})

test.each([
  ['/fr/pages/bac', []],
  ['/fr/pages/bac/oral', ['/fr/pages/bac']],
  ['/en/pages/bac/oral/jury', ['/en/pages/bac', '/en/pages/bac/oral']],
])('%s lies below %j', (path, expected) => {
  expect(ancestorPathsOf(path)).toEqual(expected)
})

test.each([
  ['/faq', '/fr/pages/faq'],
  ['/faq/', '/fr/pages/faq'],
  ['/gar/mentions-informations-RGPD', '/fr/pages/gar/mentions-informations-rgpd'],
])('%s is written at %s', (address, expected) => {
  expect(pagePathOf('fr', address)).toBe(expected)
})

test.each([
  ['/fr/pages/bac/oral', '/bac/oral'],
  ['/en/pages/faq', '/faq'],
  ['/fr/pages', '/fr/pages'],
])('%s is read at %s', (path, expected) => {
  expect(addressOfPage(path)).toBe(expected)
})
