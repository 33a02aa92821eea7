import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageRefusal } from '../../application/web/refusals.ts'
import type { CouponRefusal } from '../../domain/promo-codes/coupon.ts'
import type { ResponseRefusal } from '../../domain/quizzes/score-response.ts'
import type { FieldRefusal } from '../../domain/validation/form-refusals.ts'

/** What a form says beside a field. */
export const fieldMessages = {
  'email-empty': msg`Veuillez indiquer votre email.`,
  'email-invalid': msg`Email invalide.`,
  'email-confirmation-empty': msg`Veuillez confirmer votre email.`,
  'emails-differ': msg`Erreur de validation, les emails ne correspondent pas.`,
  'password-empty': msg`Veuillez indiquer votre mot de passe.`,
  'password-too-short': msg`Un mot de passe doit avoir au moins 8 caractères.`,
  'password-too-long': msg`Un mot de passe ne peut pas dépasser 200 caractères.`,
  'passwords-differ': msg`Les mots de passe ne correspondent pas.`,
  'field-required': msg`Ce champ est requis.`,
  'conditions-not-accepted': msg`Vous devez accepter ces conditions pour poursuivre le processus.`,
  'birth-date-invalid': msg`Date de naissance invalide.`,
  'birth-date-too-early': msg`Votre date de naissance dépasse la date limite fixée.`,
  'birth-date-in-the-future': msg`Vous ne pouvez pas renseigner une date de naissance supérieure à la date du jour.`,
  'name-invalid': msg`Écrivez 100 caractères au plus, sur une seule ligne.`,
  'programme-not-for-user-type': msg`Choisissez une classe qui correspond à votre profil.`,
  'child-name-empty': msg`Indiquez un prénom ou un surnom.`,
  'child-avatar-empty': msg`Choisissez un avatar.`,
  'child-level-empty': msg`Choisissez une classe.`,
  'child-name-refused': msg`Indiquez un prénom ou un surnom de 30 caractères au plus, sans adresse e-mail.`,
} satisfies Record<FieldRefusal, MessageDescriptor>

export const couponMessages = {
  'coupon-unknown': msg`Ce code promo n’existe pas. Vérifiez l’orthographe.`,
  'coupon-not-started': msg`Ce code promo n’est pas encore valable.`,
  'coupon-over': msg`Ce code promo n’est plus valable.`,
  'coupon-used-up': msg`Ce code promo a déjà servi autant de fois que prévu.`,
  'coupon-not-for-this-plan': msg`Ce code promo ne s’applique pas à cette formule.`,
  'coupon-already-used': msg`Vous avez déjà utilisé ce code promo.`,
} satisfies Record<CouponRefusal['type'], MessageDescriptor>

export const responseMessages = {
  'response-empty': msg`Choisissez ou écrivez une réponse avant de valider.`,
  'response-not-a-number': msg`Écrivez un nombre, par exemple 12 ou −3,5.`,
  'response-not-a-choice': msg`Choisissez l’une des réponses proposées.`,
  'response-incomplete': msg`Faites un choix dans chaque liste avant de valider.`,
  'response-repeats-a-choice': msg`Utilisez chaque proposition une seule fois.`,
} satisfies Record<ResponseRefusal['type'], MessageDescriptor>

/** What a page says above a form; where there is a time to wait, use-page-message.ts says it. */
export const pageMessages = {
  'service-unreachable': msg`Une erreur est survenue, merci d’essayer plus tard.`,
  'credentials-refused': msg`Email ou mot de passe incorrect.`,
  'email-already-registered': msg`Un compte existe déjà avec cet email. Connectez-vous, ou choisissez un autre email.`,
  'reset-token-refused': msg`Ce lien n’est plus valable.`,
  'confirmation-token-refused': msg`Ce lien n’est plus valable.`,
  'newsletter-subscriber-unknown': msg`Cette inscription n’existe pas, ou n’existe plus.`,
  'not-logged-in': msg`Connectez-vous pour continuer.`,
  'payment-unavailable': msg`Le paiement est indisponible pour le moment. Rien n’a été débité : réessayez dans quelques minutes.`,
  'plan-unknown': msg`Cette formule n’existe plus.`,
  'already-subscribed': msg`Vous avez déjà un abonnement en cours. Rien n’a été débité.`,
  'payment-not-taken': msg`Ce moyen de paiement ne peut pas être utilisé pour cette commande. Rien n’a été débité : choisissez une autre formule ou un autre moyen de paiement.`,
  'idempotency-key-reused': msg`Ce formulaire a déjà servi pour une autre commande. Rechargez la page, puis vérifiez votre commande.`,
  'gift-card-unknown': msg`Nous ne trouvons pas ce code. Vérifiez chaque caractère : il y en a 16, en quatre groupes de quatre.`,
  'gift-card-already-spent': msg`Cette carte cadeau a déjà été utilisée.`,
  'gift-card-expired': msg`Cette carte cadeau n’est plus valable.`,
  'subscription-unknown': msg`Cet abonnement n’existe pas.`,
  'subscription-pending': msg`Cet abonnement n’est pas encore payé.`,
  'subscription-expired': msg`Cet abonnement est terminé.`,
  'subscription-already-refunded': msg`Vous avez déjà renoncé à cet abonnement.`,
  'subscription-already-cancelled': msg`Cet abonnement est déjà résilié.`,
  'subscription-not-cancelled': msg`Cet abonnement n’est pas résilié.`,
  'subscription-not-renewing': msg`Cet abonnement ne se renouvelle pas : il n’y a rien à résilier.`,
  'withdrawal-too-late': msg`Le délai de rétractation est écoulé.`,
  'withdrawal-not-for-gift-cards': msg`Le droit de rétractation appartient à la personne qui a acheté la carte cadeau.`,
  'password-refused': msg`Mot de passe incorrect.`,
  'device-unknown': msg`Cet appareil n’est plus enregistré.`,
  'email-already-confirmed': msg`Votre adresse est déjà confirmée.`,
  'profile-change-malformed': msg`Votre profil n’a pas pu être modifié ainsi. Rechargez la page et réessayez.`,
  'profiling-answer-malformed': msg`Cette réponse n’a pas pu être enregistrée. Rechargez la page et réessayez.`,
  'session-unknown': msg`Cette connexion est déjà fermée.`,
  'child-unknown': msg`Ce profil n’existe pas, ou il a été retiré.`,
  'plan-not-for-families': msg`Votre abonnement famille est terminé : les profils restent, mais il n’est plus possible d’en ajouter.`,
  'family-full': msg`Votre famille compte déjà cinq enfants. Pour en ajouter un, retirez d’abord un profil.`,
  'payment-unknown': msg`Ce paiement n’existe pas.`,
  'payment-already-made': msg`Ce paiement a déjà été effectué.`,
} satisfies Record<Exclude<PageRefusal['type'], 'too-many-requests'>, MessageDescriptor>
