import type { SandboxChoice, SandboxRefusal } from '../../application/ports/sandbox-gateway.ts'
import type { SandboxPayment } from '../../application/ports/sandbox-payment-store.ts'
import type { UniqueIds } from '../../application/ports/unique-ids.ts'
import type { makeAuthenticate } from '../../application/service/authenticate.ts'
import type { makeCheckCoupon } from '../../application/service/check-coupon.ts'
import type { makeConfirmOrder } from '../../application/service/confirm-order.ts'
import type { FindPlan } from '../../application/service/find-plan.ts'
import type { makeListPlans } from '../../application/service/list-plans.ts'
import type { makeLogIn } from '../../application/service/log-in.ts'
import type { makeLogOut } from '../../application/service/log-out.ts'
import type { makePlaceOrder } from '../../application/service/place-order.ts'
import type { makeQueryContent } from '../../application/service/query-content.ts'
import type { ReadProfile } from '../../application/service/read-profile.ts'
import type { makeReceivePaymentCallback } from '../../application/service/receive-payment-callback.ts'
import type { makeRefreshSession } from '../../application/service/refresh-session.ts'
import type { makeSignUp } from '../../application/service/sign-up.ts'
import type { makeAnswerQuestion, makeReadAttempt, makeStartQuiz } from '../../application/service/take-quiz.ts'
import type { Result } from 'neverthrow'

/** The use cases that the HTTP API answers with. */
export type Service = {
  readonly authenticate: ReturnType<typeof makeAuthenticate>
  readonly signUp: ReturnType<typeof makeSignUp>
  readonly logIn: ReturnType<typeof makeLogIn>
  readonly logOut: ReturnType<typeof makeLogOut>
  readonly refreshSession: ReturnType<typeof makeRefreshSession>
  readonly readProfile: ReadProfile
  readonly listPlans: ReturnType<typeof makeListPlans>
  readonly findPlan: FindPlan
  readonly checkCoupon: ReturnType<typeof makeCheckCoupon>
  readonly placeOrder: ReturnType<typeof makePlaceOrder>
  readonly confirmOrder: ReturnType<typeof makeConfirmOrder>
  readonly receivePaymentCallback: ReturnType<typeof makeReceivePaymentCallback>
  readonly queryContent: ReturnType<typeof makeQueryContent>
  readonly startQuiz: ReturnType<typeof makeStartQuiz>
  readonly readAttempt: ReturnType<typeof makeReadAttempt>
  readonly answerQuestion: ReturnType<typeof makeAnswerQuestion>
  /** Null where payments are real. */
  readonly sandbox: {
    show(reference: string): Promise<Result<SandboxPayment, SandboxRefusal>>
    choose(reference: string, choice: SandboxChoice): Promise<Result<{ returnUrl: string }, SandboxRefusal>>
  } | null
  readonly ids: UniqueIds
}
