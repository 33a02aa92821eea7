import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/subscribe-failed'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageTitle } from './page-title.tsx'

export const loader = ({ request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams
  return { reason: query.get('reason'), offer: query.get('offer') }
}

export default function SubscribeFailed({ loaderData: { reason, offer } }: Route.ComponentProps) {
  const { t } = useLingui()
  const title = reason === 'abandoned' ? t`Le paiement a été abandonné` : t`Le paiement n’a pas abouti`
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <>
            {reason !== 'mismatched' && (
              <ButtonLink to={offer === null ? '/premium' : `/premium/checkout/${encodeURIComponent(offer)}`} size="large">
                <Trans>Réessayer</Trans>
              </ButtonLink>
            )}
            <ButtonLink to="/premium" variant="secondary" size="large">
              <Trans>Voir les offres</Trans>
            </ButtonLink>
          </>
        }
      >
        {reason === 'mismatched' ? (
          <Trans>Le montant reçu n’est pas celui de la commande. Ne payez pas une seconde fois : nous vérifions ce paiement.</Trans>
        ) : reason === 'abandoned' ? (
          <Trans>Rien n’a été débité. Votre compte et vos quiz sont conservés.</Trans>
        ) : (
          <Trans>La banque ou l’opérateur a refusé le paiement. Rien n’a été débité : vous pouvez essayer un autre moyen.</Trans>
        )}
      </EmptyState>
    </>
  )
}
