import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/subscribe-success'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const profile = await context.get(useCasesContext).readProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  const plan = profile.value?.plans.at(-1)
  if (!plan) throw redirect('/premium')
  return { endsAt: plan.endsAt }
}

export default function SubscribeSuccess({ loaderData: { endsAt } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  return (
    <>
      <PageTitle>{t`Merci, votre abonnement est ouvert`}</PageTitle>
      <EmptyState
        title={t`Merci, votre abonnement est ouvert !`}
        headingLevel={1}
        action={
          <ButtonLink to="/revisions/cours-et-quiz" size="large">
            <Trans>Ouvrir mes cours</Trans>
          </ButtonLink>
        }
      >
        {endsAt === null ? (
          <Trans>Tous les chapitres vous sont ouverts, à vie.</Trans>
        ) : (
          <Trans>Tous les chapitres vous sont ouverts jusqu’au {date(endsAt)}.</Trans>
        )}
      </EmptyState>
    </>
  )
}
