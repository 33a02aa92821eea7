import type { HumanCheckFailure } from '../../../application/ports/human-check.ts'
import type { SandboxRefusal } from '../../../application/ports/sandbox-gateway.ts'
import type { AnswerProfilingError } from '../../../application/service/answer-profiling.ts'
import type { ReturnToParentError } from '../../../application/service/choose-learner.ts'
import type { AddChildError, ChangeChildError } from '../../../application/service/manage-family.ts'
import type { CancelSubscriptionError } from '../../../application/service/cancel-subscription.ts'
import type { ChangePasswordError } from '../../../application/service/change-password.ts'
import type { ChangeProfileError } from '../../../application/service/change-profile.ts'
import type { CheckCouponError } from '../../../application/service/check-coupon.ts'
import type { ConfirmEmailError, SendConfirmationAgainError } from '../../../application/service/confirm-email.ts'
import type { ConfirmNewsletterError } from '../../../application/service/confirm-newsletter.ts'
import type { ConfirmOrderError } from '../../../application/service/confirm-order.ts'
import type { DeleteAccountError } from '../../../application/service/delete-account.ts'
import type { ExportAccountError } from '../../../application/service/export-account.ts'
import type { TooManyRequests } from '../../../application/ports/too-many-requests.ts'
import type { LogInError } from '../../../application/service/log-in.ts'
import type { RemoveDeviceError } from '../../../application/service/manage-devices.ts'
import type { EndSessionError } from '../../../application/service/manage-sessions.ts'
import type { PlaceOrderError } from '../../../application/service/place-order.ts'
import type { QueryContentError } from '../../../application/service/query-content.ts'
import type { ReadProfileError } from '../../../application/service/read-profile.ts'
import type { ReadSignedOfferError } from '../../../application/service/read-signed-offer.ts'
import type { ReadReceiptError } from '../../../application/service/read-receipts.ts'
import type { ReceivePaymentCallbackError } from '../../../application/service/receive-payment-callback.ts'
import type { RedeemGiftCardError } from '../../../application/service/redeem-gift-card.ts'
import type { RefreshSessionError } from '../../../application/service/refresh-session.ts'
import type { RegisterDeviceError } from '../../../application/service/register-device.ts'
import type { RequestPasswordResetError, ResetPasswordError } from '../../../application/service/reset-password.ts'
import type { ResumeSubscriptionError } from '../../../application/service/resume-subscription.ts'
import type { SignUpError } from '../../../application/service/sign-up.ts'
import type { SubscribeToNewsletterError } from '../../../application/service/subscribe-to-newsletter.ts'
import type { AnswerQuestionError, ReadAttemptError, StartQuizError } from '../../../application/service/take-quiz.ts'
import type { WithdrawError } from '../../../application/service/withdraw.ts'
import type { Locale } from '../../../domain/locale/locale.ts'

type RequestError =
  | { readonly type: 'not-logged-in' }
  | { readonly type: 'profiling-needed' }
  | { readonly type: 'parent-needed' }
  | { readonly type: 'request-malformed'; readonly field: string }
  | { readonly type: 'request-too-large' }
  | { readonly type: 'other-site-refused' }
  | { readonly type: 'route-not-found' }
  | { readonly type: 'service-failed' }
  | { readonly type: 'service-busy' }

/** Every refusal that the API can answer. */
export type ServiceError =
  | RequestError
  | HumanCheckFailure
  | SandboxRefusal
  | AnswerProfilingError
  | AddChildError
  | ChangeChildError
  | ReturnToParentError
  | CancelSubscriptionError
  | ChangePasswordError
  | ChangeProfileError
  | CheckCouponError
  | ConfirmEmailError
  | SendConfirmationAgainError
  | ConfirmNewsletterError
  | ConfirmOrderError
  | DeleteAccountError
  | ExportAccountError
  | TooManyRequests
  | LogInError
  | EndSessionError
  | PlaceOrderError
  | QueryContentError
  | ReadProfileError
  | ReadReceiptError
  | ReadSignedOfferError
  | ReceivePaymentCallbackError
  | RedeemGiftCardError
  | RefreshSessionError
  | RegisterDeviceError
  | RemoveDeviceError
  | RequestPasswordResetError
  | ResetPasswordError
  | ResumeSubscriptionError
  | SignUpError
  | SubscribeToNewsletterError
  | AnswerQuestionError
  | ReadAttemptError
  | StartQuizError
  | WithdrawError

type Row = { readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 502 | 503; readonly summary: Record<Locale, string> }

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
  'offer-token-refused': row(404, 'Ce lien d’offre n’est pas valable.', 'This offer link is not valid.'),
  'offer-token-expired': row(422, 'Cette offre est terminée.', 'This offer is over.'),
  'receipt-unknown': row(404, 'Ce reçu n’existe pas.', 'This receipt does not exist.'),
  'order-unknown': row(404, 'Cette commande n’existe pas.', 'This order does not exist.'),
  'already-subscribed': row(422, 'Vous êtes déjà abonné.', 'You already have a subscription.'),
  'immediate-access-not-accepted': row(422, 'L’accès immédiat doit être accepté pour commander.', 'Immediate access must be accepted to order.'),
  'form-refused': row(422, 'Certains champs sont à corriger.', 'Some fields need correcting.'),
  'email-already-registered': row(422, 'Un compte existe déjà avec cet email.', 'An account already exists with this e-mail address.'),
  'credentials-refused': row(422, 'Email ou mot de passe incorrect.', 'Incorrect e-mail address or password.'),
  'refresh-token-refused': row(401, 'Votre session est terminée.', 'Your session is over.'),
  'member-unknown': row(401, 'Ce compte n’existe plus.', 'This account no longer exists.'),
  'profiling-needed': row(409, 'Complétez d’abord votre profil.', 'Complete your profile first.'),
  'parent-needed': row(403, 'Cette action est réservée au parent.', 'This is for the parent only.'),
  'child-unknown': row(404, 'Ce profil n’existe pas ou a été retiré.', 'This profile does not exist, or was removed.'),
  'plan-not-for-families': row(422, 'Votre abonnement ne comprend pas l’espace famille.', 'Your subscription does not include the family space.'),
  'family-full': row(422, 'Votre famille compte déjà cinq enfants.', 'Your family already has five children.'),
  'service-busy': row(503, 'Le service est très sollicité, merci de réessayer dans quelques instants.', 'The service is very busy, please try again in a moment.'),
  'too-many-requests': row(429, 'Trop de tentatives, merci de réessayer un peu plus tard.', 'Too many attempts, please try again a little later.'),
  'human-check-refused': row(422, 'La vérification anti-robot a échoué, merci de réessayer.', 'The bot check failed, please try again.'),
  'human-check-unavailable': row(503, 'La vérification anti-robot est indisponible pour le moment, merci de réessayer dans quelques instants.', 'The bot check is unavailable for the moment, please try again shortly.'),
  'newsletter-subscription-malformed': row(422, 'Certains champs sont à corriger.', 'Some fields need correcting.'),
  'email-already-subscribed': row(400, 'Cet email est déjà inscrit.', 'This e-mail address is already subscribed.'),
  'newsletter-subscriber-unknown': row(404, 'Cette inscription n’existe pas ou plus.', 'This subscription does not exist, or no longer does.'),
  'profile-change-malformed': row(422, 'Certains champs ne peuvent pas être modifiés ainsi.', 'Some fields cannot be changed this way.'),
  'device-registration-malformed': row(422, 'Cet appareil n’a pas pu être enregistré.', 'This device could not be registered.'),
  'profiling-answer-malformed': row(422, 'Cette réponse ne peut pas être enregistrée.', 'This answer cannot be saved.'),
  'device-unknown': row(404, 'Cet appareil n’est pas ou plus enregistré.', 'This device is not registered, or no longer is.'),
  'confirmation-token-refused': row(422, 'Ce lien de confirmation n’est plus valable.', 'This confirmation link is no longer valid.'),
  'email-already-confirmed': row(422, 'Votre adresse est déjà confirmée.', 'Your address is already confirmed.'),
  'reset-token-refused': row(422, 'Ce lien n’est plus valable. Demandez-en un nouveau.', 'This link is no longer valid. Ask for a new one.'),
  'password-refused': row(422, 'Mot de passe incorrect.', 'Incorrect password.'),
  'session-unknown': row(404, 'Cette session n’existe pas ou est déjà terminée.', 'This session does not exist or is already over.'),
  'payment-not-taken': row(422, 'Ce moyen de paiement ne peut pas être utilisé pour cette commande.', 'This means of payment cannot be used for this order.'),
  'idempotency-key-reused': row(422, 'Ce formulaire a déjà été envoyé pour une autre commande. Rechargez la page.', 'This form was already sent for another order. Reload the page.'),
  'order-email-required': row(422, 'Veuillez indiquer votre email.', 'Please enter your e-mail address.'),
  'order-email-invalid': row(422, 'Email invalide.', 'Invalid e-mail address.'),
  'gift-card-unknown': row(404, 'Ce code de carte cadeau n’existe pas.', 'This gift card code does not exist.'),
  'gift-card-already-spent': row(422, 'Cette carte cadeau a déjà été utilisée.', 'This gift card has already been used.'),
  'gift-card-expired': row(422, 'Cette carte cadeau n’est plus valable.', 'This gift card is no longer valid.'),
  'subscription-unknown': row(404, 'Cet abonnement n’existe pas.', 'This subscription does not exist.'),
  'subscription-pending': row(422, 'Cet abonnement n’est pas encore payé.', 'This subscription is not paid yet.'),
  'subscription-expired': row(422, 'Cet abonnement est terminé.', 'This subscription is over.'),
  'subscription-already-refunded': row(422, 'Vous vous êtes déjà rétracté de cet abonnement.', 'You have already withdrawn from this subscription.'),
  'subscription-already-cancelled': row(422, 'Cet abonnement est déjà résilié.', 'This subscription is already cancelled.'),
  'subscription-not-cancelled': row(422, 'Cet abonnement n’est pas résilié.', 'This subscription is not cancelled.'),
  'subscription-not-renewing': row(422, 'Cet abonnement ne se renouvelle pas.', 'This subscription does not renew.'),
  'withdrawal-too-late': row(422, 'Le délai de rétractation est écoulé.', 'The withdrawal period is over.'),
  'withdrawal-not-for-gift-cards': row(422, 'Le droit de rétractation appartient à la personne qui a acheté la carte cadeau.', 'The right to withdraw belongs to whoever bought the gift card.'),
  'content-query-too-large': row(422, 'Cette recherche porte sur trop de contenus à la fois.', 'This search covers too many contents at once.'),
  'content-query-too-slow': row(422, 'Cette recherche demande trop de travail. Précisez-la.', 'This search takes too much work. Make it more precise.'),
  'content-pattern-unsupported': row(422, 'Cette expression de recherche n’est pas prise en charge.', 'This search pattern is not supported.'),
  'content-not-found': row(404, 'Ce contenu n’existe pas.', 'This content does not exist.'),
  'content-locked': row(403, 'Ce contenu est réservé aux abonnés.', 'This content is for subscribers.'),
  'attempt-unknown': row(404, 'Ce quiz n’a pas été commencé.', 'This quiz has not been started.'),
  'question-unknown': row(404, 'Cette question ne fait pas partie du quiz.', 'This question is not part of the quiz.'),
  'response-empty': row(422, 'Aucune réponse n’a été donnée.', 'No answer was given.'),
  'response-not-a-number': row(422, 'La réponse doit être un nombre.', 'The answer must be a number.'),
  'response-not-a-choice': row(422, 'La réponse ne fait pas partie des choix.', 'The answer is not one of the choices.'),
  'response-incomplete': row(422, 'Il manque une partie de la réponse.', 'A part of the answer is missing.'),
  'response-repeats-a-choice': row(422, 'La même proposition a été choisie deux fois.', 'The same choice was made twice.'),
} satisfies Record<ServiceError['type'], Row>
