import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/sign-up'
import { safePath } from '../../application/web/safe-path.ts'
import { ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { StepList } from '../components/step-list.tsx'
import { useCasesContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const profile = await context.get(useCasesContext).readProfile()
  const next = safePath(new URL(request.url).searchParams.get('next'))
  if (profile.isOk() && profile.value) throw redirect(next ?? '/revisions/cours-et-quiz')
  return { query: next === null ? '' : `?next=${encodeURIComponent(next)}` }
}

export default function SignUp({ loaderData: { query } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <FormPage
      title={t`Rejoindre Alvéole`}
      lead={<Trans>Un compte gratuit conserve vos quiz en cours, sur tous vos appareils.</Trans>}
    >
      <PageTitle>{t`Rejoindre Alvéole`}</PageTitle>
      <StepList
        headingLevel={2}
        steps={[
          { title: t`Créez votre compte`, text: t`Un email et un mot de passe suffisent. C’est gratuit, et le premier chapitre de chaque matière aussi.` },
          { title: t`Confirmez votre adresse`, text: t`Un lien vous attend dans votre boîte e-mail. Vous pouvez le suivre plus tard.` },
          { title: t`Dites-nous ce que vous révisez`, text: t`Trois questions sur votre classe et vos envies, sans obligation.` },
        ]}
      />
      <ButtonLink to={`/signup/signup-form${query}`} size="large" fullWidth>
        <Trans>Créer un compte</Trans>
      </ButtonLink>
      <ButtonLink to={`/login${query}`} variant="secondary" size="large" fullWidth>
        <Trans>J’ai déjà un compte</Trans>
      </ButtonLink>
    </FormPage>
  )
}
