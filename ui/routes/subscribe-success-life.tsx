import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect } from 'react'
import { redirect } from 'react-router'
import type { Route } from './+types/subscribe-success-life'
import { useTellOnce } from '../analytics.ts'
import { BrowserContext } from '../browser.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { useRootData } from '../root-data.ts'
import { useCasesContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

/** The end of the life offer, also inside the mobile app, which draws its own menu around it and may know nobody here. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const bought = await context.get(useCasesContext).showBought(null)
  if (bought.isErr()) {
    if (bought.error.type === 'subscription-unknown') throw redirect('/premium/lifeoffer')
    if (bought.error.type === 'not-logged-in') return { isOpen: false, orderId: null, purchase: null }
    throw unavailable(bought.error)
  }
  // What was bought last is something else: its own page says what it is.
  if (bought.value.endsAt !== null) throw redirect('/subscribe-success')
  return { isOpen: true, orderId: bought.value.receipts[0]?.orderId ?? null, purchase: bought.value.purchase }
}

export default function SubscribeSuccessForLife({ loaderData: { isOpen, orderId, purchase } }: Route.ComponentProps) {
  const { t } = useLingui()
  const app = useRootData()?.surroundings.mobileApp
  const browser = use(BrowserContext)
  useEffect(() => {
    if (isOpen) browser?.completePurchase()
  }, [browser, isOpen])
  useTellOnce(purchase)
  const title = isOpen ? t`Merci, votre accès à vie est ouvert !` : t`Merci pour votre commande !`
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <>
            {app ? (
              <ButtonLink to={app.link} size="large">
                <Trans>Ouvrir l’application</Trans>
              </ButtonLink>
            ) : null}
            <ButtonLink to="/revisions/cours-et-quiz" size="large" variant={app ? 'secondary' : 'primary'}>
              <Trans>Ouvrir mes cours</Trans>
            </ButtonLink>
            {orderId === null ? null : (
              <ButtonLink to={`/mon-compte/recus/${encodeURIComponent(orderId)}`} size="large" variant="quiet">
                <Trans>Voir mon reçu</Trans>
              </ButtonLink>
            )}
          </>
        }
      >
        {isOpen ? (
          <Trans>
            Tous les chapitres vous sont ouverts, sans limite de durée. Vous avez payé une seule fois : rien d’autre ne sera débité. Un reçu vous est
            envoyé par e-mail.
          </Trans>
        ) : (
          <Trans>Dès que le paiement est confirmé, un e-mail vous le dit, et vos cours s’ouvrent sur votre compte.</Trans>
        )}
      </EmptyState>
    </>
  )
}
