import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import type { ShownSubscription } from '../../application/web/show-subscriptions.ts'
import type { BadgeTone } from '../components/badge.tsx'
import { Button, ButtonLink } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { SubscriptionCard } from '../components/subscription-card.tsx'
import { subscriptionTitle } from '../words/plan-words.ts'
import { refundWords, subscriptionState } from '../words/subscription-words.ts'
import { useFormats } from '../words/use-formats.ts'

const tones: Record<ShownSubscription['state'], BadgeTone> = {
  pending: 'warning',
  active: 'success',
  cancelled: 'warning',
  expired: 'neutral',
  refunded: 'neutral',
}

/** When it began, when it ends or goes on, and what that costs. */
const useFacts = ({ startsAt, endsAt, renewal, state, cancelledAt, refund }: ShownSubscription) => {
  const { t } = useLingui()
  const { date, money, timeOfDay } = useFormats()
  const begun = { label: t`Début`, value: date(startsAt) }
  if (state === 'refunded') return [begun, ...(refund ? [{ label: t`Remboursement`, value: money(refund.amount) }] : [])]
  if (renewal) {
    const { renewsAt, price, cancelBy } = renewal
    return [
      begun,
      { label: t`Prochain renouvellement`, value: date(renewsAt) },
      { label: t`Prix du renouvellement`, value: money(price) },
      { label: t`Pour l’éviter, résiliez avant le`, value: t`${date(cancelBy)}, ${timeOfDay(cancelBy)} (heure de Paris)` },
    ]
  }
  return [
    begun,
    { label: t`Fin`, value: endsAt === null ? t`aucune, votre accès est à vie` : date(endsAt) },
    ...(state === 'cancelled' && cancelledAt !== null ? [{ label: t`Résilié le`, value: date(cancelledAt) }] : []),
  ]
}

const WhatComesNext = ({ subscription: { state, endsAt, renewal, mayCancel } }: { subscription: ShownSubscription }) => {
  const { date } = useFormats()
  if (state === 'cancelled' && endsAt !== null) {
    return (
      <p>
        <Trans>Vous gardez tous vos accès jusqu’au {date(endsAt)}. Rien d’autre ne sera débité.</Trans>
      </p>
    )
  }
  if (state !== 'active' || endsAt === null) return null
  if (renewal) {
    return (
      <p>
        <Trans>Cet abonnement se renouvelle automatiquement, jusqu’à ce que vous le résiliiez.</Trans>
      </p>
    )
  }
  return (
    <p>
      {mayCancel ? (
        <Trans>Un autre abonnement prend la suite de celui-ci : il ne sera pas renouvelé.</Trans>
      ) : (
        <Trans>Il s’arrête de lui-même à cette date. Rien d’autre ne sera débité.</Trans>
      )}
    </p>
  )
}

/** A subscription on the account page, with everything that its owner can do about it. */
export const OwnSubscriptionCard = ({ subscription, isSending }: { subscription: ShownSubscription; isSending: boolean }) => {
  const { t, i18n } = useLingui()
  const { date, money } = useFormats()
  const { id, plan, state, mayCancel, mayResume, withdrawal, refund, receipts } = subscription
  const title = subscriptionTitle(i18n, plan)
  const lastDay = withdrawal && date(withdrawal.until - 1)
  return (
    <SubscriptionCard
      title={title}
      state={i18n._(subscriptionState(subscription))}
      stateTone={tones[state]}
      facts={useFacts(subscription)}
      receiptsTitle={t`Paiements et références`}
      receipts={receipts.map(({ orderId, amount, paidAt }) => ({ id: orderId, label: date(paidAt), amount: money(amount) }))}
      actions={
        (mayCancel || mayResume || withdrawal) && (
          <>
            {mayCancel && (
              <ButtonLink to={`/mon-compte/abonnement/${id}/resilier`} variant="secondary">
                <Trans>
                  Résilier<span className="visually-hidden"> : {title}</span>
                </Trans>
              </ButtonLink>
            )}
            {mayResume && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="resume" variant="secondary" busy={isSending}>
                  <Trans>
                    Reprendre l’abonnement<span className="visually-hidden"> : {title}</span>
                  </Trans>
                </Button>
              </Form>
            )}
            {withdrawal && (
              <ButtonLink to={`/mon-compte/abonnement/${id}/renoncer`} variant="secondary">
                <Trans>
                  Renoncer au contrat ici<span className="visually-hidden"> : {title}</span>
                </Trans>
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <WhatComesNext subscription={subscription} />
      {mayResume && (
        <p>
          <Trans>Si vous le reprenez, il se renouvellera à son échéance au prix annoncé à la commande, jusqu’à ce que vous le résiliiez.</Trans>
        </p>
      )}
      {withdrawal && (
        <p>
          <Trans>
            Droit de rétractation : vous pouvez renoncer au contrat jusqu’au {lastDay} inclus. Ce que vous n’avez pas utilisé vous est
            remboursé.
          </Trans>
        </p>
      )}
      {refund && refund.amount.minorUnits > 0 && <Notice tone="info">{i18n._(refundWords[refund.state])}</Notice>}
    </SubscriptionCard>
  )
}
