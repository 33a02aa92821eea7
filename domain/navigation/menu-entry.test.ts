import { expect, test } from 'vitest'
import { fourOffers, offersLink } from '../../tests/builders/a-menu.ts'
import { someKnownNames, someSiteNames } from '../../tests/builders/a-visit.ts'
import { footerMenu } from './footer-menu.ts'
import { matchRoute } from './match-route.ts'
import { type MenuEntry, menuGroup, menuLabels, menuLink } from './menu-entry.ts'
import { mobileMenu } from './mobile-menu.ts'
import { routeTable } from './route-table.ts'

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.kind === 'group' ? [entry, ...flat(entry.entries)] : [entry]))

/** Whatever the menus hold for whoever looks; the mobile menu holds all of the header. */
const entries = flat([...mobileMenu('visitor', offersLink), ...mobileMenu('family-account', fourOffers), ...footerMenu('public')])
const routes = routeTable(someSiteNames())
const paths = [...new Set(entries.flatMap((entry) => (entry.kind === 'link' ? [entry.path] : [])))]

test.each(paths)('%s, in a menu, is a page', (path) => {
  expect(matchRoute(path.replace(/#[a-z]+$/, ''), routes, someKnownNames())).not.toBeNull()
})

test('every label stands in a menu, and no menu says anything else', () => {
  expect(new Set(entries.map(({ label }) => label))).toEqual(new Set(menuLabels))
})

test.each(
  `who-we-are contents offers commitments knowledge-library revision exams language-tests faq helpdesk press gift-card mobile-payment
  bank-card-payment family-offer solo-offer jobs teachers orientation citizenship sport parents francophonie school-levels my-account
  my-library my-revisions my-plan disconnect contact-support cookie-preferences`.split(/\s+/),
)('the label %s of the specification is there', (label) => {
  expect(menuLabels).toContain(label)
})

test('a heading holds its links in their order', () => {
  expect(menuGroup('help', menuLink('faq', '/faq'), menuLink('helpdesk', '/faq#assistance'))).toEqual({
    kind: 'group',
    label: 'help',
    entries: [
      { kind: 'link', label: 'faq', path: '/faq' },
      { kind: 'link', label: 'helpdesk', path: '/faq#assistance' },
    ],
  })
})
