import { makeAnswerProfiling } from '../../application/service/answer-profiling.ts'
import { makeAuthenticate } from '../../application/service/authenticate.ts'
import { makeCancelSubscription } from '../../application/service/cancel-subscription.ts'
import { makeChangePassword } from '../../application/service/change-password.ts'
import { makeChangeProfile } from '../../application/service/change-profile.ts'
import { makeCheckCoupon } from '../../application/service/check-coupon.ts'
import { makeHandToChild, makeListLearners, makeReturnToParent } from '../../application/service/choose-learner.ts'
import { makeConfirmEmail, makeSendConfirmationAgain } from '../../application/service/confirm-email.ts'
import { makeConfirmNewsletter } from '../../application/service/confirm-newsletter.ts'
import { makeConfirmOrder } from '../../application/service/confirm-order.ts'
import { makeDeleteAccount } from '../../application/service/delete-account.ts'
import { makeExportAccount } from '../../application/service/export-account.ts'
import { makeFindPlan } from '../../application/service/find-plan.ts'
import { makeIsEntitled } from '../../application/service/is-entitled.ts'
import { makeLimitRate } from '../../application/service/limit-rate.ts'
import { makeListAnonymousPlans, makeListPlans } from '../../application/service/list-plans.ts'
import { makeLogIn } from '../../application/service/log-in.ts'
import { makeLogOut } from '../../application/service/log-out.ts'
import { makeAskRefund } from '../../application/service/make-refunds.ts'
import { makeListDevices, makeRemoveDevice } from '../../application/service/manage-devices.ts'
import { makeEndOtherSessions, makeEndSession, makeListSessions } from '../../application/service/manage-sessions.ts'
import { makeAddChild, makeChangeChild, makeReadChild, makeReadFamily, makeRemoveChild } from '../../application/service/manage-family.ts'
import { makePlaceOrder } from '../../application/service/place-order.ts'
import { makeQueryContent } from '../../application/service/query-content.ts'
import { makeReadChildProfile } from '../../application/service/read-child-profile.ts'
import { makeReadProfile } from '../../application/service/read-profile.ts'
import { makeReadPriorPrices } from '../../application/service/read-prior-prices.ts'
import { makeReadSignedOffer } from '../../application/service/read-signed-offer.ts'
import { makeListReceipts, makeReadReceipt } from '../../application/service/read-receipts.ts'
import { makeReadSubscriptions } from '../../application/service/read-subscriptions.ts'
import { makeReceivePaymentCallback } from '../../application/service/receive-payment-callback.ts'
import { makeRedeemGiftCard } from '../../application/service/redeem-gift-card.ts'
import { makeRefreshSession } from '../../application/service/refresh-session.ts'
import { makeRegisterDevice } from '../../application/service/register-device.ts'
import { makeRequestFreeSheets } from '../../application/service/request-free-sheets.ts'
import { makeRequestPasswordReset, makeResetPassword } from '../../application/service/reset-password.ts'
import { makeResumeSubscription } from '../../application/service/resume-subscription.ts'
import { makeSettlePayment } from '../../application/service/settle-payment.ts'
import { makeSignUp } from '../../application/service/sign-up.ts'
import { makeSubscribeToNewsletter } from '../../application/service/subscribe-to-newsletter.ts'
import { makeListAttempts } from '../../application/service/list-attempts.ts'
import { makeAnswerQuestion, makeReadAttempt, makeStartQuiz } from '../../application/service/take-quiz.ts'
import { makeUnsubscribe } from '../../application/service/unsubscribe.ts'
import { makeWithdraw } from '../../application/service/withdraw.ts'
import type { FailureReport } from '../../domain/interaction/failure-report.ts'
import { defaultSiteNames, type SiteNames } from '../../domain/navigation/site-names.ts'
import { campaignList } from '../../domain/offers/campaign-list.ts'
import type { SellingMode } from '../../domain/plans/testing-plan.ts'
import { SandboxPage } from '../payments/sandbox/sandbox-page.ts'
import { HmacRefreshTokens } from '../security/hmac-refresh-tokens.ts'
import { JwtOfferTokens } from '../security/jwt-offer-tokens.ts'
import { JwtAccessTokens } from '../security/jwt-access-tokens.ts'
import { Sha256GiftCardCodes } from '../security/sha256-gift-card-codes.ts'
import { Sha256RandomTokens } from '../security/sha256-random-tokens.ts'
import { type FailedRequest, makeApi } from '../server/api/make-api.ts'
import { makeCookies } from '../server/cookies.ts'
import { ProofOfWorkHumanCheck } from '../turnstile/proof-of-work-human-check.ts'
import { TurnstileHumanCheck } from '../turnstile/turnstile-human-check.ts'
import { makeJobs } from './jobs.ts'
import { makePayments, type PaymentSettings, takesMoney } from './payments.ts'
import { type DependencyContainer, provide } from './token.ts'
import { tokens } from './tokens.ts'

export type ServiceSettings = PaymentSettings & {
  /** Where people reach the site; null when it is simply where the process listens. */
  readonly siteUrl: string | null
  /** A whole address of the site for links in mails, whether `siteUrl` is known or not. */
  readonly publicUrl: string
  readonly cookieDomain: string | null
  readonly countryHeaders: readonly string[]
  readonly evaluationHeader: string
  readonly sellingMode: SellingMode
  /** The company that sells, as contracts state it, and the line about taxes on its receipts. Left out: the product's name, and none. */
  readonly operator?: string
  readonly operatorTaxLine?: string | null
  /** Left out: the default names. */
  readonly siteNames?: SiteNames
  /** Null where the bot check is a puzzle that the browser solves. */
  readonly turnstile: { readonly siteKey: string; readonly secretKey: string; readonly apiUrl: string | null; readonly scriptUrl: string } | null
  readonly version: string
  readonly report: (defect: unknown, request: FailedRequest) => void
  /** Told what browsers report; left out, it is lost. */
  readonly logFailure?: (report: FailureReport) => void
  /** Whether a defect only says that the database is away or has no time. */
  readonly isBusy: (defect: unknown) => boolean
}

/** The service on whatever repositories, clock and library the container holds: its use cases and its HTTP API. */
export const provideService = (container: DependencyContainer, settings: ServiceSettings): void => {
  const { publicUrl, sellingMode, turnstile } = settings
  /** The pages of the site, as seen from a page of the site. */
  const siteUrl = settings.siteUrl ?? ''

  provide(container, tokens.accessTokens, (get) => new JwtAccessTokens(get(tokens.keys), get(tokens.clock)))
  provide(container, tokens.refreshTokens, (get) => new HmacRefreshTokens(get(tokens.keys)))
  provide(container, tokens.randomTokens, () => new Sha256RandomTokens())
  provide(container, tokens.giftCardCodes, () => new Sha256GiftCardCodes())
  provide(container, tokens.humans, (get) =>
    turnstile
      ? new TurnstileHumanCheck({
          siteKey: turnstile.siteKey,
          scriptUrl: turnstile.scriptUrl,
          secretKey: turnstile.secretKey,
          hostname: new URL(publicUrl).hostname,
          ...(turnstile.apiUrl === null ? {} : { endpoint: turnstile.apiUrl }),
        })
      : new ProofOfWorkHumanCheck({ keys: get(tokens.keys), limiter: get(tokens.limiter), clock: get(tokens.clock) }),
  )
  provide(container, tokens.payments, (get) =>
    makePayments(
      { store: get(tokens.sandboxStore), keys: get(tokens.keys), clock: get(tokens.clock), ids: get(tokens.ids), siteUrl },
      settings,
    ),
  )
  provide(
    container,
    tokens.sandboxPage,
    (get) =>
      new SandboxPage({
        store: get(tokens.sandboxStore),
        keys: get(tokens.keys),
        clock: get(tokens.clock),
        sendCallback: async ({ gateway, body, headers }) => {
          await get(tokens.api).request(`/api/payments/callbacks/${gateway}`, {
            method: 'POST',
            body,
            headers: { ...headers, 'content-type': 'application/json' },
          })
        },
      }),
  )

  provide(container, tokens.offerTokens, (get) => new JwtOfferTokens(get(tokens.keys)))
  provide(container, tokens.campaigns, () => campaignList(settings.siteNames ?? defaultSiteNames))

  provide(container, tokens.readProfile, (get) =>
    makeReadProfile({
      members: get(tokens.members),
      subscriptions: get(tokens.subscriptions),
      plans: get(tokens.plans),
      clock: get(tokens.clock),
    }),
  )
  provide(container, tokens.settlePayment, (get) =>
    makeSettlePayment({
      orders: get(tokens.orders),
      plans: get(tokens.plans),
      members: get(tokens.members),
      clock: get(tokens.clock),
      ids: get(tokens.ids),
      siteUrl: publicUrl,
    }),
  )

  provide(container, tokens.service, (get) => {
    const clock = get(tokens.clock)
    const ids = get(tokens.ids)
    const members = get(tokens.members)
    const passwords = get(tokens.passwords)
    const attempts = get(tokens.attempts)
    const devices = get(tokens.devices)
    const oneTimeTokens = get(tokens.oneTimeTokens)
    const accountData = get(tokens.accountData)
    const library = get(tokens.library)
    const humans = get(tokens.humans)
    const subscribers = get(tokens.subscribers)
    const plans = get(tokens.plans)
    const priceHistory = get(tokens.priceHistory)
    const coupons = get(tokens.coupons)
    const orders = get(tokens.orders)
    const refunds = get(tokens.refunds)
    const subscriptions = get(tokens.subscriptions)
    const payments = get(tokens.payments)
    const settlePayment = get(tokens.settlePayment)
    const readProfile = get(tokens.readProfile)
    const findPlan = makeFindPlan({ plans, campaigns: get(tokens.campaigns), sellingMode, clock })
    const session = {
      accessTokens: get(tokens.accessTokens),
      refreshTokens: get(tokens.refreshTokens),
      sessions: get(tokens.sessions),
      clock,
      ids,
    }
    const links = { randomTokens: get(tokens.randomTokens), ids, siteUrl: publicUrl }
    const accounts = { ...session, ...links, members, passwords, attempts, oneTimeTokens }
    const subscribed = { subscriptions, plans, members, clock }
    const receipts = { orders, subscriptions, refunds, plans, members, seller: { name: settings.operator ?? 'Alvéole', taxLine: settings.operatorTaxLine ?? null } }
    const quizzes = { library, attempts, clock, ids }
    const children = get(tokens.children)
    const readChildProfile = makeReadChildProfile({ children, subscriptions, plans, clock })
    const family = { children, readProfile, library, attempts, clock, ids }
    return {
      authenticate: makeAuthenticate(session),
      signUp: makeSignUp(accounts),
      logIn: makeLogIn(accounts),
      logOut: makeLogOut(session),
      refreshSession: makeRefreshSession(session),
      requestPasswordReset: makeRequestPasswordReset(accounts),
      resetPassword: makeResetPassword(accounts),
      confirmEmail: makeConfirmEmail(accounts),
      sendConfirmationAgain: makeSendConfirmationAgain(accounts),
      changePassword: makeChangePassword(accounts),
      listSessions: makeListSessions(session),
      endSession: makeEndSession(session),
      endOtherSessions: makeEndOtherSessions(session),
      readProfile,
      readChildProfile,
      readFamily: makeReadFamily(family),
      readChild: makeReadChild(family),
      addChild: makeAddChild(family),
      changeChild: makeChangeChild(family),
      removeChild: makeRemoveChild(family),
      listLearners: makeListLearners(family),
      handToChild: makeHandToChild(session),
      returnToParent: makeReturnToParent(accounts),
      isEntitled: makeIsEntitled({ readProfile, readChildProfile }),
      changeProfile: makeChangeProfile({ members, clock }),
      answerProfiling: makeAnswerProfiling({ members, clock }),
      registerDevice: makeRegisterDevice({ devices, clock }),
      listDevices: makeListDevices({ devices }),
      removeDevice: makeRemoveDevice({ devices }),
      exportAccount: makeExportAccount({ accountData }),
      deleteAccount: makeDeleteAccount({ members, passwords, accountData, clock, ids }),
      listPlans: makeListPlans({ plans }),
      listAnonymousPlans: makeListAnonymousPlans({ plans, sellingMode }),
      findPlan,
      checkCoupon: makeCheckCoupon({ coupons, plans, priceHistory, clock }),
      readPriorPrices: makeReadPriorPrices({ plans, priceHistory, clock }),
      readSignedOffer: makeReadSignedOffer({ offerTokens: get(tokens.offerTokens), clock }),
      placeOrder: makePlaceOrder({
        members,
        subscriptions,
        findPlan,
        plans,
        coupons,
        orders,
        payments,
        settlePayment,
        clock,
        ids,
        siteUrl,
        mobileMoneyProvider: (settings.siteNames ?? defaultSiteNames).mobileMoneyProvider,
      }),
      confirmOrder: makeConfirmOrder({ orders, payments, settlePayment }),
      redeemGiftCard: makeRedeemGiftCard({
        giftCards: get(tokens.giftCards),
        codes: get(tokens.giftCardCodes),
        orders,
        plans,
        members,
        clock,
        ids,
        siteUrl: publicUrl,
      }),
      receivePaymentCallback: makeReceivePaymentCallback({ payments, settlePayment }),
      readSubscriptions: makeReadSubscriptions({ subscriptions, orders, refunds, plans, clock }),
      listReceipts: makeListReceipts(receipts),
      readReceipt: makeReadReceipt(receipts),
      cancelSubscription: makeCancelSubscription(subscribed),
      resumeSubscription: makeResumeSubscription({ subscriptions, clock }),
      withdraw: makeWithdraw({ ...subscribed, refunds, askRefund: makeAskRefund({ orders, refunds, payments, clock }) }),
      subscribeToNewsletter: makeSubscribeToNewsletter({ humans, subscribers, library, ids, clock, siteUrl: publicUrl }),
      requestFreeSheets: makeRequestFreeSheets({ subscribers, library, ids, clock, siteUrl: publicUrl }),
      confirmNewsletter: makeConfirmNewsletter({ subscribers, clock }),
      unsubscribe: makeUnsubscribe({ subscribers }),
      queryContent: makeQueryContent({ library, clock }),
      startQuiz: makeStartQuiz(quizzes),
      listAttempts: makeListAttempts(quizzes),
      readAttempt: makeReadAttempt(quizzes),
      answerQuestion: makeAnswerQuestion(quizzes),
      limitRate: makeLimitRate({ limiter: get(tokens.limiter) }),
      humans,
      contentVersion: () => `${settings.version} ${library.version()}`,
      sandbox: takesMoney(settings) ? null : get(tokens.sandboxPage),
      logFailure: settings.logFailure ?? (() => {}),
      ids,
      isBusy: settings.isBusy,
    }
  })

  provide(container, tokens.jobs, (get) => makeJobs(get, publicUrl))

  provide(container, tokens.api, (get) =>
    makeApi({
      service: get(tokens.service),
      cookies: makeCookies({ isHttps: siteUrl.startsWith('https:'), domain: settings.cookieDomain }),
      siteUrl: settings.siteUrl,
      countryHeaders: settings.countryHeaders,
      evaluationHeader: settings.evaluationHeader,
      version: settings.version,
      report: settings.report,
    }),
  )
}
