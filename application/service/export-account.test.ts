import { ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import { aMember } from '../../tests/builders/a-member.ts'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { aSubscription } from '../../tests/builders/a-subscription.ts'
import { anOpenSession } from '../../tests/builders/an-open-session.ts'
import { anOrder } from '../../tests/builders/an-order.ts'
import { makeExportAccount } from './export-account.ts'

test('what is held on a member is given as plain data, without what opens anything', async () => {
  const service = await aService()
  await service.members.add(aMember({ id: 'max' }))
  await service.attempts.add(aQuizAttempt({ owner: { kind: 'member', memberId: 'lea' } }))
  const { token, refreshToken } = await anOpenSession(service)
  await anOpenSession(service, 'max')
  const exported = (await makeExportAccount(service)('lea'))._unsafeUnwrap()
  expect(JSON.parse(JSON.stringify(exported))).toEqual(exported)
  expect(exported).toMatchObject({
    account: { id: 'lea', email: 'lea@example.org' },
    sessions: [{ id: 'id-0001', openedAt: noon, endedAt: null }],
    quizAttempts: [{ id: 'attempt-1' }],
  })
  for (const secret of [token, refreshToken, 'ruche-dorée', 'max']) expect(JSON.stringify(exported)).not.toContain(secret)
})

test('what was bought is given with the money that went back for it, without a link to pay', async () => {
  const service = await aService()
  const order = anOrder({ memberId: 'lea', paymentUrl: 'https://pay.example/secret' })
  await service.orders.place(order, 'form-1')
  await service.orders.settle('order-1', () => ({ order, subscription: aSubscription({ memberId: 'lea' }), coupon: 'keep', mails: [] }))
  const refund = { orderId: 'order-1', amount: eur(5), state: 'asked', askedAt: noon } as const
  await service.subscriptions.change('subscription-1', (subscription) => ok({ subscription, mails: [], refund }))
  const exported = (await makeExportAccount(service)('lea'))._unsafeUnwrap()
  expect(exported.orders).toMatchObject([{ id: 'order-1', amount: order.amount, refund: { amount: eur(5), state: 'asked', askedAt: noon } }])
  expect(exported.subscriptions).toMatchObject([{ id: 'subscription-1', planId: 'solo-monthly' }])
  for (const secret of ['pay.example', 'memberId']) expect(JSON.stringify(exported)).not.toContain(secret)
})

test('of nobody is refused', async () => {
  expect((await makeExportAccount(await aService())('nobody'))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
})
