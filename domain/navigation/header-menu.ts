import type { OffersMenu } from '../offers/offers-menu.ts'
import { type MenuEntry, menuGroup, menuLink } from './menu-entry.ts'
import type { Viewer } from './viewer.ts'

const headerGroups: readonly MenuEntry[] = [
  menuGroup(
    'project-and-commitments',
    menuLink('who-we-are', '/nos-engagements'),
    menuLink('school-success', '/nos-engagements/reussite-scolaire'),
    menuLink('parents', '/nos-engagements/parents'),
    menuLink('citizenship', '/nos-engagements/citoyennete'),
    menuLink('sport', '/nos-engagements/sport'),
    menuLink('francophonie', '/nos-engagements/francophonie'),
    menuLink('africa', '/nos-engagements/afrique'),
  ),
  menuGroup('primary-school', menuLink('revision', '/explorer/primaire'), menuLink('knowledge-library', '/revisions/bibliotheque-des-savoirs')),
  menuGroup(
    'middle-school',
    menuLink('revision', '/explorer/college'),
    menuLink('brevet', '/brevet'),
    menuLink('brevet-simulator', '/simulateur-de-notes-brevet'),
  ),
  menuGroup(
    'high-school',
    menuLink('revision', '/explorer/lycee'),
    menuLink('bac', '/bac'),
    menuLink('bac-simulator', '/simulateur-de-notes-bac'),
  ),
  menuGroup(
    'higher-education',
    menuLink('revision', '/explorer/superieur'),
    menuLink('diplomas', '/revisions/diplomes'),
    menuLink('competitive-exams', '/revisions/tests-et-concours'),
    menuLink('language-tests', '/revisions/tests-de-langues'),
  ),
  menuGroup('orientation', menuLink('orientation', '/orientation'), menuLink('parcoursup', '/orientation/parcoursup')),
]

const offersEntry = (offers: OffersMenu): MenuEntry =>
  offers.type === 'link'
    ? menuLink('offers', offers.path)
    : { kind: 'offers', label: 'offers', offers: offers.offers.map(({ id, paywallPath }) => ({ name: id, path: paywallPath })) }

/**
 * The menu of the header: the project, the school levels, orientation, the offers, and last an entry to create an
 * account or, for members, to their contents. The offers are a dropdown of four, or a link to `/premium`; a child is offered
 * nothing to buy.
 *
 * Source: specification, section 2, "Header and menus".
 *
 * @param offers what the offers entry holds for this person, of `offersMenu`
 * @example headerMenu('visitor', { type: 'link', path: '/premium' }).at(-1) // { kind: 'link', label: 'create-account', path: '/signup' }
 */
export const headerMenu = (viewer: Viewer, offers: OffersMenu): readonly MenuEntry[] => [
  ...headerGroups,
  ...(viewer === 'child' ? [] : [offersEntry(offers)]),
  viewer === 'visitor' ? menuLink('create-account', '/signup') : menuLink('my-contents', '/revisions'),
]

/**
 * Where a click in the header or the mobile menu leads: somebody connected without a profile is sent to the profiling.
 * Logging out is an action, and stays possible.
 *
 * Source: specification, section 2, "Header and menus".
 *
 * @example headerTarget('member-without-profile', '/revisions') // '/profiling'
 */
export const headerTarget = (viewer: Viewer, path: string): string => (viewer === 'member-without-profile' ? '/profiling' : path)
