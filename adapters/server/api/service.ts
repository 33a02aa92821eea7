import type { Result } from 'neverthrow'
import type { HumanCheck } from '../../../application/ports/human-check.ts'
import type { SandboxChoice, SandboxRefusal } from '../../../application/ports/sandbox-gateway.ts'
import type { SandboxPayment } from '../../../application/ports/sandbox-payment-store.ts'
import type { FailureReport } from '../../../domain/interaction/failure-report.ts'
import type { UniqueIds } from '../../../application/ports/unique-ids.ts'
import type { makeAnswerProfiling } from '../../../application/service/answer-profiling.ts'
import type { makeAuthenticate } from '../../../application/service/authenticate.ts'
import type { makeCancelSubscription } from '../../../application/service/cancel-subscription.ts'
import type { makeChangePassword } from '../../../application/service/change-password.ts'
import type { makeChangeProfile } from '../../../application/service/change-profile.ts'
import type { makeCheckCoupon } from '../../../application/service/check-coupon.ts'
import type { makeHandToChild, makeListLearners, makeReturnToParent } from '../../../application/service/choose-learner.ts'
import type { makeConfirmEmail, makeSendConfirmationAgain } from '../../../application/service/confirm-email.ts'
import type { makeConfirmNewsletter } from '../../../application/service/confirm-newsletter.ts'
import type { makeConfirmOrder } from '../../../application/service/confirm-order.ts'
import type { makeDeleteAccount } from '../../../application/service/delete-account.ts'
import type { makeExportAccount } from '../../../application/service/export-account.ts'
import type { makeFindPlan } from '../../../application/service/find-plan.ts'
import type { makeIsEntitled } from '../../../application/service/is-entitled.ts'
import type { makeLimitRate } from '../../../application/service/limit-rate.ts'
import type { makeListAttempts } from '../../../application/service/list-attempts.ts'
import type { makeListAnonymousPlans, makeListPlans } from '../../../application/service/list-plans.ts'
import type { makeLogIn } from '../../../application/service/log-in.ts'
import type { makeLogOut } from '../../../application/service/log-out.ts'
import type { makeListDevices, makeRemoveDevice } from '../../../application/service/manage-devices.ts'
import type { makeEndOtherSessions, makeEndSession, makeListSessions } from '../../../application/service/manage-sessions.ts'
import type { makeAddChild, makeChangeChild, makeReadChild, makeReadFamily, makeRemoveChild } from '../../../application/service/manage-family.ts'
import type { makePlaceOrder } from '../../../application/service/place-order.ts'
import type { makeQueryContent } from '../../../application/service/query-content.ts'
import type { ReadChildProfile } from '../../../application/service/read-child-profile.ts'
import type { makeReadProfile } from '../../../application/service/read-profile.ts'
import type { makeReadPriorPrices } from '../../../application/service/read-prior-prices.ts'
import type { makeReadSignedOffer } from '../../../application/service/read-signed-offer.ts'
import type { makeListReceipts, makeReadReceipt } from '../../../application/service/read-receipts.ts'
import type { makeReadSubscriptions } from '../../../application/service/read-subscriptions.ts'
import type { makeReceivePaymentCallback } from '../../../application/service/receive-payment-callback.ts'
import type { makeRedeemGiftCard } from '../../../application/service/redeem-gift-card.ts'
import type { makeRefreshSession } from '../../../application/service/refresh-session.ts'
import type { makeRegisterDevice } from '../../../application/service/register-device.ts'
import type { makeRequestFreeSheets } from '../../../application/service/request-free-sheets.ts'
import type { makeRequestPasswordReset, makeResetPassword } from '../../../application/service/reset-password.ts'
import type { makeResumeSubscription } from '../../../application/service/resume-subscription.ts'
import type { makeSignUp } from '../../../application/service/sign-up.ts'
import type { makeSubscribeToNewsletter } from '../../../application/service/subscribe-to-newsletter.ts'
import type { makeAnswerQuestion, makeReadAttempt, makeStartQuiz } from '../../../application/service/take-quiz.ts'
import type { makeUnsubscribe } from '../../../application/service/unsubscribe.ts'
import type { makeWithdraw } from '../../../application/service/withdraw.ts'

/** The use cases that the HTTP API answers with. */
export type Service = {
  readonly authenticate: ReturnType<typeof makeAuthenticate>
  readonly signUp: ReturnType<typeof makeSignUp>
  readonly logIn: ReturnType<typeof makeLogIn>
  readonly logOut: ReturnType<typeof makeLogOut>
  readonly refreshSession: ReturnType<typeof makeRefreshSession>
  readonly requestPasswordReset: ReturnType<typeof makeRequestPasswordReset>
  readonly resetPassword: ReturnType<typeof makeResetPassword>
  readonly confirmEmail: ReturnType<typeof makeConfirmEmail>
  readonly sendConfirmationAgain: ReturnType<typeof makeSendConfirmationAgain>
  readonly changePassword: ReturnType<typeof makeChangePassword>
  readonly listSessions: ReturnType<typeof makeListSessions>
  readonly endSession: ReturnType<typeof makeEndSession>
  readonly endOtherSessions: ReturnType<typeof makeEndOtherSessions>
  readonly readProfile: ReturnType<typeof makeReadProfile>
  readonly readChildProfile: ReadChildProfile
  readonly readFamily: ReturnType<typeof makeReadFamily>
  readonly readChild: ReturnType<typeof makeReadChild>
  readonly addChild: ReturnType<typeof makeAddChild>
  readonly changeChild: ReturnType<typeof makeChangeChild>
  readonly removeChild: ReturnType<typeof makeRemoveChild>
  readonly listLearners: ReturnType<typeof makeListLearners>
  readonly handToChild: ReturnType<typeof makeHandToChild>
  readonly returnToParent: ReturnType<typeof makeReturnToParent>
  readonly isEntitled: ReturnType<typeof makeIsEntitled>
  readonly changeProfile: ReturnType<typeof makeChangeProfile>
  readonly answerProfiling: ReturnType<typeof makeAnswerProfiling>
  readonly registerDevice: ReturnType<typeof makeRegisterDevice>
  readonly listDevices: ReturnType<typeof makeListDevices>
  readonly removeDevice: ReturnType<typeof makeRemoveDevice>
  readonly exportAccount: ReturnType<typeof makeExportAccount>
  readonly deleteAccount: ReturnType<typeof makeDeleteAccount>
  readonly listPlans: ReturnType<typeof makeListPlans>
  readonly listAnonymousPlans: ReturnType<typeof makeListAnonymousPlans>
  readonly findPlan: ReturnType<typeof makeFindPlan>
  readonly checkCoupon: ReturnType<typeof makeCheckCoupon>
  readonly readPriorPrices: ReturnType<typeof makeReadPriorPrices>
  readonly readSignedOffer: ReturnType<typeof makeReadSignedOffer>
  readonly placeOrder: ReturnType<typeof makePlaceOrder>
  readonly confirmOrder: ReturnType<typeof makeConfirmOrder>
  readonly redeemGiftCard: ReturnType<typeof makeRedeemGiftCard>
  readonly receivePaymentCallback: ReturnType<typeof makeReceivePaymentCallback>
  readonly readSubscriptions: ReturnType<typeof makeReadSubscriptions>
  readonly listReceipts: ReturnType<typeof makeListReceipts>
  readonly readReceipt: ReturnType<typeof makeReadReceipt>
  readonly cancelSubscription: ReturnType<typeof makeCancelSubscription>
  readonly resumeSubscription: ReturnType<typeof makeResumeSubscription>
  readonly withdraw: ReturnType<typeof makeWithdraw>
  readonly subscribeToNewsletter: ReturnType<typeof makeSubscribeToNewsletter>
  readonly requestFreeSheets: ReturnType<typeof makeRequestFreeSheets>
  readonly confirmNewsletter: ReturnType<typeof makeConfirmNewsletter>
  readonly unsubscribe: ReturnType<typeof makeUnsubscribe>
  readonly queryContent: ReturnType<typeof makeQueryContent>
  readonly startQuiz: ReturnType<typeof makeStartQuiz>
  readonly listAttempts: ReturnType<typeof makeListAttempts>
  readonly readAttempt: ReturnType<typeof makeReadAttempt>
  readonly answerQuestion: ReturnType<typeof makeAnswerQuestion>
  readonly limitRate: ReturnType<typeof makeLimitRate>
  readonly humans: Pick<HumanCheck, 'challenge'>
  /** Changes with every change of the library. */
  readonly contentVersion: () => string
  /** Null where payments are real. */
  readonly sandbox: {
    show(reference: string): Promise<Result<SandboxPayment, SandboxRefusal>>
    choose(reference: string, choice: SandboxChoice): Promise<Result<{ returnUrl: string }, SandboxRefusal>>
  } | null
  /** Writes down what a browser tells of a failure. */
  readonly logFailure: (report: FailureReport) => void
  readonly ids: UniqueIds
  /** Whether a defect only says that the database has no time, or is away: trying again later may help. */
  readonly isBusy: (defect: unknown) => boolean
}
