import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/account-password'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { TextField } from '../components/text-field.tsx'
import { pageMessages } from '../words/refusals.ts'
import { useCasesContext } from '../visit.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { logInAddress } from './log-in-address.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const logIn = () => redirect(logInAddress('/mon-compte/mot-de-passe'))

export const loader = async ({ context }: Route.LoaderArgs) => {
  const profile = await context.get(useCasesContext).readProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  if (!profile.value) throw logIn()
  return { email: profile.value.email }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const changed = await context.get(useCasesContext).changePassword(await formValues(request))
  if (changed.isOk()) return { isChanged: true, refusal: undefined }
  if (changed.error.type === 'not-logged-in') return logIn()
  return data({ isChanged: false, refusal: changed.error }, { status: 422 })
}

const fields = ['currentPassword', 'password', 'passwordConfirmation'] as const

export default function ChangePassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const errorOf = useFieldErrors(refusal)
  const currentError = refusal?.type === 'password-refused' ? i18n._(pageMessages['password-refused']) : errorOf('currentPassword')
  if (actionData?.isChanged) {
    return (
      <FormPage title={t`Votre mot de passe est changé`}>
        <PageTitle>{t`Votre mot de passe est changé`}</PageTitle>
        <Notice tone="success" role="status">
          <Trans>Vous restez connecté ici ; toutes les autres connexions sont fermées. Un e-mail vous le confirme.</Trans>
        </Notice>
        <ButtonLink to="/mon-compte" fullWidth>
          <Trans>Revenir à mon compte</Trans>
        </ButtonLink>
      </FormPage>
    )
  }
  return (
    <FormPage title={t`Changer de mot de passe`} lead={<Trans>Les autres connexions à votre compte seront fermées.</Trans>}>
      <PageTitle>{t`Changer de mot de passe`}</PageTitle>
      <FormRefusal refusal={refusal} fields={fields} />
      <Form method="post" noValidate>
        <input type="text" name="username" autoComplete="username" defaultValue={email ?? ''} hidden readOnly />
        <TextField
          label={t`Mot de passe actuel`}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          error={currentError}
        />
        <NewPasswordFields label={t`Nouveau mot de passe`} errorOf={errorOf} />
        <Button type="submit" size="large" fullWidth busy={isSending}>
          <Trans>Changer de mot de passe</Trans>
        </Button>
      </Form>
      <ButtonLink to="/mon-compte" variant="quiet" fullWidth>
        <Trans>Revenir à mon compte</Trans>
      </ButtonLink>
    </FormPage>
  )
}
