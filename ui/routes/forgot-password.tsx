import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, useNavigation } from 'react-router'
import type { Route } from './+types/forgot-password'
import { Button } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { TextField } from '../components/text-field.tsx'
import { useCasesContext } from '../visit.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await formValues(request)
  const email = form['email'] ?? ''
  const requested = await context.get(useCasesContext).requestPasswordReset(form)
  if (requested.isErr()) return data({ refusal: requested.error, email }, { status: refusalStatus(requested.error) })
  return { refusal: undefined, email: email.trim() }
}

const fields = ['email'] as const

/** Says the same of every address: whether it has an account is nobody else’s business. */
const MailSent = ({ email }: { email: string }) => {
  const { t } = useLingui()
  return (
    <>
      <Notice tone="success" role="status" title={t`Ouvrez votre messagerie`}>
        <Trans>
          Si un compte existe avec l’adresse <strong>{email}</strong>, un e-mail vient de partir. Il contient un lien pour choisir
          un nouveau mot de passe, valable une heure.
        </Trans>
      </Notice>
      <p>
        <Trans>
          Vous ne recevez rien ? Regardez dans les courriers indésirables, ou{' '}
          <Link to="/forgot-password">essayez avec une autre adresse</Link>.
        </Trans>
      </p>
    </>
  )
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const errorOf = useFieldErrors(refusal)
  return (
    <FormPage
      title={t`Mot de passe oublié`}
      lead={
        <Trans>
          Vous l’avez retrouvé ? <Link to="/login">Connectez-vous</Link>.
        </Trans>
      }
    >
      <PageTitle>{t`Mot de passe oublié`}</PageTitle>
      {actionData && !refusal ? (
        <MailSent email={actionData.email} />
      ) : (
        <>
          <FormRefusal refusal={refusal} fields={fields} />
          <Form method="post" noValidate>
            <TextField
              label={t`Email`}
              name="email"
              type="email"
              autoComplete="username"
              required
              hint={t`L’adresse de votre compte. Nous y enverrons un lien pour choisir un nouveau mot de passe.`}
              defaultValue={actionData?.email}
              error={errorOf('email')}
            />
            <Button type="submit" size="large" fullWidth busy={isSending}>
              <Trans>Recevoir le lien</Trans>
            </Button>
          </Form>
        </>
      )}
    </FormPage>
  )
}
