import { type MenuGroup, menuGroup, menuLink } from './menu-entry.ts'
import type { Layout } from './route-table.ts'

const directory: readonly MenuGroup[] = [
  menuGroup(
    'contents',
    menuLink('revision', '/revisions'),
    menuLink('school-levels', '/explorer'),
    menuLink('knowledge-library', '/revisions/bibliotheque-des-savoirs'),
    menuLink('orientation', '/orientation'),
    menuLink('blog', '/blog'),
    menuLink('free-sheets', '/newsletter'),
  ),
  menuGroup(
    'exams',
    menuLink('bac', '/bac'),
    menuLink('brevet', '/brevet'),
    menuLink('bac-simulator', '/simulateur-de-notes-bac'),
    menuLink('brevet-simulator', '/simulateur-de-notes-brevet'),
    menuLink('diplomas', '/revisions/diplomes'),
    menuLink('competitive-exams', '/revisions/tests-et-concours'),
    menuLink('language-tests', '/revisions/tests-de-langues'),
  ),
  menuGroup(
    'offers',
    menuLink('solo-offer', '/premium/offre-solo'),
    menuLink('family-offer', '/premium/offre-famille'),
    menuLink('bank-card-payment', '/premium'),
    menuLink('mobile-payment', '/premium/afrique'),
    menuLink('gift-card', '/validation-buybox'),
  ),
  menuGroup(
    'commitments',
    menuLink('who-we-are', '/nos-engagements'),
    menuLink('citizenship', '/nos-engagements/citoyennete'),
    menuLink('sport', '/nos-engagements/sport'),
    menuLink('parents', '/nos-engagements/parents'),
    menuLink('francophonie', '/nos-engagements/francophonie'),
    menuLink('teachers', '/professeurs'),
    menuLink('artificial-intelligence', '/ia'),
    menuLink('press', '/espace-presse'),
    menuLink('jobs', '/jobs'),
  ),
  menuGroup(
    'help',
    menuLink('faq', '/faq'),
    menuLink('helpdesk', '/faq#assistance'),
    menuLink('contact-support', '/faq#contact'),
  ),
  menuGroup(
    'legal',
    menuLink('terms', '/conditions-d-utilisation'),
    menuLink('privacy', '/privacy-policy'),
    menuLink('legal-notice', '/mentions-legales'),
    menuLink('accessibility', '/accessibilite'),
    { kind: 'action', label: 'cookie-preferences', action: 'choose-cookies' },
  ),
]

/** Layouts of what a school gives its pupils: nothing is sold there. */
const schoolLayouts: ReadonlySet<Layout> = new Set<Layout>(['gar', 'cned'])

/**
 * The link directory of the footer, the same for everybody, with jobs, terms, privacy and the choice of cookies; without
 * the offers in a layout that belongs to schools (GAR, Cned).
 *
 * Source: specification, section 2, "Footer" and "Labels cover".
 *
 * @example footerMenu('gar').some(({ label }) => label === 'offers') // false
 */
export const footerMenu = (layout: Layout): readonly MenuGroup[] =>
  schoolLayouts.has(layout) ? directory.filter(({ label }) => label !== 'offers') : directory
