import { expect, test } from 'vitest'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { checkOrderEmail, requiresEmail } from './order-email.ts'

const byCard = aPlan({ provider: 'card' })
const byMobileMoney = aPlan({ provider: 'mobile-money' })
const byGiftCard = aPlan({ provider: 'gift-card' })
const asking = aPlan({ provider: 'card', emailRequired: true })

test.each([
  ['by card', byCard, false],
  ['by gift card', byGiftCard, false],
  ['by mobile money', byMobileMoney, true],
  ['by mobile money, and asking for it', { ...byMobileMoney, emailRequired: true }, true],
  ['by card, and asking for it', asking, true],
])('a plan paid %s: an e-mail is required %s', (_, plan, expected) => {
  expect(requiresEmail(plan)).toBe(expected)
})

test.each([
  ['by mobile money with an address', byMobileMoney, ' Lea@Example.org ', 'lea@example.org'],
  ['by card with an address', byCard, 'lea@example.org', 'lea@example.org'],
  ['by card with an address of 512 characters', byCard, `a@bc${'.d'.repeat(254)}`, `a@bc${'.d'.repeat(254)}`],
  ['by card without one', byCard, null, null],
  ['by card with blanks', byCard, '  ', null],
])('an order paid %s is taken', (_, plan, typed, email) => {
  expect(checkOrderEmail(plan, typed)._unsafeUnwrap()).toBe(email)
})

test.each([
  ['by mobile money without an address', byMobileMoney, null, 'order-email-required'],
  ['by mobile money with blanks', byMobileMoney, ' \t', 'order-email-required'],
  ['by card, for a plan that asks for one, without an address', asking, '', 'order-email-required'],
  ['by mobile money with something else', byMobileMoney, 'lea', 'order-email-invalid'],
  ['by card with an address of 513 characters', byCard, `a@b${'.c'.repeat(255)}`, 'order-email-invalid'],
  ['by card with something else', byCard, 'lea@', 'order-email-invalid'],
])('an order paid %s is refused', (_, plan, typed, type) => {
  expect(checkOrderEmail(plan, typed)._unsafeUnwrapErr()).toEqual({ type })
})
