import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/account-cancel'
import { Button, ButtonLink } from '../components/button.tsx'
import { FactList } from '../components/fact-list.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { subscriptionTitle } from '../words/plan-words.ts'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext } from '../visit.ts'
import { FormRefusal } from './form-refusal.tsx'
import { logInAddress } from './log-in-address.ts'
import { readOwnSubscription } from './own-subscription.ts'
import { PageTitle } from './page-title.tsx'

const addressOf = (subscriptionId: string): string => `/mon-compte/abonnement/${encodeURIComponent(subscriptionId)}/resilier`
const account = '/mon-compte#abonnement'

export const loader = async ({ params: { subscriptionId }, context }: Route.LoaderArgs) => {
  const { email, subscription } = await readOwnSubscription(context, subscriptionId, addressOf(subscriptionId))
  const { plan, state, startsAt, endsAt, renewal, mayCancel, receipts } = subscription
  if (!mayCancel && state !== 'cancelled') throw redirect(account)
  return { email, isCancelled: !mayCancel, plan, startsAt, endsAt, renewal, orderId: receipts[0]?.orderId ?? null }
}

export const action = async ({ params: { subscriptionId }, context }: Route.ActionArgs) => {
  const cancelled = await context.get(useCasesContext).cancelSubscription(subscriptionId)
  if (cancelled.isOk() || cancelled.error.type === 'subscription-already-cancelled') return redirect(addressOf(subscriptionId))
  if (cancelled.error.type === 'not-logged-in') return redirect(logInAddress(addressOf(subscriptionId)))
  return data({ refusal: cancelled.error }, { status: 422 })
}

export default function CancelSubscription({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { date, money } = useFormats()
  const isSending = useNavigation().state !== 'idle'
  const { email, isCancelled, plan, startsAt, endsAt, renewal, orderId } = loaderData
  const heading = isCancelled ? t`Votre abonnement est résilié` : t`Résilier mon abonnement`
  const lastDay = endsAt === null ? null : date(endsAt)
  return (
    <FormPage title={heading}>
      <PageTitle>{heading}</PageTitle>
      <FormRefusal refusal={actionData?.refusal} fields={[]} />
      {isCancelled && (
        <Notice tone="success" role="status">
          {lastDay === null ? (
            <Trans>Rien d’autre ne sera débité.</Trans>
          ) : (
            <Trans>Vous gardez tous vos accès jusqu’au {lastDay}. Ensuite, rien d’autre ne sera débité.</Trans>
          )}{' '}
          {email === null ? <Trans>Un e-mail vous le confirme.</Trans> : <Trans>Un e-mail vous le confirme à {email}.</Trans>}
        </Notice>
      )}
      <FactList
        facts={[
          { label: t`Formule`, value: subscriptionTitle(i18n, plan) },
          { label: t`Début`, value: date(startsAt) },
          ...(orderId === null ? [] : [{ label: t`Référence de la commande`, value: orderId }]),
          ...(lastDay === null ? [] : [{ label: t`Accès jusqu’au`, value: lastDay }]),
          ...(renewal ? [{ label: t`Ne sera pas débité`, value: t`${money(renewal.price)} le ${date(renewal.renewsAt)}` }] : []),
        ]}
      />
      {isCancelled ? (
        <>
          <p>
            <Trans>Vous changez d’avis ? Jusqu’à cette date, l’abonnement peut être repris depuis votre compte.</Trans>
          </p>
          <ButtonLink to={account} fullWidth>
            <Trans>Revenir à mon compte</Trans>
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            <Trans>
              La résiliation arrête les renouvellements : vous gardez tous vos accès jusqu’au bout de ce que vous avez payé. Elle ne coûte rien
              et ne demande aucune explication.
            </Trans>
          </p>
          <Form method="post">
            <Button type="submit" size="large" fullWidth lock="ordinary" busy={isSending}>
              <Trans>Résilier mon abonnement</Trans>
            </Button>
          </Form>
          <ButtonLink to={account} variant="quiet" fullWidth>
            <Trans>Garder mon abonnement</Trans>
          </ButtonLink>
        </>
      )}
    </FormPage>
  )
}
