import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect } from 'react'
import { Link, redirect } from 'react-router'
import type { Route } from './+types/subscribe-success'
import { BrowserContext } from '../browser.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { useFormats } from '../words/use-formats.ts'
import { useTellOnce } from '../analytics.ts'
import { useCasesContext } from '../visit.ts'
import { logInAddress } from './log-in-address.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const bought = await context.get(useCasesContext).showBought(null)
  if (bought.isErr()) {
    if (bought.error.type === 'subscription-unknown') throw redirect('/premium')
    throw bought.error.type === 'not-logged-in' ? redirect(logInAddress('/subscribe-success')) : unavailable(bought.error)
  }
  const { endsAt, renewal, purchase, receipts } = bought.value
  const lastReceipt = receipts.toSorted((a, b) => b.paidAt - a.paidAt)[0]
  return { endsAt, renewal, purchase, orderId: lastReceipt?.orderId ?? null }
}

export default function SubscribeSuccess({ loaderData: { endsAt, renewal, purchase, orderId } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { date, money } = useFormats()
  const browser = use(BrowserContext)
  useEffect(() => browser?.completePurchase(), [browser])
  useTellOnce(purchase)
  return (
    <>
      <PageTitle>{t`Merci, votre abonnement est ouvert`}</PageTitle>
      <EmptyState
        title={t`Merci, votre abonnement est ouvert !`}
        headingLevel={1}
        action={
          <>
            <ButtonLink to="/revisions/cours-et-quiz" size="large">
              <Trans>Ouvrir mes cours</Trans>
            </ButtonLink>
            {orderId === null ? null : (
              <ButtonLink to={`/mon-compte/recus/${encodeURIComponent(orderId)}`} variant="secondary" size="large">
                <Trans>Voir mon reçu</Trans>
              </ButtonLink>
            )}
          </>
        }
      >
        {endsAt === null ? (
          <Trans>Tous les chapitres vous sont ouverts, à vie.</Trans>
        ) : (
          <Trans>Tous les chapitres vous sont ouverts jusqu’au {date(endsAt)}.</Trans>
        )}{' '}
        {renewal && (
          <Trans>
            L’abonnement se renouvelle ce jour-là au prix de {money(renewal.price)}, sauf si vous le résiliez avant dans{' '}
            <Link to="/mon-compte#abonnement">votre compte</Link>.
          </Trans>
        )}
        {endsAt !== null && !renewal && <Trans>Il s’arrête de lui-même à cette date. Rien d’autre ne sera débité.</Trans>}{' '}
        <Trans>Un reçu vous est envoyé par e-mail.</Trans>
      </EmptyState>
    </>
  )
}
