import { Trans, useLingui } from '@lingui/react/macro'
import { Form, redirect } from 'react-router'
import type { Route } from './+types/account'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const profile = await context.get(useCasesContext).readProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  if (!profile.value) throw redirect('/login?next=/mon-compte')
  const { email, plans } = profile.value
  return { email, plan: plans.at(-1) ?? null }
}

export default function Account({ loaderData: { email, plan } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  return (
    <FormPage title={t`Mon compte`} lead={email}>
      <PageTitle>{t`Mon compte`}</PageTitle>
      {plan === null ? (
        <>
          <Notice tone="info" title={t`Pas d’abonnement en cours`}>
            <Trans>Le premier chapitre de chaque matière vous est ouvert.</Trans>
          </Notice>
          <ButtonLink to="/premium" size="large" fullWidth>
            <Trans>Voir les offres</Trans>
          </ButtonLink>
        </>
      ) : (
        <Notice tone="success" title={t`Abonnement en cours`}>
          {plan.endsAt === null ? (
            <Trans>Depuis le {date(plan.startsAt)}, à vie.</Trans>
          ) : (
            <Trans>
              Du {date(plan.startsAt)} au {date(plan.endsAt)}. Il s’arrête de lui-même à cette date.
            </Trans>
          )}
        </Notice>
      )}
      <Form method="post" action="/logout">
        <Button type="submit" variant="secondary" fullWidth>
          <Trans>Se déconnecter</Trans>
        </Button>
      </Form>
    </FormPage>
  )
}
