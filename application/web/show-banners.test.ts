import { expect, test } from 'vitest'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { showBanners } from './show-banners.ts'

const plans = [{ id: 'solo-monthly', startsAt: 0, endsAt: null }]

test.each([
  ['a visitor', null, '/', true],
  ['a member without a plan', aProfile(), '/revisions', true],
  ['a subscriber', aProfile({ products: ['alveole'], plans }), '/', false],
  ['a visitor who logs in', null, '/login', false],
  ['a visitor on the page that presents the subscription', null, '/abonnement-alveole', false],
])('%s sees the subscription banner, or not', (_, profile, path, subscriptionBanner) => {
  expect(showBanners(profile, path)).toEqual({ subscriptionBanner })
})
