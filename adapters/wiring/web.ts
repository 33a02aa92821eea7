import type { Clock } from '../../application/ports/clock.ts'
import type { UniqueIds } from '../../application/ports/unique-ids.ts'
import { makeListBooks, makeOpenBook, makeOpenChapter } from '../../application/web/browse-library.ts'
import { makeFindFormerBook } from '../../application/web/find-former-book.ts'
import { makeListAddresses } from '../../application/web/list-addresses.ts'
import { makeChangePassword, makeDeleteAccount } from '../../application/web/manage-account.ts'
import { makeLogIn, makeLogOut, makeSignUp } from '../../application/web/open-session.ts'
import { makeAddChild, makeChangeChild, makeReturnToParent } from '../../application/web/manage-family.ts'
import { makeGuardParentPages } from '../../application/web/parent-gate.ts'
import { makeOrderPlan } from '../../application/web/order-plan.ts'
import { makeReceiveVisit } from '../../application/web/receive-visit.ts'
import { makeOpenPage } from '../../application/web/open-page.ts'
import { makeListArticles, makeListArticlesOfDay, makeOpenArticle, makeOpenBlog } from '../../application/web/read-blog.ts'
import { makeShowFuture, makeTickOrientation } from '../../application/web/own-future.ts'
import { makeChangeProfile, makeShowOwnProfile } from '../../application/web/own-profile.ts'
import { makeAnswerProfiling, makeShowProfiling } from '../../application/web/profiling.ts'
import { makeRedeemGiftCard } from '../../application/web/redeem-gift-card.ts'
import { makeRequestFreeSheets } from '../../application/web/request-free-sheets.ts'
import { makeSearchLibrary } from '../../application/web/search-library.ts'
import { makeRequestPasswordReset, makeResetPassword } from '../../application/web/reset-password.ts'
import { makeShowCampaign } from '../../application/web/show-campaign.ts'
import { makeShowCheckout } from '../../application/web/show-checkout.ts'
import { makeShowHome } from '../../application/web/show-home.ts'
import { makeShowMemberOffers, makeShowOffers } from '../../application/web/show-offers.ts'
import { makeListPartners, makeShowPartner } from '../../application/web/show-partners.ts'
import { makeShowBought, makeShowSubscription, makeShowSubscriptions } from '../../application/web/show-subscriptions.ts'
import { makeSuccessPath } from '../../application/web/success-path.ts'
import { makeShowSurroundings } from '../../application/web/show-surroundings.ts'
import type { WebUseCases } from '../../application/web/use-cases.ts'
import { robotsFile } from '../../domain/navigation/robots.ts'
import { defaultSiteNames, type SiteNames } from '../../domain/navigation/site-names.ts'
import { isSamePage } from '../../domain/offers/page-paths.ts'
import { ApiClient } from '../http/api-client.ts'
import { HttpAccountGateway } from '../http/http-account-gateway.ts'
import { HttpCheckoutGateway } from '../http/http-checkout-gateway.ts'
import { HttpContentGateway } from '../http/http-content-gateway.ts'
import { HttpFamilyGateway } from '../http/http-family-gateway.ts'
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
  { isLoggedIn, ids, clock = new SystemClock(), names = defaultSiteNames }: { isLoggedIn: boolean; ids: UniqueIds; clock?: Clock; names?: SiteNames },
): WebUseCases => {
  const api = new ApiClient(baseUrl, fetch, { isLoggedIn })
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
  const family = new HttpFamilyGateway(api)
  const sandbox = new HttpSandboxGateway(api)
  return {
    receiveVisit: makeReceiveVisit({ profile, session, names }),
    readProfile: () => profile.read(),
    showSurroundings: makeShowSurroundings({ names, clock }),
    signUp: makeSignUp({ session }),
    logIn: makeLogIn({ session }),
    logOut: makeLogOut({ session, names }),
    requestPasswordReset: makeRequestPasswordReset({ session }),
    resetPassword: makeResetPassword({ session }),
    confirmEmail: (token) => session.confirmEmail(token),
    sendConfirmationAgain: () => session.sendConfirmationAgain(),
    requestFreeSheets: makeRequestFreeSheets({ newsletter }),
    confirmNewsletter: (subscriberId) => newsletter.confirm(subscriberId),
    unsubscribe: (subscriberId) => newsletter.unsubscribe(subscriberId),
    showOffers: makeShowOffers({ plans, offers }),
    showMemberOffers: makeShowMemberOffers({ plans, offers }),
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
    listDevices: () => account.listDevices(),
    removeDevice: (installationId) => account.removeDevice(installationId),
    showOwnProfile: makeShowOwnProfile({ profile, names }),
    changeProfile: makeChangeProfile({ profile, names, clock }),
    showProfiling: makeShowProfiling({ profile }),
    answerProfiling: makeAnswerProfiling({ profile }),
    showFuture: makeShowFuture({ profile, clock }),
    tickOrientation: makeTickOrientation({ profile }),
    exportData: () => account.exportData(),
    deleteAccount: makeDeleteAccount({ account }),
    showSandboxPayment: (reference) => sandbox.show(reference),
    chooseSandboxOutcome: (reference, choice) => sandbox.choose(reference, choice),
    listBooks: makeListBooks({ content }),
    openBook: makeOpenBook({ content }),
    openChapter: makeOpenChapter({ content }),
    findFormerBook: makeFindFormerBook({ content, names }),
    openPage: makeOpenPage({ content }),
    listPartners: makeListPartners({ content, names }),
    showPartner: makeShowPartner({ content, names }),
    openBlog: makeOpenBlog({ content, clock }),
    openArticle: makeOpenArticle({ content, clock }),
    listArticles: makeListArticles({ content, clock }),
    listArticlesOfDay: makeListArticlesOfDay({ content, clock }),
    showHome: makeShowHome({ content, quizzes }),
    searchLibrary: makeSearchLibrary({ content, clock }),
    startQuiz: (quizPath) => quizzes.start(quizPath),
    readAttempt: (attemptId) => quizzes.read(attemptId),
    answerQuestion: (attemptId, questionId, response) => quizzes.answer(attemptId, questionId, response),
    listAddresses: makeListAddresses({ content, names, clock }),
    robotsFile,
    newIdempotencyKey: () => ids.next(),
    showFamily: () => family.read(),
    showChild: (childId) => family.readChild(childId),
    addChild: makeAddChild({ family }),
    changeChild: makeChangeChild({ family }),
    removeChild: (childId) => family.removeChild(childId),
    listLearners: () => family.listLearners(),
    handToChild: (childId) => family.handTo(childId),
    returnToParent: makeReturnToParent({ family }),
    guardParentPages: makeGuardParentPages({ profile }),
    isParentNeeded: () => api.isParentNeeded,
  }
}
