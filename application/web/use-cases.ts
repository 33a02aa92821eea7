import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { NewsletterGateway } from '../ports/newsletter-gateway.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'
import type { QuizGateway } from '../ports/quiz-gateway.ts'
import type { SandboxGateway } from '../ports/sandbox-gateway.ts'
import type { SessionGateway } from '../ports/session-gateway.ts'
import type { makeListBooks, makeOpenBook, makeOpenChapter, makeOpenPage } from './browse-library.ts'
import type { makeLogIn, makeSignUp } from './open-session.ts'
import type { makeRememberLocale } from './remember-locale.ts'
import type { makeRequestPasswordReset, makeResetPassword } from './reset-password.ts'
import type { makeShowCheckout } from './show-checkout.ts'
import type { makeShowOffers } from './show-offers.ts'
import type { SiteState } from './site-state.ts'

/** What a page can do while it is rendered on the server, and in its actions. */
export type WebUseCases = {
  readonly readProfile: ProfileGateway['read']
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
  readonly showCheckout: ReturnType<typeof makeShowCheckout>
  readonly placeOrder: CheckoutGateway['placeOrder']
  readonly confirmOrder: CheckoutGateway['confirmOrder']
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
}
