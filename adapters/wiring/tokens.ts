import type { AccessTokens } from '../../application/ports/access-tokens.ts'
import type { Clock } from '../../application/ports/clock.ts'
import type { ContentLibrary } from '../../application/ports/content-library.ts'
import type { CouponRepository } from '../../application/ports/coupon-repository.ts'
import type { MemberRepository } from '../../application/ports/member-repository.ts'
import type { OrderRepository } from '../../application/ports/order-repository.ts'
import type { PasswordHasher } from '../../application/ports/password-hasher.ts'
import type { PaymentProvider } from '../../application/ports/payment-provider.ts'
import type { PlanCatalogue } from '../../application/ports/plan-catalogue.ts'
import type { QuizAttemptRepository } from '../../application/ports/quiz-attempt-repository.ts'
import type { RefreshTokens } from '../../application/ports/refresh-tokens.ts'
import type { SandboxPaymentStore } from '../../application/ports/sandbox-payment-store.ts'
import type { SessionRepository } from '../../application/ports/session-repository.ts'
import type { SigningKeys } from '../../application/ports/signing-keys.ts'
import type { SubscriptionRepository } from '../../application/ports/subscription-repository.ts'
import type { UniqueIds } from '../../application/ports/unique-ids.ts'
import type { makeSettlePendingOrders } from '../../application/service/confirm-order.ts'
import type { ReadProfile } from '../../application/service/read-profile.ts'
import type { SettlePayment } from '../../application/service/settle-payment.ts'
import type { Campaign } from '../../domain/offers/campaign.ts'
import type { SandboxPage } from '../payments/sandbox/sandbox-page.ts'
import type { Api } from '../server/api.ts'
import type { Service } from '../server/service.ts'
import { token } from './token.ts'

/** The parts of the service, by the role that they play. */
export const tokens = {
  clock: token<Clock>('clock'),
  ids: token<UniqueIds>('ids'),
  keys: token<SigningKeys>('keys'),
  passwords: token<PasswordHasher>('passwords'),
  accessTokens: token<AccessTokens>('accessTokens'),
  refreshTokens: token<RefreshTokens>('refreshTokens'),
  members: token<MemberRepository>('members'),
  sessions: token<SessionRepository>('sessions'),
  plans: token<PlanCatalogue>('plans'),
  campaigns: token<readonly Campaign[]>('campaigns'),
  coupons: token<CouponRepository>('coupons'),
  orders: token<OrderRepository>('orders'),
  subscriptions: token<SubscriptionRepository>('subscriptions'),
  attempts: token<QuizAttemptRepository>('attempts'),
  library: token<ContentLibrary>('library'),
  payments: token<PaymentProvider>('payments'),
  sandboxStore: token<SandboxPaymentStore>('sandboxStore'),
  sandboxPage: token<SandboxPage>('sandboxPage'),
  readProfile: token<ReadProfile>('readProfile'),
  settlePayment: token<SettlePayment>('settlePayment'),
  settlePendingOrders: token<ReturnType<typeof makeSettlePendingOrders>>('settlePendingOrders'),
  service: token<Service>('service'),
  api: token<Api>('api'),
} as const
