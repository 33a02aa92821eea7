import { type MenuEntry, menuGroup, menuLink, type MenuOffer } from './menu-entry.ts'
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

/** How many offers the dropdown holds at most. */
const offersInMenu = 4

const offersEntry = (offers: readonly MenuOffer[]): MenuEntry =>
  offers.length === 0 ? menuLink('offers', '/premium') : { kind: 'offers', label: 'offers', offers: offers.slice(0, offersInMenu) }

/**
 * The menu of the header: the project, the school levels, orientation, the offers, and last an entry to create an
 * account or, for members, to their contents. The offers are a dropdown of at most four, or a link to `/premium` when
 * there is none.
 *
 * Source: specification, section 2, "Header and menus".
 *
 * @param offers those available to this person, the first ones first
 * @example headerMenu('visitor', []).at(-1) // { kind: 'link', label: 'create-account', path: '/signup' }
 */
export const headerMenu = (viewer: Viewer, offers: readonly MenuOffer[]): readonly MenuEntry[] => [
  ...headerGroups,
  offersEntry(offers),
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
