import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/log-in'
import { safePath } from '../../application/web/safe-path.ts'
import { Button } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { TextField } from '../components/text-field.tsx'
import { useCasesContext } from '../visit.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { useTypedEmail } from './use-typed-email.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'

const home = '/revisions/cours-et-quiz'
const nextOf = (request: Request): string | null => safePath(new URL(request.url).searchParams.get('next'))

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const profile = await context.get(useCasesContext).readProfile()
  const next = nextOf(request)
  if (profile.isOk() && profile.value) throw redirect(next ?? home)
  return { next, hasNewPassword: new URL(request.url).searchParams.has('reset') }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await formValues(request)
  const loggedIn = await context.get(useCasesContext).logIn(form)
  if (loggedIn.isOk()) return redirect(nextOf(request) ?? home)
  return data({ refusal: loggedIn.error, email: form['email'] ?? '' }, { status: refusalStatus(loggedIn.error) })
}

const fields = ['email', 'password'] as const

export default function LogIn({ actionData, loaderData: { next, hasNewPassword } }: Route.ComponentProps) {
  const { t } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const errorOf = useFieldErrors(refusal)
  const typedEmail = useTypedEmail('login')
  const signUpAddress = next === null ? '/signup' : `/signup?next=${encodeURIComponent(next)}`
  return (
    <FormPage
      title={t`Se connecter`}
      lead={
        <Trans>
          Pas encore de compte ? <Link to={signUpAddress}>Créez-en un</Link>.
        </Trans>
      }
    >
      <PageTitle>{t`Se connecter`}</PageTitle>
      {hasNewPassword && !refusal && (
        <Notice tone="success" role="status" title={t`Votre mot de passe est changé`}>
          <Trans>Connectez-vous avec le nouveau. Par sécurité, tous vos appareils ont été déconnectés.</Trans>
        </Notice>
      )}
      <FormRefusal refusal={refusal} fields={fields} />
      <Form method="post" noValidate>
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="username"
          required
          {...typedEmail}
          defaultValue={actionData?.email}
          error={errorOf('email')}
        />
        <TextField
          label={t`Mot de passe`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errorOf('password')}
        />
        <Button type="submit" size="large" fullWidth busy={isSending}>
          <Trans>Se connecter</Trans>
        </Button>
      </Form>
      <p>
        <Link to="/forgot-password">
          <Trans>Mot de passe oublié ?</Trans>
        </Link>
      </p>
    </FormPage>
  )
}
