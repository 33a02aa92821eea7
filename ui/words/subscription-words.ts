import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShownSubscription } from '../../application/web/show-subscriptions.ts'

type State = ShownSubscription['state']
type RefundState = NonNullable<ShownSubscription['refund']>['state']

const stateWords: Record<State, MessageDescriptor> = {
  pending: msg`En attente de paiement`,
  active: msg`Abonnement en cours`,
  cancelled: msg`Abonnement résilié`,
  expired: msg`Abonnement terminé`,
  refunded: msg`Contrat annulé`,
}

/** In what state a subscription is, and that one which was paid begins later. */
export const subscriptionState = ({ state, givesAccess }: Pick<ShownSubscription, 'state' | 'givesAccess'>): MessageDescriptor =>
  state === 'active' && !givesAccess ? msg`Abonnement à venir` : stateWords[state]

/** What becomes of money that is paid back. */
export const refundWords: Record<RefundState, MessageDescriptor> = {
  asked: msg`Le remboursement est demandé. Il arrive par le moyen de paiement de la commande, au plus tard 14 jours après votre rétractation.`,
  done: msg`Le remboursement est fait, par le moyen de paiement de la commande. Votre banque peut mettre quelques jours à l’afficher.`,
  'by-hand': msg`Notre équipe s’occupe du remboursement. Il arrive au plus tard 14 jours après votre rétractation.`,
}
