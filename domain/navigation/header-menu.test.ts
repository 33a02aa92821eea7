import { expect, test } from 'vitest'
import { fourOffers, offersLink, writtenMenu } from '../../tests/builders/a-menu.ts'
import { headerMenu, headerTarget } from './header-menu.ts'
import { viewers } from './viewer.ts'

const groups = [
  'project-and-commitments: who-we-are /nos-engagements, school-success /nos-engagements/reussite-scolaire, parents /nos-engagements/parents, ' +
    'citizenship /nos-engagements/citoyennete, sport /nos-engagements/sport, francophonie /nos-engagements/francophonie, africa /nos-engagements/afrique',
  'primary-school: revision /explorer/primaire, knowledge-library /revisions/bibliotheque-des-savoirs',
  'middle-school: revision /explorer/college, brevet /brevet, brevet-simulator /simulateur-de-notes-brevet',
  'high-school: revision /explorer/lycee, bac /bac, bac-simulator /simulateur-de-notes-bac',
  'higher-education: revision /explorer/superieur, diplomas /revisions/diplomes, competitive-exams /revisions/tests-et-concours, ' +
    'language-tests /revisions/tests-de-langues',
  'orientation: orientation /orientation, parcoursup /orientation/parcoursup',
]

test('a visitor sees the project, the levels, orientation, the offers and a way to create an account', () => {
  expect(writtenMenu(headerMenu('visitor', offersLink))).toEqual([...groups, 'offers /premium', 'create-account /signup'])
})

test.each(viewers.filter((viewer) => viewer !== 'visitor' && viewer !== 'child'))('a %s sees their contents instead', (viewer) => {
  expect(writtenMenu(headerMenu(viewer, offersLink))).toEqual([...groups, 'offers /premium', 'my-contents /revisions'])
})

test('a child sees their contents, and nothing to buy', () => {
  expect(writtenMenu(headerMenu('child', fourOffers))).toEqual([...groups, 'my-contents /revisions'])
})

test('the offers entry is a dropdown of four where four are available', () => {
  expect(writtenMenu(headerMenu('visitor', fourOffers))[6]).toBe('offers: a /premium/a, b /premium/b, c /premium/c, d /premium/d')
})

test.each([
  ['visitor', '/premium', '/premium'],
  ['member', '/revisions', '/revisions'],
  ['family-account', '/', '/'],
  ['member-without-profile', '/revisions', '/profiling'],
  ['member-without-profile', '/', '/profiling'],
] as const)('a click of a %s on %s leads to %s', (viewer, path, target) => {
  expect(headerTarget(viewer, path)).toBe(target)
})
