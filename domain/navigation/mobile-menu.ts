import { headerMenu } from './header-menu.ts'
import type { OffersMenu } from '../offers/offers-menu.ts'
import { type MenuEntry, menuGroup, menuLink } from './menu-entry.ts'
import type { Viewer } from './viewer.ts'

const visitorEntries: readonly MenuEntry[] = [menuLink('login', '/login')]

const memberEntries: readonly MenuEntry[] = [
  menuGroup(
    'my-account',
    menuLink('my-account', '/mon-compte'),
    menuLink('my-plan', '/mon-compte#abonnement'),
    menuLink('my-revisions', '/revisions/cours-et-quiz'),
    menuLink('my-library', '/revisions/bibliotheque-des-savoirs'),
  ),
]

const familyEntries: readonly MenuEntry[] = [menuLink('family-space', '/mon-compte/famille'), menuLink('who-learns', '/qui-revise')]

const childEntries: readonly MenuEntry[] = [menuLink('who-learns', '/qui-revise')]

const logOut: MenuEntry = { kind: 'action', label: 'disconnect', action: 'log-out' }

const entriesFor: Record<Viewer, readonly MenuEntry[]> = {
  visitor: visitorEntries,
  'member-without-profile': [...memberEntries, logOut],
  member: [...memberEntries, logOut],
  'family-account': [...memberEntries, ...familyEntries, logOut],
  child: [...childEntries, logOut],
}

/**
 * The menu of narrow windows: that of the header, then login for visitors; for members their account, the family space
 * (family accounts only) and logout; for a child who uses the session nothing of the account, and the choice of who learns.
 *
 * Source: specification, section 2, "Mobile menu adds login, signup, my account, a family-space link".
 *
 * @param offers what the offers entry holds for this person, of `offersMenu`
 * @example mobileMenu('member', { type: 'link', path: '/premium' }).at(-1) // { kind: 'action', label: 'disconnect', action: 'log-out' }
 */
export const mobileMenu = (viewer: Viewer, offers: OffersMenu): readonly MenuEntry[] => [
  ...headerMenu(viewer, offers),
  ...entriesFor[viewer],
]

export type MobileMenuState = 'closed' | 'open'
export type MobileMenuEvent = 'toggle' | 'route-changed'

const transitions: Record<MobileMenuState, Record<MobileMenuEvent, MobileMenuState>> = {
  closed: { toggle: 'open', 'route-changed': 'closed' },
  open: { toggle: 'closed', 'route-changed': 'closed' },
}

/**
 * The mobile menu opens and closes by its button, and closes on each change of route.
 *
 * Source: specification, section 2, "The mobile menu closes on each route change".
 *
 * @example nextMobileMenuState('open', 'route-changed') // 'closed'
 */
export const nextMobileMenuState = (state: MobileMenuState, event: MobileMenuEvent): MobileMenuState => transitions[state][event]
