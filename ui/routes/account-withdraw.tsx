import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/account-withdraw'
import { Button, ButtonLink } from '../components/button.tsx'
import { FactList } from '../components/fact-list.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { subscriptionTitle } from '../words/plan-words.ts'
import { refundWords } from '../words/subscription-words.ts'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext } from '../visit.ts'
import { FormRefusal } from './form-refusal.tsx'
import { logInAddress } from './log-in-address.ts'
import { readOwnSubscription } from './own-subscription.ts'
import { PageTitle } from './page-title.tsx'

const addressOf = (subscriptionId: string): string => `/mon-compte/abonnement/${encodeURIComponent(subscriptionId)}/renoncer`
const account = '/mon-compte#abonnement'

export const loader = async ({ params: { subscriptionId }, context }: Route.LoaderArgs) => {
  const { email, subscription } = await readOwnSubscription(context, subscriptionId, addressOf(subscriptionId))
  const { plan, state, receipts, withdrawal, refund } = subscription
  if (!withdrawal && state !== 'refunded') throw redirect(account)
  return { email, plan, withdrawal, refund, receipt: receipts[0] ?? null }
}

export const action = async ({ params: { subscriptionId }, context }: Route.ActionArgs) => {
  const withdrawn = await context.get(useCasesContext).withdraw(subscriptionId)
  if (withdrawn.isOk() || withdrawn.error.type === 'subscription-already-refunded') return redirect(addressOf(subscriptionId))
  if (withdrawn.error.type === 'not-logged-in') return redirect(logInAddress(addressOf(subscriptionId)))
  return data({ refusal: withdrawn.error }, { status: 422 })
}

/** The withdrawal function: a statement to confirm, then what was stated. Source: Code de la consommation, article L221-21. */
export default function WithdrawFromContract({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { date, money } = useFormats()
  const isSending = useNavigation().state !== 'idle'
  const { email, plan, withdrawal, refund, receipt } = loaderData
  const isWithdrawn = withdrawal === null
  const heading = isWithdrawn ? t`Vous avez renoncé au contrat` : t`Renoncer au contrat`
  const paidBack = withdrawal?.refund ?? refund?.amount ?? null
  return (
    <FormPage title={heading}>
      <PageTitle>{heading}</PageTitle>
      <FormRefusal refusal={actionData?.refusal} fields={[]} />
      {isWithdrawn && (
        <Notice tone="success" role="status">
          <Trans>Votre rétractation est enregistrée et votre abonnement est terminé.</Trans>{' '}
          {email === null ? <Trans>Un e-mail en accuse réception.</Trans> : <Trans>Un e-mail en accuse réception à {email}.</Trans>}
        </Notice>
      )}
      <FactList
        facts={[
          { label: t`Contrat`, value: t`Abonnement Alvéole, ${subscriptionTitle(i18n, plan)}` },
          ...(receipt
            ? [
                { label: t`Payé le`, value: t`${date(receipt.paidAt)}, ${money(receipt.amount)}` },
                { label: t`Référence de la commande`, value: receipt.orderId },
              ]
            : []),
          ...(email === null ? [] : [{ label: t`Compte`, value: email }]),
          ...(paidBack === null ? [] : [{ label: t`Montant remboursé`, value: <strong>{money(paidBack)}</strong> }]),
        ]}
      />
      {isWithdrawn ? (
        <>
          {refund && refund.amount.minorUnits > 0 && <p>{i18n._(refundWords[refund.state])}</p>}
          <ButtonLink to={account} fullWidth>
            <Trans>Revenir à mon compte</Trans>
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            <Trans>
              En confirmant, vous déclarez renoncer à ce contrat. Votre accès s’arrête aussitôt, et les jours que vous n’avez pas utilisés vous
              sont remboursés par le moyen de paiement de la commande, au plus tard dans 14 jours. Vous n’avez pas à donner de raison.
            </Trans>
          </p>
          <p>
            <Trans>Vous pouvez le faire jusqu’au {date(withdrawal.until - 1)} inclus.</Trans>
          </p>
          <Form method="post">
            <Button type="submit" variant="danger" size="large" fullWidth lock="ordinary" busy={isSending}>
              <Trans>Confirmer la rétractation</Trans>
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
