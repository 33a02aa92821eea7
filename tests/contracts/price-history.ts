import { describe, expect, test } from 'vitest'
import type { PriceHistory } from '../../application/ports/price-history.ts'
import { eur, xof } from '../../domain/money/money.ts'
import { aPlan } from '../builders/a-plan.ts'
import type { Plan } from '../../domain/plans/plan.ts'

const january = Date.UTC(2026, 0, 1)
const june = Date.UTC(2026, 5, 1)

/** @param makeSubject gives a history in which nothing is noted, of a catalogue with these plans */
export const describePriceHistoryContract = (name: string, makeSubject: (plans: readonly Plan[]) => Promise<PriceHistory>): void => {
  describe(`PriceHistory: ${name}`, () => {
    const history = () => makeSubject([aPlan({ id: 'solo' }), aPlan({ id: 'family' })])

    test('nothing is known of a plan that was never noted', async () => {
      expect(await (await history()).ofPlan('solo')).toEqual([])
    })

    test('each change of a price is kept with its moment, by plan', async () => {
      const prices = await history()
      await prices.note('solo', eur(89.99), january)
      await prices.note('family', xof(98_387), january)
      await prices.note('solo', eur(59.99), june)
      expect(await prices.ofPlan('solo')).toEqual([
        { from: january, price: eur(89.99) },
        { from: june, price: eur(59.99) },
      ])
      expect(await prices.ofPlan('family')).toEqual([{ from: january, price: xof(98_387) }])
    })

    test('a price that is noted again keeps its first moment, and one that comes back is noted anew', async () => {
      const prices = await history()
      await prices.note('solo', eur(89.99), january)
      await prices.note('solo', eur(89.99), june)
      expect(await prices.ofPlan('solo')).toEqual([{ from: january, price: eur(89.99) }])
      await prices.note('solo', eur(59.99), june)
      await prices.note('solo', eur(89.99), june + 1)
      expect((await prices.ofPlan('solo')).map(({ price }) => price)).toEqual([eur(89.99), eur(59.99), eur(89.99)])
    })

    test('of two prices of one moment the last one holds, and the past stays as it was', async () => {
      const prices = await history()
      await prices.note('solo', eur(89.99), june)
      await prices.note('solo', eur(79.99), june)
      await prices.note('solo', eur(1), january)
      expect(await prices.ofPlan('solo')).toEqual([{ from: june, price: eur(79.99) }])
    })
  })
}
