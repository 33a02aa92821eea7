import type { CallbackRefused, PaymentUnavailable } from '../../application/ports/payment-provider.ts'
import type { SandboxRefusal } from '../../application/ports/sandbox-gateway.ts'
import type { CheckCouponError } from '../../application/service/check-coupon.ts'
import type { ConfirmOrderError } from '../../application/service/confirm-order.ts'
import type { LogInError } from '../../application/service/log-in.ts'
import type { PlaceOrderError } from '../../application/service/place-order.ts'
import type { QueryContentError } from '../../application/service/query-content.ts'
import type { ReadProfileError } from '../../application/service/read-profile.ts'
import type { RefreshSessionError } from '../../application/service/refresh-session.ts'
import type { SignUpError } from '../../application/service/sign-up.ts'
import type { AnswerQuestionError, ReadAttemptError, StartQuizError } from '../../application/service/take-quiz.ts'
import type { Locale } from '../../domain/locale/locale.ts'

type RequestError =
  | { readonly type: 'not-logged-in' }
  | { readonly type: 'request-malformed'; readonly field: string }
  | { readonly type: 'request-too-large' }
  | { readonly type: 'other-site-refused' }
  | { readonly type: 'route-not-found' }
  | { readonly type: 'service-failed' }

/** Every refusal that the API can answer. */
export type ServiceError =
  | RequestError
  | CallbackRefused
  | PaymentUnavailable
  | SandboxRefusal
  | CheckCouponError
  | ConfirmOrderError
  | LogInError
  | PlaceOrderError
  | QueryContentError
  | ReadProfileError
  | RefreshSessionError
  | SignUpError
  | StartQuizError
  | ReadAttemptError
  | AnswerQuestionError

type Row = { readonly status: 400 | 401 | 403 | 404 | 413 | 422 | 500 | 502; readonly summary: Record<Locale, string> }

const row = (status: Row['status'], fr: string, en: string): Row => ({ status, summary: { fr, en } })

/** The HTTP status of each refusal and the sentence that says it to a person. */
export const errorTable = {
  'not-logged-in': row(401, 'Connectez-vous pour continuer.', 'Log in to continue.'),
  'request-malformed': row(422, 'Cette demande est incomplète ou mal formée.', 'This request is incomplete or malformed.'),
  'request-too-large': row(413, 'Cette demande est trop volumineuse.', 'This request is too large.'),
  'other-site-refused': row(403, 'Cette demande vient d’un autre site.', 'This request comes from another site.'),
  'route-not-found': row(404, 'Cette adresse n’existe pas.', 'This address does not exist.'),
  'service-failed': row(500, 'Une erreur est survenue, merci de réessayer plus tard.', 'Something went wrong, please try again later.'),
  'callback-refused': row(403, 'Cette notification de paiement n’est pas authentique.', 'This payment notification is not authentic.'),
  'payment-unavailable': row(502, 'Le paiement est indisponible pour le moment.', 'Payment is unavailable for the moment.'),
  'payment-unknown': row(404, 'Ce paiement n’existe pas.', 'This payment does not exist.'),
  'payment-already-made': row(422, 'Ce paiement a déjà été effectué.', 'This payment has already been made.'),
  'coupon-unknown': row(404, 'Ce code promo n’existe pas.', 'This promo code does not exist.'),
  'coupon-not-started': row(422, 'Ce code promo n’est pas encore valable.', 'This promo code is not valid yet.'),
  'coupon-over': row(422, 'Ce code promo n’est plus valable.', 'This promo code is no longer valid.'),
  'coupon-used-up': row(422, 'Ce code promo a été utilisé autant de fois que prévu.', 'This promo code has no uses left.'),
  'coupon-not-for-this-plan': row(422, 'Ce code promo ne s’applique pas à cette formule.', 'This promo code does not apply to this plan.'),
  'coupon-already-used': row(422, 'Vous avez déjà utilisé ce code promo.', 'You have already used this promo code.'),
  'plan-unknown': row(404, 'Cette formule n’existe pas.', 'This plan does not exist.'),
  'order-unknown': row(404, 'Cette commande n’existe pas.', 'This order does not exist.'),
  'already-subscribed': row(422, 'Vous êtes déjà abonné.', 'You already have a subscription.'),
  'immediate-access-not-accepted': row(422, 'L’accès immédiat doit être accepté pour commander.', 'Immediate access must be accepted to order.'),
  'form-refused': row(422, 'Certains champs sont à corriger.', 'Some fields need correcting.'),
  'email-already-registered': row(422, 'Un compte existe déjà avec cet email.', 'An account already exists with this e-mail address.'),
  'credentials-refused': row(422, 'Email ou mot de passe incorrect.', 'Incorrect e-mail address or password.'),
  'refresh-token-refused': row(401, 'Votre session est terminée.', 'Your session is over.'),
  'member-unknown': row(401, 'Ce compte n’existe plus.', 'This account no longer exists.'),
  'content-not-found': row(404, 'Ce contenu n’existe pas.', 'This content does not exist.'),
  'content-query-unsupported': row(422, 'Cette recherche de contenus n’est pas encore possible.', 'This search for contents is not possible yet.'),
  'content-locked': row(403, 'Ce contenu est réservé aux abonnés.', 'This content is for subscribers.'),
  'attempt-unknown': row(404, 'Ce quiz n’a pas été commencé.', 'This quiz has not been started.'),
  'question-unknown': row(404, 'Cette question ne fait pas partie du quiz.', 'This question is not part of the quiz.'),
  'response-empty': row(422, 'Aucune réponse n’a été donnée.', 'No answer was given.'),
  'response-not-a-number': row(422, 'La réponse doit être un nombre.', 'The answer must be a number.'),
  'response-not-a-choice': row(422, 'La réponse ne fait pas partie des choix.', 'The answer is not one of the choices.'),
  'response-incomplete': row(422, 'Il manque une partie de la réponse.', 'A part of the answer is missing.'),
  'response-repeats-a-choice': row(422, 'La même proposition a été choisie deux fois.', 'The same choice was made twice.'),
} satisfies Record<ServiceError['type'], Row>
