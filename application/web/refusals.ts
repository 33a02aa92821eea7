import type { CouponRefusal } from '../../domain/promo-codes/coupon.ts'
import type { ChangePasswordRefusal, DeleteAccountRefusal, EndSessionRefusal, RemoveDeviceRefusal } from '../ports/account-gateway.ts'
import type { AddChildRefusal, ChangeChildRefusal, ReturnToParentRefusal } from '../ports/family-gateway.ts'
import type { ConfirmNewsletterRefusal } from '../ports/newsletter-gateway.ts'
import type { AnswerProfilingRefusal, ChangeProfileRefusal } from '../ports/profile-gateway.ts'
import type { SandboxRefusal } from '../ports/sandbox-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'
import type {
  ConfirmEmailRefusal,
  LogInRefusal,
  RequestPasswordResetRefusal,
  ResetPasswordRefusal,
  SendConfirmationAgainRefusal,
  SignUpRefusal,
} from '../ports/session-gateway.ts'
import type { CancelRefusal, ResumeRefusal, WithdrawRefusal } from '../ports/subscription-gateway.ts'
import type { OrderPlanRefusal } from './order-plan.ts'
import type { RedeemGiftCardRefusal } from './redeem-gift-card.ts'

type SessionRefusal =
  | LogInRefusal
  | SignUpRefusal
  | RequestPasswordResetRefusal
  | ResetPasswordRefusal
  | ConfirmEmailRefusal
  | SendConfirmationAgainRefusal
type AccountRefusal = ChangePasswordRefusal | DeleteAccountRefusal | EndSessionRefusal | RemoveDeviceRefusal | ChangeProfileRefusal | AnswerProfilingRefusal
type FamilyRefusal = AddChildRefusal | ChangeChildRefusal | ReturnToParentRefusal
type SubscriptionRefusal = CancelRefusal | ResumeRefusal | WithdrawRefusal

/** What a page says above its form: every refusal that is neither about one field nor about a coupon. */
export type PageRefusal = Exclude<
  SessionRefusal | ConfirmNewsletterRefusal | OrderPlanRefusal | RedeemGiftCardRefusal | AccountRefusal | SubscriptionRefusal | FamilyRefusal | SandboxRefusal | ServiceUnreachable,
  CouponRefusal | { type: 'form-refused' }
>
