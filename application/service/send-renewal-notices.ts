import { err, ok, type Result } from 'neverthrow'
import { payableAmount } from '../../domain/checkout/payable-amount.ts'
import type { Plan } from '../../domain/plans/plan.ts'
import { isFollowed } from '../../domain/subscriptions/following-subscription.ts'
import { addMonths } from '../../domain/subscriptions/months.ts'
import { renewalNotice } from '../../domain/subscriptions/renewal-notice.ts'
import { renewalPrice } from '../../domain/subscriptions/renewal-price.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { Clock } from '../ports/clock.ts'
import type { Member, MemberRepository } from '../ports/member-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { SubscriptionChange, SubscriptionRepository } from '../ports/subscription-repository.ts'
import { productsOf, thatOpen } from './products-of.ts'
import { renewalNoticeMail } from './subscription-mails.ts'

/** As early as the law allows: three months, and a few days more for the months that are longer than others. */
const noticeMonths = 3
const margin = 4 * 86_400_000

/**
 * Tells whoever has a yearly subscription that it will be renewed, at what price, and until when they can cancel: once in
 * each term, as soon as the law allows. The price announced is the most that the renewal will cost. Gives how many were told.
 */
export const makeSendRenewalNotices = ({
  subscriptions,
  plans,
  members,
  clock,
  siteUrl,
}: {
  subscriptions: SubscriptionRepository
  plans: Pick<PlanCatalogue, 'find'>
  members: Pick<MemberRepository, 'find'>
  clock: Clock
  siteUrl: string
}) => {
  const notify = async (subscription: StoredSubscription, plan: Plan, member: Member, now: number): Promise<boolean> => {
    const owned = await subscriptions.ofMember(subscription.memberId)
    const sameProduct = thatOpen(plan.product, owned, await productsOf(plans, owned))
    const changed = await subscriptions.change(subscription.id, (current): Result<SubscriptionChange, 'nothing-to-say'> => {
      const promised = renewalPrice(current, plan)
      if (!isDue(current, now) || current.endsAt === null || promised === null || isFollowed(current, sameProduct, now)) return err('nothing-to-say')
      const price = payableAmount(promised, plan.provider)
      const mail = renewalNoticeMail({ plan, member, siteUrl }, { subscriptionId: current.id, renewsAt: current.endsAt, price, now })
      return ok({ subscription: { ...current, noticeSentAt: now, renewalPrice: price }, mails: [mail], refund: null })
    })
    return changed?.isOk() ?? false
  }

  return async (): Promise<number> => {
    const now = clock.now()
    let told = 0
    for (const subscription of await subscriptions.renewingEndingBefore(addMonths(now, noticeMonths) + margin)) {
      if (!isDue(subscription, now)) continue
      const plan = await plans.find(subscription.planId)
      const member = await members.find(subscription.memberId)
      if (plan && member && (await notify(subscription, plan, member, now))) told += 1
    }
    return told
  }
}

const isDue = (subscription: StoredSubscription, now: number): boolean =>
  ['due', 'late'].includes(renewalNotice(subscription, { now, sentAt: subscription.noticeSentAt }))
