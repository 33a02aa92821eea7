import { expect, test } from 'vitest'
import { priceList } from '../plans/price-list.ts'
import { firstCoupons } from './first-coupons.ts'

test('a new database begins with 10 % on the yearly plans on sale, without limits', () => {
  const yearly = ['solo-yearly', 'family-yearly', 'africa-family-yearly-mobile-money', 'africa-family-yearly-card']
  expect(firstCoupons).toEqual([
    { code: 'BIENVENUE', discount: { kind: 'percent', percent: 10 }, planIds: yearly, startsAt: null, endsAt: null, usesLeft: null },
  ])
  expect(priceList.filter(({ id }) => yearly.includes(id))).toHaveLength(yearly.length)
})
