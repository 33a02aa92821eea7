import { makeAuthenticate } from '../../application/service/authenticate.ts'
import { makeCheckCoupon } from '../../application/service/check-coupon.ts'
import { makeConfirmOrder, makeSettlePendingOrders } from '../../application/service/confirm-order.ts'
import { makeFindPlan } from '../../application/service/find-plan.ts'
import { makeListPlans } from '../../application/service/list-plans.ts'
import { makeLogIn } from '../../application/service/log-in.ts'
import { makeLogOut } from '../../application/service/log-out.ts'
import { makePlaceOrder } from '../../application/service/place-order.ts'
import { makeQueryContent } from '../../application/service/query-content.ts'
import { makeReadProfile } from '../../application/service/read-profile.ts'
import { makeReceivePaymentCallback } from '../../application/service/receive-payment-callback.ts'
import { makeRefreshSession } from '../../application/service/refresh-session.ts'
import { makeSettlePayment } from '../../application/service/settle-payment.ts'
import { makeSignUp } from '../../application/service/sign-up.ts'
import { makeAnswerQuestion, makeReadAttempt, makeStartQuiz } from '../../application/service/take-quiz.ts'
import { parseSiteNames } from '../../domain/navigation/site-names.ts'
import { campaignList } from '../../domain/offers/campaign-list.ts'
import { SandboxPage } from '../payments/sandbox/sandbox-page.ts'
import { SandboxPaymentProvider } from '../payments/sandbox/sandbox-payment-provider.ts'
import { HmacRefreshTokens } from '../security/hmac-refresh-tokens.ts'
import { JwtAccessTokens } from '../security/jwt-access-tokens.ts'
import { makeApi } from '../server/api.ts'
import { makeCookies } from '../server/cookies.ts'
import { type DependencyContainer, provide } from './token.ts'
import { tokens } from './tokens.ts'

export type ServiceSettings = {
  /** Where people reach the site; null when it is simply where the process listens. */
  readonly siteUrl: string | null
  readonly cookieDomain: string | null
  readonly countryHeaders: readonly string[]
  readonly report: (defect: unknown, request: { method: string; path: string }) => void
}

/** The service on whatever repositories, clock and library the container holds: its use cases and its HTTP API. */
export const provideService = (container: DependencyContainer, settings: ServiceSettings): void => {
  const siteUrl = settings.siteUrl ?? ''

  provide(container, tokens.accessTokens, (get) => new JwtAccessTokens(get(tokens.keys), get(tokens.clock)))
  provide(container, tokens.refreshTokens, (get) => new HmacRefreshTokens(get(tokens.keys)))
  provide(
    container,
    tokens.payments,
    (get) =>
      new SandboxPaymentProvider({
        store: get(tokens.sandboxStore),
        keys: get(tokens.keys),
        clock: get(tokens.clock),
        ids: get(tokens.ids),
        siteUrl,
      }),
  )
  provide(
    container,
    tokens.sandboxPage,
    (get) =>
      new SandboxPage({
        store: get(tokens.sandboxStore),
        keys: get(tokens.keys),
        clock: get(tokens.clock),
        sendCallback: async ({ body, signature }) => {
          await get(tokens.api).request('/api/payments/callbacks/sandbox', {
            method: 'POST',
            body,
            headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
          })
        },
      }),
  )

  provide(container, tokens.campaigns, () => campaignList(parseSiteNames({})._unsafeUnwrap()))

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
      subscriptions: get(tokens.subscriptions),
      clock: get(tokens.clock),
      ids: get(tokens.ids),
    }),
  )
  provide(container, tokens.settlePendingOrders, (get) =>
    makeSettlePendingOrders({
      orders: get(tokens.orders),
      payments: get(tokens.payments),
      settlePayment: get(tokens.settlePayment),
      clock: get(tokens.clock),
    }),
  )

  provide(container, tokens.service, (get) => {
    const clock = get(tokens.clock)
    const ids = get(tokens.ids)
    const plans = get(tokens.plans)
    const coupons = get(tokens.coupons)
    const orders = get(tokens.orders)
    const payments = get(tokens.payments)
    const settlePayment = get(tokens.settlePayment)
    const readProfile = get(tokens.readProfile)
    const findPlan = makeFindPlan({ plans, campaigns: get(tokens.campaigns), clock })
    const session = {
      accessTokens: get(tokens.accessTokens),
      refreshTokens: get(tokens.refreshTokens),
      sessions: get(tokens.sessions),
      clock,
      ids,
    }
    const accounts = {
      ...session,
      members: get(tokens.members),
      passwords: get(tokens.passwords),
      attempts: get(tokens.attempts),
    }
    const quizzes = { library: get(tokens.library), attempts: get(tokens.attempts), clock, ids }
    return {
      authenticate: makeAuthenticate(session),
      signUp: makeSignUp(accounts),
      logIn: makeLogIn(accounts),
      logOut: makeLogOut(session),
      refreshSession: makeRefreshSession(session),
      readProfile,
      listPlans: makeListPlans({ plans }),
      findPlan,
      checkCoupon: makeCheckCoupon({ coupons, plans, clock }),
      placeOrder: makePlaceOrder({ readProfile, findPlan, plans, coupons, orders, payments, settlePayment, clock, ids, siteUrl }),
      confirmOrder: makeConfirmOrder({ orders, payments, settlePayment }),
      receivePaymentCallback: makeReceivePaymentCallback({ payments, settlePayment }),
      queryContent: makeQueryContent(quizzes),
      startQuiz: makeStartQuiz(quizzes),
      readAttempt: makeReadAttempt(quizzes),
      answerQuestion: makeAnswerQuestion(quizzes),
      sandbox: get(tokens.sandboxPage),
      ids,
    }
  })

  provide(container, tokens.api, (get) =>
    makeApi({
      service: get(tokens.service),
      cookies: makeCookies({ isHttps: siteUrl.startsWith('https:'), domain: settings.cookieDomain }),
      siteUrl: settings.siteUrl,
      countryHeaders: settings.countryHeaders,
      report: settings.report,
    }),
  )
}
