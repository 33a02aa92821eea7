import { expect, test } from 'vitest'
import { fourOffers, writtenMenu } from '../../tests/builders/a-menu.ts'
import { headerMenu } from './header-menu.ts'
import { mobileMenu, nextMobileMenuState } from './mobile-menu.ts'

const account =
  'my-account: my-account /mon-compte, my-plan /mon-compte#abonnement, my-revisions /revisions/cours-et-quiz, ' +
  'my-library /revisions/bibliotheque-des-savoirs'
const family = ['family-space /mon-compte/famille', 'who-learns /qui-revise']
const logOut = 'disconnect (log-out)'

test.each([
  ['visitor', ['login /login']],
  ['member-without-profile', [account, logOut]],
  ['member', [account, logOut]],
  ['family-account', [account, ...family, logOut]],
  ['child', ['who-learns /qui-revise', logOut]],
] as const)('to a %s the mobile menu adds %j to the header', (viewer, added) => {
  expect(writtenMenu(mobileMenu(viewer, fourOffers))).toEqual([...writtenMenu(headerMenu(viewer, fourOffers)), ...added])
})

test.each([
  ['closed', 'toggle', 'open'],
  ['closed', 'route-changed', 'closed'],
  ['open', 'toggle', 'closed'],
  ['open', 'route-changed', 'closed'],
] as const)('a mobile menu that is %s, on %s, is %s', (state, event, next) => {
  expect(nextMobileMenuState(state, event)).toBe(next)
})
