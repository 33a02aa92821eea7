import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirectDocument, useNavigation } from 'react-router'
import type { Route } from './+types/reset-password'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { useCasesContext } from '../visit.ts'
import { usePageMessage } from '../words/use-page-message.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

export const loader = ({ request }: Route.LoaderArgs) => ({ token: new URL(request.url).searchParams.get('token') ?? '' })

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await formValues(request)
  const changed = await context.get(useCasesContext).resetPassword(form)
  // This page is French whoever reads it, the next one is in their language: it is loaded anew.
  if (changed.isOk()) return redirectDocument('/login?reset')
  return data({ refusal: changed.error, token: form['token'] ?? '' }, { status: refusalStatus(changed.error) })
}

const fields = ['password', 'passwordConfirmation'] as const

const LinkRefused = () => {
  const pageMessage = usePageMessage()
  return (
    <>
      <Notice tone="warning" title={pageMessage({ type: 'reset-token-refused' })} role="alert">
        <Trans>Il fonctionne une seule fois, pendant une heure. Votre mot de passe n’a pas changé.</Trans>
      </Notice>
      <ButtonLink to="/forgot-password" size="large" fullWidth reloadDocument>
        <Trans>Demander un nouveau lien</Trans>
      </ButtonLink>
      <ButtonLink to="/login" variant="secondary" size="large" fullWidth reloadDocument>
        <Trans>Se connecter</Trans>
      </ButtonLink>
    </>
  )
}

export default function ResetPassword({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const errorOf = useFieldErrors(refusal)
  const token = actionData?.token ?? loaderData.token
  const isLinkGood = token !== '' && refusal?.type !== 'reset-token-refused'
  return (
    <>
      <PageTitle isOnlyFrench>{t`Nouveau mot de passe`}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* With `no-referrer`, a browser without scripts sends the form with `Origin: null`: it would be refused. */}
      <meta name="referrer" content="same-origin" />
      <FormPage title={t`Nouveau mot de passe`} lead={<Trans>Choisissez celui de votre compte Alvéole.</Trans>}>
        {isLinkGood ? (
          <>
            <FormRefusal refusal={refusal} fields={fields} />
            <Form method="post" action="/reset" noValidate>
              <NewPasswordFields label={t`Nouveau mot de passe`} errorOf={errorOf} />
              <Button type="submit" size="large" fullWidth busy={isSending}>
                <Trans>Changer mon mot de passe</Trans>
              </Button>
              <input type="hidden" name="token" value={token} />
            </Form>
          </>
        ) : (
          <LinkRefused />
        )}
      </FormPage>
    </>
  )
}
