import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Sha256GiftCardCodes } from '../../adapters/security/sha256-gift-card-codes.ts'
import { formatGiftCardCode } from '../../domain/checkout/gift-card-code.ts'
import type { GiftCard } from '../../domain/checkout/gift-card.ts'
import { eur } from '../../domain/money/money.ts'
import { aGiftCard } from '../builders/a-gift-card.ts'
import { days, makeSite, noon, signUpForm, type Site } from './a-site.ts'

let site: Site
beforeEach(() => {
  site = makeSite()
})
afterEach(() => site.failOnDefects())

type Person = ReturnType<Site['visitor']>
const theOne = async (person: Person) => {
  const [subscription, ...others] = (await person.subscriptions.list())._unsafeUnwrap()
  expect(others).toEqual([])
  if (!subscription) throw new Error('There is no subscription.')
  return subscription
}

/** What was written to an address, by the kinds of the mails. */
const mailsTo = async (address: string) => {
  await site.runJob('mails')
  return site.mailer.sent.filter(({ recipient }) => recipient === address).map(({ mail }) => mail.kind)
}

describe('the subscriptions of a member', () => {
  test('say what renews, when, at what price, until when it can be stopped, and what was paid', async () => {
    const lea = await site.member()
    const { reference } = await lea.order({ planId: 'solo-yearly', couponCode: 'BIENVENUE' })
    const orderId = await lea.pay(reference)
    const end = Date.UTC(2027, 10, 21, 12)
    expect(await theOne(lea)).toEqual({
      id: expect.any(String),
      planId: 'solo-yearly',
      plan: { product: 'alveole', isFamilyMasterPlan: false, duration: { kind: 'period', length: 12, unit: 'months' } },
      state: 'active',
      givesAccess: true,
      startsAt: noon,
      endsAt: end,
      renewal: { renewsAt: end, price: eur(89.99), cancelBy: end - days(1) },
      cancelledAt: null,
      mayCancel: true,
      mayResume: false,
      // Saturday 5 December would be the last day.
      withdrawUntil: Date.UTC(2026, 11, 7, 23),
      refund: null,
      receipts: [{ orderId, amount: eur(80.99), paidAt: noon }],
    })
  })

  test.each(['family-lifetime', 'toeic-pack', 'solo-4-years', 'africa-family-yearly-card'])('say that %s does not renew', async (planId) => {
    expect(await theOne(await site.subscriber(planId))).toMatchObject({ state: 'active', renewal: null, mayCancel: false })
  })

  test('are a member’s own', async () => {
    const lea = await site.subscriber()
    const { id } = await theOne(lea)
    const max = await site.member('max@example.org')
    expect((await max.subscriptions.list())._unsafeUnwrap()).toEqual([])
    for (const change of ['cancel', 'resume', 'withdraw'] as const) {
      expect((await max.subscriptions[change](id))._unsafeUnwrapErr()).toEqual({ type: 'subscription-unknown' })
      expect((await site.visitor().subscriptions[change](id))._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
    }
    expect((await site.visitor().subscriptions.list())._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
    expect(await theOne(lea)).toMatchObject({ state: 'active' })
  })
})

describe('ending a subscription', () => {
  const end = Date.UTC(2026, 11, 21, 12)

  test('by cancelling it keeps access to its end, charges nothing after it, and is confirmed by mail', async () => {
    const lea = await site.subscriber()
    const { id } = await theOne(lea)
    expect((await lea.subscriptions.cancel(id))._unsafeUnwrap()).toEqual({ accessUntil: end })
    expect(await theOne(lea)).toMatchObject({ state: 'cancelled', givesAccess: true, cancelledAt: noon, renewal: null, mayCancel: false, mayResume: true })
    expect(await mailsTo('lea@example.org')).toContain('cancellation-confirmation')
    expect((await lea.subscriptions.cancel(id))._unsafeUnwrapErr()).toEqual({ type: 'subscription-already-cancelled' })

    site.clock.advance(days(29) + 1)
    await site.runJob('renewals')
    expect((await theOne(lea)).receipts).toHaveLength(1)
    site.clock.advance(days(1))
    expect(await theOne(lea)).toMatchObject({ state: 'expired', givesAccess: false })
    expect((await lea.subscriptions.cancel(id))._unsafeUnwrapErr()).toEqual({ type: 'subscription-expired' })
    expect((await lea.subscriptions.resume(id))._unsafeUnwrapErr()).toEqual({ type: 'subscription-expired' })
  })

  test('can be thought better of until its end', async () => {
    const lea = await site.subscriber()
    const { id } = await theOne(lea)
    expect((await lea.subscriptions.resume(id))._unsafeUnwrapErr()).toEqual({ type: 'subscription-not-cancelled' })
    await lea.subscriptions.cancel(id)
    expect((await lea.subscriptions.resume(id))._unsafeUnwrap()).toEqual({ renewsAt: end })
    expect(await theOne(lea)).toMatchObject({ state: 'active', renewal: { renewsAt: end, price: eur(11.99), cancelBy: end - days(1) } })
  })

  test('is not for what ends by itself', async () => {
    const lea = await site.subscriber('toeic-pack')
    expect((await lea.subscriptions.cancel((await theOne(lea)).id))._unsafeUnwrapErr()).toEqual({ type: 'subscription-not-renewing' })
  })

  test('by withdrawing ends access at once, pays back the days not used, and is confirmed by mail', async () => {
    const lea = await site.subscriber()
    const { id } = await theOne(lea)
    site.clock.advance(days(3))
    // 27 of the 30 days are left: 10.791 €, and the fraction of a cent goes to the person.
    expect((await lea.subscriptions.withdraw(id))._unsafeUnwrap()).toEqual({ refund: eur(10.8) })
    expect(await theOne(lea)).toMatchObject({ state: 'refunded', givesAccess: false, withdrawUntil: null, refund: { amount: eur(10.8), state: 'done' } })
    expect(await lea.planIds()).toEqual([])
    expect(await mailsTo('lea@example.org')).toContain('withdrawal-confirmation')
    expect((await lea.subscriptions.cancel(id))._unsafeUnwrapErr()).toEqual({ type: 'subscription-already-refunded' })
  })

  test('by withdrawing is possible until the deadline, and not at it', async () => {
    const deadline = Date.UTC(2026, 11, 7, 23)
    const lea = await site.subscriber()
    const { id } = await theOne(lea)
    site.clock.advance(deadline - noon - 1)
    expect((await theOne(lea)).withdrawUntil).toBe(deadline)
    site.clock.advance(1)
    expect((await theOne(lea)).withdrawUntil).toBeNull()
    expect((await lea.subscriptions.withdraw(id))._unsafeUnwrapErr()).toEqual({ type: 'withdrawal-too-late' })
  })
})

describe('a gift card', () => {
  const codes = new Sha256GiftCardCodes()
  const issue = async (changes: Partial<GiftCard> = {}) => {
    const code = codes.next()
    await site.giftCards.add([aGiftCard({ fingerprint: await codes.fingerprint(code), ...changes })])
    return formatGiftCardCode(code)
  }
  const form = (code: string, idempotencyKey = 'card-0001') => ({ code, immediateAccess: true, idempotencyKey })

  test('gives its plan once, which ends by itself and cannot be withdrawn from', async () => {
    const code = await issue()
    const lea = await site.member()
    const { orderId } = (await lea.checkout.redeemGiftCard(form(` ${code.toLowerCase().replaceAll('-', ' ')}`)))._unsafeUnwrap()
    const given = await theOne(lea)
    expect(given).toMatchObject({ planId: 'solo-yearly', state: 'active', renewal: null, withdrawUntil: null, receipts: [{ orderId, amount: eur(0) }] })
    expect((await lea.subscriptions.withdraw(given.id))._unsafeUnwrapErr()).toEqual({ type: 'withdrawal-not-for-gift-cards' })

    expect((await lea.checkout.redeemGiftCard(form(code)))._unsafeUnwrap()).toEqual({ orderId })
    expect((await lea.checkout.redeemGiftCard(form(code, 'card-0002')))._unsafeUnwrapErr()).toEqual({ type: 'gift-card-already-spent' })
    const max = await site.member('max@example.org')
    expect((await max.checkout.redeemGiftCard(form(code)))._unsafeUnwrapErr()).toEqual({ type: 'gift-card-already-spent' })
  })

  test('follows what the member already has, which is then not renewed', async () => {
    const code = await issue()
    const lea = await site.subscriber()
    await lea.checkout.redeemGiftCard(form(code))
    const [following, running] = (await lea.subscriptions.list())._unsafeUnwrap()
    expect(following).toMatchObject({ startsAt: running?.endsAt, givesAccess: false })
    expect(running).toMatchObject({ givesAccess: true, renewal: null, mayCancel: true })
  })

  test.each([
    ['a code of nothing', { code: 'ABCD' }, {}, { type: 'gift-card-unknown' }],
    ['a card that expired', {}, { expiresAt: noon }, { type: 'gift-card-expired', expiredAt: noon }],
    ['a form without consent', { immediateAccess: false }, {}, { type: 'immediate-access-not-accepted' }],
  ])('is refused for %s', async (_, typed, card, refusal) => {
    const code = await issue(card)
    const lea = await site.member()
    expect((await lea.checkout.redeemGiftCard({ ...form(code), ...typed }))._unsafeUnwrapErr()).toEqual(refusal)
    expect(await lea.planIds()).toEqual([])
  })

  test('is refused to a visitor, and to whoever has its plan for life', async () => {
    const code = await issue()
    expect((await site.visitor().checkout.redeemGiftCard(form(code)))._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
    const lea = await site.subscriber('family-lifetime')
    expect((await lea.checkout.redeemGiftCard(form(code)))._unsafeUnwrapErr()).toEqual({ type: 'already-subscribed' })
  })

  test('cannot be guessed: many tries in a row are refused', async () => {
    const lea = await site.member()
    const types = new Set<string>()
    for (let tries = 0; tries < 50; tries += 1) {
      types.add((await lea.checkout.redeemGiftCard(form('0000-0000-0000-0000', `card-${1000 + tries}`)))._unsafeUnwrapErr().type)
    }
    expect(types).toEqual(new Set(['gift-card-unknown', 'too-many-requests']))
  })
})

describe('the account', () => {
  const logIn = async (password = 'ruche-dorée') => {
    const person = site.visitor()
    return { person, result: await person.session.logIn({ email: 'lea@example.org', password }) }
  }

  test('changes its password for whoever knows the present one, and ends the other sessions', async () => {
    const lea = await site.member()
    const elsewhere = (await logIn()).person
    const form = { currentPassword: 'ruche-dorée', password: 'ruche-bleue', passwordConfirmation: 'ruche-bleue' }
    expect((await lea.account.changePassword({ ...form, currentPassword: 'ruche' }))._unsafeUnwrapErr()).toEqual({ type: 'password-refused' })
    expect((await lea.account.changePassword({ ...form, password: 'ruche' }))._unsafeUnwrapErr()).toEqual({
      type: 'form-refused',
      fields: { password: 'password-too-short', passwordConfirmation: 'passwords-differ' },
    })
    expect((await lea.account.changePassword(form)).isOk()).toBe(true)
    expect(await lea.planIds()).toEqual([])
    expect(await elsewhere.planIds()).toBeNull()
    expect((await logIn()).result.isErr()).toBe(true)
    expect((await logIn('ruche-bleue')).result.isOk()).toBe(true)
    expect(await mailsTo('lea@example.org')).toContain('password-changed')
  })

  test('lists where its member is logged in, and ends one session or all the others', async () => {
    const lea = await site.member()
    site.clock.advance(days(1))
    const [second, third] = [(await logIn()).person, (await logIn()).person]
    const sessions = (await lea.account.listSessions())._unsafeUnwrap()
    expect(sessions.map(({ openedAt, isCurrent }) => [openedAt, isCurrent])).toEqual([[noon + days(1), false], [noon + days(1), false], [noon, true]])

    const ofSecond = (await second.account.listSessions())._unsafeUnwrap().find(({ isCurrent }) => isCurrent)
    expect((await lea.account.endSession(ofSecond?.id ?? '')).isOk()).toBe(true)
    expect(await second.planIds()).toBeNull()
    expect((await lea.account.endSession(ofSecond?.id ?? ''))._unsafeUnwrapErr()).toEqual({ type: 'session-unknown' })
    expect(await third.planIds()).toEqual([])

    expect((await lea.account.endOtherSessions()).isOk()).toBe(true)
    expect(await third.planIds()).toBeNull()
    expect((await lea.account.listSessions())._unsafeUnwrap()).toHaveLength(1)
  })

  test('gives everything that is held on its member, and nothing that opens something', async () => {
    const lea = await site.subscriber()
    const held = (await lea.account.exportData())._unsafeUnwrap()
    expect(held).toMatchObject({ account: { email: 'lea@example.org' }, orders: [{ planId: 'solo-monthly', state: 'paid' }], subscriptions: [{ planId: 'solo-monthly' }] })
    expect(JSON.stringify(held)).not.toMatch(/password|token|paymentUrl/i)
  })

  test('is deleted by whoever knows its password, and cannot be logged in to again', async () => {
    const lea = await site.subscriber()
    const elsewhere = (await logIn()).person
    expect((await lea.account.deleteAccount({ password: '' }))._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { password: 'password-empty' } })
    expect((await lea.account.deleteAccount({ password: 'ruche' }))._unsafeUnwrapErr()).toEqual({ type: 'password-refused' })
    expect((await lea.account.deleteAccount({ password: 'ruche-dorée' })).isOk()).toBe(true)
    expect(await lea.planIds()).toBeNull()
    expect(await elsewhere.planIds()).toBeNull()
    expect((await logIn()).result._unsafeUnwrapErr()).toEqual({ type: 'credentials-refused' })
    expect(await mailsTo('lea@example.org')).toContain('account-deleted')
    expect((await site.visitor().session.signUp(signUpForm())).isOk()).toBe(true)
  })

  test('is closed to visitors', async () => {
    const { account } = site.visitor()
    const form = { currentPassword: 'ruche-dorée', password: 'ruche-bleue', passwordConfirmation: 'ruche-bleue' }
    for (const call of [account.listSessions(), account.endSession('session-1'), account.endOtherSessions(), account.exportData(), account.changePassword(form), account.deleteAccount({ password: 'ruche-dorée' })]) {
      expect((await call)._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
    }
  })
})

describe('the profile of a member', () => {
  test('is changed field by field, and what cannot be is refused beside its field', async () => {
    const lea = await site.member()
    expect((await lea.profile.change({ firstname: 'Léa', avatar: 'owl', interests: ['bac'] })).isOk()).toBe(true)
    expect((await lea.profile.read())._unsafeUnwrap()).toMatchObject({ firstname: 'Léa', avatar: 'owl', interests: ['bac'], emailConfirmed: false })
    expect((await lea.profile.change({ birthdate: '1919-12-31' }))._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { birthdate: 'birth-date-too-early' } })
    expect((await lea.profile.change({ firstname: 'x'.repeat(101) }))._unsafeUnwrapErr()).toEqual({ type: 'profile-change-malformed' })
    expect((await site.visitor().profile.change({ firstname: 'Léa' }))._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
  })

  test('is profiled step by step', async () => {
    const lea = await site.member()
    expect((await lea.profile.answerProfiling({ step: 'audience' }))._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { accessType: 'field-required' } })
    expect((await lea.profile.answerProfiling({ step: 'shoe-size' }))._unsafeUnwrapErr()).toEqual({ type: 'profiling-answer-malformed' })
    const steps = [{ step: 'audience', accessType: 'lycee' }, { step: 'level', declined: true }, { step: 'interests', interests: ['bac'] }]
    const nexts: unknown[] = []
    for (const step of steps) nexts.push((await lea.profile.answerProfiling(step))._unsafeUnwrap().next)
    expect(nexts).toEqual(['level', 'interests', null])
    expect((await lea.profile.read())._unsafeUnwrap()).toMatchObject({ accessType: { value: 'lycee' }, levelOfEducation: null, interests: ['bac'], profilingSteps: null, profiledAt: noon })
    expect((await site.visitor().profile.answerProfiling(steps[0]))._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
  })
})

test('the devices of a member are listed, and taken away', async () => {
  const lea = await site.member()
  const { id } = (await lea.profile.read()).map((profile) => ({ id: profile?.email })).unwrapOr({ id: null })
  const member = [...site.accounts.members.values()].find(({ email }) => email === id)
  site.accounts.devices.set(member?.id ?? '', new Map([['phone', { installationId: 'phone', utmId: '42', utmCampaign: null, registeredAt: noon }]]))
  expect((await lea.account.listDevices())._unsafeUnwrap()).toEqual([{ installationId: 'phone', registeredAt: noon }])
  expect((await lea.account.removeDevice('phone')).isOk()).toBe(true)
  expect((await lea.account.removeDevice('phone'))._unsafeUnwrapErr()).toEqual({ type: 'device-unknown' })
  expect((await site.visitor().account.listDevices())._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
})
