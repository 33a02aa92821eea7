import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/sign-up-form'
import { safePath } from '../../application/web/safe-path.ts'
import { Button } from '../components/button.tsx'
import { CheckboxField } from '../components/checkbox-field.tsx'
import { FormPage } from '../components/form-page.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { TextField } from '../components/text-field.tsx'
import { useCasesContext } from '../visit.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { useTypedEmail } from './use-typed-email.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const nextOf = (request: Request): string | null => safePath(new URL(request.url).searchParams.get('next'))

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const profile = await context.get(useCasesContext).readProfile()
  const next = nextOf(request)
  if (profile.isOk() && profile.value) throw redirect(next ?? '/revisions/cours-et-quiz')
  return { next }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await formValues(request)
  const signedUp = await context.get(useCasesContext).signUp(form)
  if (signedUp.isOk()) return redirect(nextOf(request) ?? '/signup/successfull-signin')
  const { email = '', emailConfirmation = '', conditions } = form
  const typed = { email, emailConfirmation, conditions: conditions === 'on' }
  return data({ refusal: signedUp.error, typed }, { status: refusalStatus(signedUp.error) })
}

const fields = ['email', 'emailConfirmation', 'password', 'passwordConfirmation', 'conditions'] as const

export default function SignUpForm({ actionData, loaderData: { next } }: Route.ComponentProps) {
  const { t } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const errorOf = useFieldErrors(refusal)
  const typedEmail = useTypedEmail('register')
  const logInAddress = next === null ? '/login' : `/login?next=${encodeURIComponent(next)}`
  return (
    <FormPage
      title={t`Créer un compte`}
      lead={
        <Trans>
          Déjà un compte ? <Link to={logInAddress}>Connectez-vous</Link>.
        </Trans>
      }
    >
      <PageTitle>{t`Créer un compte`}</PageTitle>
      {next === null && <ProgressBar value={1} max={3} label={t`Étape 1 sur 3 : votre compte`} showsLabel />}
      <FormRefusal refusal={refusal} fields={fields} />
      <Form method="post" noValidate>
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          {...typedEmail}
          defaultValue={actionData?.typed.email}
          error={errorOf('email')}
        />
        <TextField
          label={t`Confirmez votre email`}
          name="emailConfirmation"
          type="email"
          autoComplete="email"
          required
          defaultValue={actionData?.typed.emailConfirmation}
          error={errorOf('emailConfirmation')}
        />
        <NewPasswordFields label={t`Mot de passe`} errorOf={errorOf} />
        <CheckboxField
          name="conditions"
          required
          defaultChecked={actionData?.typed.conditions}
          label={
            <Trans>
              J’accepte les <Link to="/conditions-d-utilisation">conditions générales d’utilisation et de vente</Link>. Si j’ai
              moins de 15 ans, un parent ou mon tuteur légal les accepte avec moi.
            </Trans>
          }
          error={errorOf('conditions')}
        />
        <Button type="submit" size="large" fullWidth lock="ordinary" busy={isSending}>
          <Trans>Créer mon compte</Trans>
        </Button>
      </Form>
    </FormPage>
  )
}
