import type { Coupon } from '../../domain/promo-codes/coupon.ts'

/** What a member did with a coupon: nothing, put it on an order that is not paid yet, or paid an order with it. */
export type CouponUse = 'none' | 'held' | 'spent'

export type CouponRepository = {
  /** Stores a coupon, in place of one with the same code. */
  save(coupon: Coupon): Promise<void>
  find(code: string): Promise<Coupon | undefined>
  useBy(code: string, memberId: string): Promise<CouponUse>
}
