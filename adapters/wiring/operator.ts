import { makeFindPlan } from '../../application/service/find-plan.ts'
import { makeIssueGiftCards } from '../../application/service/issue-gift-cards.ts'
import { makeReconcilePayments } from '../../application/service/reconcile-payments.ts'
import { makeRotateKeys } from '../../application/service/rotate-keys.ts'
import { makeSignOffer } from '../../application/service/sign-offer.ts'
import { makeSettlePayment } from '../../application/service/settle-payment.ts'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
import { campaignList } from '../../domain/offers/campaign-list.ts'
import { firstCoupons } from '../../domain/promo-codes/first-coupons.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { seed } from '../database/seed.ts'
import { SqlCouponRepository } from '../database/sql-coupon-repository.ts'
import { SqlGiftCardRepository } from '../database/sql-gift-card-repository.ts'
import { SqlMemberRepository } from '../database/sql-member-repository.ts'
import { SqlOrderRepository } from '../database/sql-order-repository.ts'
import { SqlPlanCatalogue } from '../database/sql-plan-catalogue.ts'
import { SqlSandboxPaymentStore } from '../database/sql-sandbox-payment-store.ts'
import { SqlSigningKeys } from '../database/sql-signing-keys.ts'
import { Sha256GiftCardCodes } from '../security/sha256-gift-card-codes.ts'
import { JwtOfferTokens } from '../security/jwt-offer-tokens.ts'
import { RandomUniqueIds } from '../system/random-unique-ids.ts'
import { SystemClock } from '../system/system-clock.ts'
import { everyPlan } from './every-plan.ts'
import { makePayments, type PaymentSettings } from './payments.ts'

/** What an operator does from the command line, while the product runs or not. */
export const composeOperator = async (
  settings: PaymentSettings & { readonly databaseUrl: string | null; readonly dataDir: string; readonly siteUrl: string | null; readonly port: number; readonly siteNames: SiteNames },
) => {
  const database = openDatabase(settings)
  await migrate(database)
  await seed(database, everyPlan, firstCoupons)

  const siteUrl = settings.siteUrl ?? ''
  const clock = new SystemClock()
  const ids = new RandomUniqueIds()
  const keys = new SqlSigningKeys(database)
  const plans = new SqlPlanCatalogue(database)
  const orders = new SqlOrderRepository(database)
  const payments = makePayments({ store: new SqlSandboxPaymentStore(database), keys, clock, ids, siteUrl }, settings)
  const members = new SqlMemberRepository(database)
  const publicUrl = settings.siteUrl ?? `http://127.0.0.1:${settings.port}`
  const settlePayment = makeSettlePayment({ orders, plans, members, clock, ids, siteUrl: publicUrl })
  return {
    issueGiftCards: makeIssueGiftCards({ giftCards: new SqlGiftCardRepository(database), codes: new Sha256GiftCardCodes(), plans, clock }),
    reconcilePayments: makeReconcilePayments({ orders, payments, settlePayment }),
    signOffer: makeSignOffer({
      findPlan: makeFindPlan({ plans, campaigns: campaignList(settings.siteNames), sellingMode: 'selling', clock }),
      coupons: new SqlCouponRepository(database),
      offerTokens: new JwtOfferTokens(keys),
      clock,
    }),
    offerAddress: (token: string) => `${publicUrl}/premium/${token}`,
    rotateKeys: makeRotateKeys({ keys, clock }),
    stop: () => database.db.destroy(),
  }
}
