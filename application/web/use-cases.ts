import type { AccountGateway } from '../ports/account-gateway.ts'
import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { FamilyGateway } from '../ports/family-gateway.ts'
import type { NewsletterGateway } from '../ports/newsletter-gateway.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'
import type { QuizGateway } from '../ports/quiz-gateway.ts'
import type { ReceiptGateway } from '../ports/receipt-gateway.ts'
import type { SandboxGateway } from '../ports/sandbox-gateway.ts'
import type { SessionGateway } from '../ports/session-gateway.ts'
import type { SubscriptionGateway } from '../ports/subscription-gateway.ts'
import type { makeAdvisePlan } from './advise-plan.ts'
import type { makeCompletePurchase } from './complete-purchase.ts'
import type { makeKnowWhoIsThere } from './know-who-is-there.ts'
import type { makeListAddresses } from './list-addresses.ts'
import type { makeChangePassword, makeDeleteAccount } from './manage-account.ts'
import type { makeLogIn, makeLogOut, makeSignUp } from './open-session.ts'
import type { makeShowFuture, makeTickOrientation } from './own-future.ts'
import type { makeChangeProfile, makeShowOwnProfile } from './own-profile.ts'
import type { makeAnswerProfiling, makeShowProfiling } from './profiling.ts'
import type { makeAddChild, makeChangeChild, makeReturnToParent } from './manage-family.ts'
import type { makeGuardParentPages } from './parent-gate.ts'
import type { makeOrderPlan } from './order-plan.ts'
import type { makeReceiveVisit } from './receive-visit.ts'
import type { makeListBooks, makeOpenBook, makeOpenChapter } from './browse-library.ts'
import type { makeFindFormerBook } from './find-former-book.ts'
import type { makeOpenPage } from './open-page.ts'
import type { makeListArticles, makeListArticlesOfDay, makeOpenArticle, makeOpenBlog } from './read-blog.ts'
import type { makeRedeemGiftCard } from './redeem-gift-card.ts'
import type { makeRememberLocale } from './remember-locale.ts'
import type { makeRequestFreeSheets } from './request-free-sheets.ts'
import type { KeptSimulations } from './kept-simulations.ts'
import type { makeRequestPasswordReset, makeResetPassword } from './reset-password.ts'
import type { makeShowCampaign } from './show-campaign.ts'
import type { makeShowCheckout } from './show-checkout.ts'
import type { makeShowHome } from './show-home.ts'
import type { makeShowMemberOffers, makeShowOffers } from './show-offers.ts'
import type { makeListPartners, makeShowPartner } from './show-partners.ts'
import type { makeSearchLibrary } from './search-library.ts'
import type { makeShowBought, makeShowSubscription, makeShowSubscriptions } from './show-subscriptions.ts'
import type { makeSuccessPath } from './success-path.ts'
import type { makeShowSurroundings } from './show-surroundings.ts'
import type { ReportFailure } from './report-failure.ts'
import type { Offline } from './offline.ts'
import type { SiteState } from './site-state.ts'
import type { Tell } from './tell-when-allowed.ts'
import type { makeMirrorProfilingSteps, PopinMemory, TypedEmails } from './visit-memory.ts'
import type { NewsletterPopinRun } from './run-newsletter-popin.ts'
import type { CookieConsent } from '../ports/cookie-consent.ts'

/** What a page can do while it is rendered on the server, and in its actions. */
export type WebUseCases = {
  readonly receiveVisit: ReturnType<typeof makeReceiveVisit>
  readonly readProfile: ProfileGateway['read']
  readonly showSurroundings: ReturnType<typeof makeShowSurroundings>
  readonly signUp: ReturnType<typeof makeSignUp>
  readonly logIn: ReturnType<typeof makeLogIn>
  readonly logOut: ReturnType<typeof makeLogOut>
  readonly requestPasswordReset: ReturnType<typeof makeRequestPasswordReset>
  readonly resetPassword: ReturnType<typeof makeResetPassword>
  readonly confirmEmail: SessionGateway['confirmEmail']
  readonly sendConfirmationAgain: SessionGateway['sendConfirmationAgain']
  readonly requestFreeSheets: ReturnType<typeof makeRequestFreeSheets>
  readonly confirmNewsletter: NewsletterGateway['confirm']
  readonly unsubscribe: NewsletterGateway['unsubscribe']
  readonly showOffers: ReturnType<typeof makeShowOffers>
  readonly showMemberOffers: ReturnType<typeof makeShowMemberOffers>
  readonly showCampaign: ReturnType<typeof makeShowCampaign>
  /** Whether the subscription is presented at that address, which each installation chooses. */
  readonly isPresentation: (path: string) => boolean
  readonly showCheckout: ReturnType<typeof makeShowCheckout>
  readonly orderPlan: ReturnType<typeof makeOrderPlan>
  readonly confirmOrder: CheckoutGateway['confirmOrder']
  readonly successPath: ReturnType<typeof makeSuccessPath>
  /** Whether people come back from the mobile-money provider of this installation at that name. */
  readonly isMobileMoneyProvider: (name: string) => boolean
  readonly listReceipts: ReceiptGateway['list']
  readonly readReceipt: ReceiptGateway['read']
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
  readonly listDevices: AccountGateway['listDevices']
  readonly removeDevice: AccountGateway['removeDevice']
  readonly showOwnProfile: ReturnType<typeof makeShowOwnProfile>
  readonly changeProfile: ReturnType<typeof makeChangeProfile>
  readonly showProfiling: ReturnType<typeof makeShowProfiling>
  readonly answerProfiling: ReturnType<typeof makeAnswerProfiling>
  readonly showFuture: ReturnType<typeof makeShowFuture>
  readonly tickOrientation: ReturnType<typeof makeTickOrientation>
  readonly exportData: AccountGateway['exportData']
  readonly deleteAccount: ReturnType<typeof makeDeleteAccount>
  readonly showSandboxPayment: SandboxGateway['show']
  readonly chooseSandboxOutcome: SandboxGateway['choose']
  readonly listBooks: ReturnType<typeof makeListBooks>
  readonly openBook: ReturnType<typeof makeOpenBook>
  readonly openChapter: ReturnType<typeof makeOpenChapter>
  readonly findFormerBook: ReturnType<typeof makeFindFormerBook>
  readonly openPage: ReturnType<typeof makeOpenPage>
  readonly listPartners: ReturnType<typeof makeListPartners>
  readonly showPartner: ReturnType<typeof makeShowPartner>
  readonly openBlog: ReturnType<typeof makeOpenBlog>
  readonly openArticle: ReturnType<typeof makeOpenArticle>
  readonly listArticles: ReturnType<typeof makeListArticles>
  readonly listArticlesOfDay: ReturnType<typeof makeListArticlesOfDay>
  readonly showHome: ReturnType<typeof makeShowHome>
  readonly searchLibrary: ReturnType<typeof makeSearchLibrary>
  readonly startQuiz: QuizGateway['start']
  readonly readAttempt: QuizGateway['read']
  readonly answerQuestion: QuizGateway['answer']
  readonly listAddresses: ReturnType<typeof makeListAddresses>
  readonly robotsFile: (origin: string) => string
  readonly newIdempotencyKey: () => string
  readonly showFamily: FamilyGateway['read']
  readonly showChild: FamilyGateway['readChild']
  readonly addChild: ReturnType<typeof makeAddChild>
  readonly changeChild: ReturnType<typeof makeChangeChild>
  readonly removeChild: FamilyGateway['removeChild']
  readonly listLearners: FamilyGateway['listLearners']
  readonly handToChild: FamilyGateway['handTo']
  readonly returnToParent: ReturnType<typeof makeReturnToParent>
  readonly guardParentPages: ReturnType<typeof makeGuardParentPages>
  /** Whether something was asked for that the service keeps for the parent of the child who uses the session. */
  readonly isParentNeeded: () => boolean
}

/** What a page can do once it lives in the browser. */
export type BrowserUseCases = {
  readonly siteState: SiteState
  readonly rememberLocale: ReturnType<typeof makeRememberLocale>
  readonly consent: CookieConsent
  /** Draws the cookie choice in its place; gives what takes it away. */
  readonly startConsent: (place: Element) => () => void
  /** Tells the audience measurement what happened; it goes nowhere unless the person accepts that. */
  readonly tell: Tell
  readonly reportFailure: ReportFailure
  readonly knowWhoIsThere: ReturnType<typeof makeKnowWhoIsThere>
  readonly popinMemory: PopinMemory
  readonly typedEmails: TypedEmails
  readonly mirrorProfilingSteps: ReturnType<typeof makeMirrorProfilingSteps>
  /** Keeps the promo code of an address for the visit. */
  readonly keepPromoCode: (query: string) => void
  readonly completePurchase: ReturnType<typeof makeCompletePurchase>
  /** Loaded when the popin may open, since few pages open it. */
  readonly newsletterPopin: () => Promise<NewsletterPopinRun>
  readonly advisePlan: ReturnType<typeof makeAdvisePlan>
  /** Loaded by the pages of the grade simulators. */
  readonly keptSimulations: () => Promise<KeptSimulations>
  readonly offline: Offline
}
