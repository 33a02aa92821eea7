import type { AccessTokens } from '../../application/ports/access-tokens.ts'
import type { AccountData } from '../../application/ports/account-data.ts'
import type { ChildRepository } from '../../application/ports/child-repository.ts'
import type { Clock } from '../../application/ports/clock.ts'
import type { ContentLibrary } from '../../application/ports/content-library.ts'
import type { CouponRepository } from '../../application/ports/coupon-repository.ts'
import type { DeviceRepository } from '../../application/ports/device-repository.ts'
import type { GiftCardCodes } from '../../application/ports/gift-card-codes.ts'
import type { GiftCardRepository } from '../../application/ports/gift-card-repository.ts'
import type { HumanCheck } from '../../application/ports/human-check.ts'
import type { MailOutbox } from '../../application/ports/mail-outbox.ts'
import type { Mailer } from '../../application/ports/mailer.ts'
import type { MemberRepository } from '../../application/ports/member-repository.ts'
import type { NewsletterRepository } from '../../application/ports/newsletter-repository.ts'
import type { OfferTokens } from '../../application/ports/offer-tokens.ts'
import type { OneTimeTokenRepository } from '../../application/ports/one-time-token-repository.ts'
import type { OrderRepository } from '../../application/ports/order-repository.ts'
import type { PasswordHasher } from '../../application/ports/password-hasher.ts'
import type { PaymentProvider } from '../../application/ports/payment-provider.ts'
import type { PlanCatalogue } from '../../application/ports/plan-catalogue.ts'
import type { PriceHistory } from '../../application/ports/price-history.ts'
import type { QuizAttemptRepository } from '../../application/ports/quiz-attempt-repository.ts'
import type { RandomTokens } from '../../application/ports/random-tokens.ts'
import type { RateLimiter } from '../../application/ports/rate-limiter.ts'
import type { RefreshTokens } from '../../application/ports/refresh-tokens.ts'
import type { RefundRepository } from '../../application/ports/refund-repository.ts'
import type { Retention } from '../../application/ports/retention.ts'
import type { SandboxPaymentStore } from '../../application/ports/sandbox-payment-store.ts'
import type { SessionRepository } from '../../application/ports/session-repository.ts'
import type { SigningKeys } from '../../application/ports/signing-keys.ts'
import type { SubscriptionRepository } from '../../application/ports/subscription-repository.ts'
import type { UniqueIds } from '../../application/ports/unique-ids.ts'
import type { ReadProfile } from '../../application/service/read-profile.ts'
import type { SettlePayment } from '../../application/service/settle-payment.ts'
import type { Campaign } from '../../domain/offers/campaign.ts'
import type { SandboxPage } from '../payments/sandbox/sandbox-page.ts'
import type { Api } from '../server/api/make-api.ts'
import type { Service } from '../server/api/service.ts'
import type { Job } from './job.ts'
import { token } from './token.ts'

/** The parts of the service, by the role that they play. */
export const tokens = {
  clock: token<Clock>('clock'),
  ids: token<UniqueIds>('ids'),
  keys: token<SigningKeys>('keys'),
  passwords: token<PasswordHasher>('passwords'),
  accessTokens: token<AccessTokens>('accessTokens'),
  refreshTokens: token<RefreshTokens>('refreshTokens'),
  randomTokens: token<RandomTokens>('randomTokens'),
  children: token<ChildRepository>('children'),
  members: token<MemberRepository>('members'),
  sessions: token<SessionRepository>('sessions'),
  oneTimeTokens: token<OneTimeTokenRepository>('oneTimeTokens'),
  devices: token<DeviceRepository>('devices'),
  accountData: token<AccountData>('accountData'),
  retention: token<Retention>('retention'),
  subscribers: token<NewsletterRepository>('subscribers'),
  humans: token<HumanCheck>('humans'),
  limiter: token<RateLimiter>('limiter'),
  outbox: token<MailOutbox>('outbox'),
  mailer: token<Mailer>('mailer'),
  plans: token<PlanCatalogue>('plans'),
  campaigns: token<readonly Campaign[]>('campaigns'),
  priceHistory: token<PriceHistory>('priceHistory'),
  offerTokens: token<OfferTokens>('offerTokens'),
  coupons: token<CouponRepository>('coupons'),
  orders: token<OrderRepository>('orders'),
  refunds: token<RefundRepository>('refunds'),
  giftCards: token<GiftCardRepository>('giftCards'),
  giftCardCodes: token<GiftCardCodes>('giftCardCodes'),
  subscriptions: token<SubscriptionRepository>('subscriptions'),
  attempts: token<QuizAttemptRepository>('attempts'),
  library: token<ContentLibrary>('library'),
  payments: token<PaymentProvider>('payments'),
  sandboxStore: token<SandboxPaymentStore>('sandboxStore'),
  sandboxPage: token<SandboxPage>('sandboxPage'),
  readProfile: token<ReadProfile>('readProfile'),
  settlePayment: token<SettlePayment>('settlePayment'),
  service: token<Service>('service'),
  jobs: token<readonly Job[]>('jobs'),
  api: token<Api>('api'),
} as const
