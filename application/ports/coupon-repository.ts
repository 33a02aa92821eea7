import type { Coupon } from '../../domain/promo-codes/coupon.ts'

export type CouponRepository = {
  /** Stores a coupon, in place of one with the same code. */
  save(coupon: Coupon): Promise<void>
  find(code: string): Promise<Coupon | undefined>
  /** Whether the member paid an order with it. An order that is not paid yet does not count. */
  isSpentBy(code: string, memberId: string): Promise<boolean>
}
