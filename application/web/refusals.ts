import type { CouponRefusal } from '../../domain/promo-codes/coupon.ts'
import type { OrderRefusal } from '../ports/checkout-gateway.ts'
import type { ConfirmNewsletterRefusal } from '../ports/newsletter-gateway.ts'
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

/** What a page says above its form: every refusal that is neither about one field nor about a coupon. */
export type PageRefusal = Exclude<
  LogInRefusal | SignUpRefusal | OrderRefusal | SandboxRefusal | ServiceUnreachable,
  CouponRefusal | { type: 'form-refused' }
>
