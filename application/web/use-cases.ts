import type { AccountGateway } from '../ports/account-gateway.ts'
import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { NewsletterGateway } from '../ports/newsletter-gateway.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'
import type { QuizGateway } from '../ports/quiz-gateway.ts'
import type { SandboxGateway } from '../ports/sandbox-gateway.ts'
import type { SessionGateway } from '../ports/session-gateway.ts'
import type { SubscriptionGateway } from '../ports/subscription-gateway.ts'
import type { makeAdvisePlan } from './advise-plan.ts'
import type { makeCompletePurchase } from './complete-purchase.ts'
import type { makeListBooks, makeOpenBook, makeOpenChapter, makeOpenPage } from './browse-library.ts'
import type { makeChangePassword, makeDeleteAccount } from './manage-account.ts'
import type { makeLogIn, makeSignUp } from './open-session.ts'
import type { makeOrderPlan } from './order-plan.ts'
import type { makeRedeemGiftCard } from './redeem-gift-card.ts'
import type { makeRememberLocale } from './remember-locale.ts'
import type { makeRequestPasswordReset, makeResetPassword } from './reset-password.ts'
import type { makeShowCampaign } from './show-campaign.ts'
import type { makeShowCheckout } from './show-checkout.ts'
import type { makeShowOffers } from './show-offers.ts'
import type { makeShowBought, makeShowSubscription, makeShowSubscriptions } from './show-subscriptions.ts'
import type { makeShowSurroundings } from './show-surroundings.ts'
import type { Offline } from './offline.ts'
import type { SiteState } from './site-state.ts'
import type { PopinMemory } from './visit-memory.ts'
import type { NewsletterPopinRun } from './run-newsletter-popin.ts'
import type { CookieConsent } from '../ports/cookie-consent.ts'

/** What a page can do while it is rendered on the server, and in its actions. */
export type WebUseCases = {
  readonly readProfile: ProfileGateway['read']
  readonly showSurroundings: ReturnType<typeof makeShowSurroundings>
  readonly signUp: ReturnType<typeof makeSignUp>
  readonly logIn: ReturnType<typeof makeLogIn>
  readonly logOut: SessionGateway['logOut']
  readonly requestPasswordReset: ReturnType<typeof makeRequestPasswordReset>
  readonly resetPassword: ReturnType<typeof makeResetPassword>
  readonly confirmEmail: SessionGateway['confirmEmail']
  readonly sendConfirmationAgain: SessionGateway['sendConfirmationAgain']
  readonly confirmNewsletter: NewsletterGateway['confirm']
  readonly unsubscribe: NewsletterGateway['unsubscribe']
  readonly showOffers: ReturnType<typeof makeShowOffers>
  readonly showCampaign: ReturnType<typeof makeShowCampaign>
  readonly showCheckout: ReturnType<typeof makeShowCheckout>
  readonly orderPlan: ReturnType<typeof makeOrderPlan>
  readonly confirmOrder: CheckoutGateway['confirmOrder']
  readonly redeemGiftCard: ReturnType<typeof makeRedeemGiftCard>
  readonly showSubscriptions: ReturnType<typeof makeShowSubscriptions>
  readonly showSubscription: ReturnType<typeof makeShowSubscription>
  readonly showBought: ReturnType<typeof makeShowBought>
  readonly cancelSubscription: SubscriptionGateway['cancel']
  readonly resumeSubscription: SubscriptionGateway['resume']
  readonly withdraw: SubscriptionGateway['withdraw']
  readonly changePassword: ReturnType<typeof makeChangePassword>
  readonly listSessions: AccountGateway['listSessions']
  readonly endSession: AccountGateway['endSession']
  readonly endOtherSessions: AccountGateway['endOtherSessions']
  readonly exportData: AccountGateway['exportData']
  readonly deleteAccount: ReturnType<typeof makeDeleteAccount>
  readonly showSandboxPayment: SandboxGateway['show']
  readonly chooseSandboxOutcome: SandboxGateway['choose']
  readonly listBooks: ReturnType<typeof makeListBooks>
  readonly openBook: ReturnType<typeof makeOpenBook>
  readonly openChapter: ReturnType<typeof makeOpenChapter>
  readonly openPage: ReturnType<typeof makeOpenPage>
  readonly startQuiz: QuizGateway['start']
  readonly readAttempt: QuizGateway['read']
  readonly answerQuestion: QuizGateway['answer']
  readonly newIdempotencyKey: () => string
}

/** What a page can do once it lives in the browser. */
export type BrowserUseCases = {
  readonly siteState: SiteState
  readonly rememberLocale: ReturnType<typeof makeRememberLocale>
  readonly consent: CookieConsent
  /** Draws the cookie choice in its place; gives what takes it away. */
  readonly startConsent: (place: Element) => () => void
  readonly popinMemory: PopinMemory
  readonly completePurchase: ReturnType<typeof makeCompletePurchase>
  /** Loaded when the popin may open, since few pages open it. */
  readonly newsletterPopin: () => Promise<NewsletterPopinRun>
  readonly advisePlan: ReturnType<typeof makeAdvisePlan>
  readonly offline: Offline
}
