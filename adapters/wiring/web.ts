import type { Clock } from '../../application/ports/clock.ts'
import type { UniqueIds } from '../../application/ports/unique-ids.ts'
import { makeListBooks, makeOpenBook, makeOpenChapter, makeOpenPage } from '../../application/web/browse-library.ts'
import { makeChangePassword, makeDeleteAccount } from '../../application/web/manage-account.ts'
import { makeLogIn, makeSignUp } from '../../application/web/open-session.ts'
import { makeOrderPlan } from '../../application/web/order-plan.ts'
import { makeRedeemGiftCard } from '../../application/web/redeem-gift-card.ts'
import { makeRequestPasswordReset, makeResetPassword } from '../../application/web/reset-password.ts'
import { makeShowCampaign } from '../../application/web/show-campaign.ts'
import { makeShowCheckout } from '../../application/web/show-checkout.ts'
import { makeShowOffers } from '../../application/web/show-offers.ts'
import { makeShowBought, makeShowSubscription, makeShowSubscriptions } from '../../application/web/show-subscriptions.ts'
import { makeSuccessPath } from '../../application/web/success-path.ts'
import { makeShowSurroundings } from '../../application/web/show-surroundings.ts'
import type { WebUseCases } from '../../application/web/use-cases.ts'
import { defaultSiteNames, type SiteNames } from '../../domain/navigation/site-names.ts'
import { isSamePage } from '../../domain/offers/page-paths.ts'
import { ApiClient } from '../http/api-client.ts'
import { HttpAccountGateway } from '../http/http-account-gateway.ts'
import { HttpCheckoutGateway } from '../http/http-checkout-gateway.ts'
import { HttpContentGateway } from '../http/http-content-gateway.ts'
import { HttpNewsletterGateway } from '../http/http-newsletter-gateway.ts'
import { HttpOfferGateway } from '../http/http-offer-gateway.ts'
import { HttpPlanGateway } from '../http/http-plan-gateway.ts'
import { HttpProfileGateway } from '../http/http-profile-gateway.ts'
import { HttpQuizGateway } from '../http/http-quiz-gateway.ts'
import { HttpReceiptGateway } from '../http/http-receipt-gateway.ts'
import { HttpSandboxGateway } from '../http/http-sandbox-gateway.ts'
import { HttpSessionGateway } from '../http/http-session-gateway.ts'
import { HttpSubscriptionGateway } from '../http/http-subscription-gateway.ts'
import { SystemClock } from '../system/system-clock.ts'

/** What a page can do, over an API reached with the given fetch. One for each request. */
export const makeWebUseCases = (
  baseUrl: string,
  fetch: typeof globalThis.fetch,
  { ids, clock = new SystemClock(), names = defaultSiteNames }: { ids: UniqueIds; clock?: Clock; names?: SiteNames },
): WebUseCases => {
  const api = new ApiClient(baseUrl, fetch)
  const session = new HttpSessionGateway(api)
  const newsletter = new HttpNewsletterGateway(api)
  const profile = new HttpProfileGateway(api)
  const plans = new HttpPlanGateway(api)
  const offers = new HttpOfferGateway(api)
  const checkout = new HttpCheckoutGateway(api)
  const receipts = new HttpReceiptGateway(api)
  const subscriptions = new HttpSubscriptionGateway(api)
  const account = new HttpAccountGateway(api)
  const content = new HttpContentGateway(api)
  const quizzes = new HttpQuizGateway(api)
  const sandbox = new HttpSandboxGateway(api)
  return {
    readProfile: () => profile.read(),
    showSurroundings: makeShowSurroundings({ names, clock }),
    signUp: makeSignUp({ session }),
    logIn: makeLogIn({ session }),
    logOut: () => session.logOut(),
    requestPasswordReset: makeRequestPasswordReset({ session }),
    resetPassword: makeResetPassword({ session }),
    confirmEmail: (token) => session.confirmEmail(token),
    sendConfirmationAgain: () => session.sendConfirmationAgain(),
    confirmNewsletter: (subscriberId) => newsletter.confirm(subscriberId),
    unsubscribe: (subscriberId) => newsletter.unsubscribe(subscriberId),
    showOffers: makeShowOffers({ plans, offers }),
    showCampaign: makeShowCampaign({ plans, offers, checkout, profile, names, clock }),
    isPresentation: (path) => isSamePage(path, names.presentationPath),
    showCheckout: makeShowCheckout({ plans, checkout }),
    orderPlan: makeOrderPlan({ checkout }),
    confirmOrder: (orderId) => checkout.confirmOrder(orderId),
    successPath: makeSuccessPath({ names }),
    isMobileMoneyProvider: (name) => name === names.mobileMoneyProvider,
    listReceipts: () => receipts.list(),
    readReceipt: (orderId) => receipts.read(orderId),
    redeemGiftCard: makeRedeemGiftCard({ checkout }),
    showSubscriptions: makeShowSubscriptions({ subscriptions, clock }),
    showSubscription: makeShowSubscription({ subscriptions, clock }),
    showBought: makeShowBought({ subscriptions, clock }),
    cancelSubscription: (subscriptionId) => subscriptions.cancel(subscriptionId),
    resumeSubscription: (subscriptionId) => subscriptions.resume(subscriptionId),
    withdraw: (subscriptionId) => subscriptions.withdraw(subscriptionId),
    changePassword: makeChangePassword({ account }),
    listSessions: () => account.listSessions(),
    endSession: (sessionId) => account.endSession(sessionId),
    endOtherSessions: () => account.endOtherSessions(),
    exportData: () => account.exportData(),
    deleteAccount: makeDeleteAccount({ account }),
    showSandboxPayment: (reference) => sandbox.show(reference),
    chooseSandboxOutcome: (reference, choice) => sandbox.choose(reference, choice),
    listBooks: makeListBooks({ content }),
    openBook: makeOpenBook({ content }),
    openChapter: makeOpenChapter({ content }),
    openPage: makeOpenPage({ content }),
    startQuiz: (quizPath) => quizzes.start(quizPath),
    readAttempt: (attemptId) => quizzes.read(attemptId),
    answerQuestion: (attemptId, questionId, response) => quizzes.answer(attemptId, questionId, response),
    newIdempotencyKey: () => ids.next(),
  }
}
