import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/parent-gate'
import { parentGate } from '../../application/web/parent-gate.ts'
import { safePath } from '../../application/web/safe-path.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { TextField } from '../components/text-field.tsx'
import { pageMessages } from '../words/refusals.ts'
import { useCasesContext } from '../visit.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { logInAddress } from './log-in-address.ts'
import { familyAddress } from './own-family.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'
import { unavailable } from './unavailable.ts'

const nextOf = (request: Request): string => safePath(new URL(request.url).searchParams.get('next')) ?? familyAddress

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const next = nextOf(request)
  const profile = await context.get(useCasesContext).readProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  if (!profile.value) throw redirect(logInAddress(next))
  if (!profile.value.child) throw redirect(next)
  return null
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const returned = await context.get(useCasesContext).returnToParent(await formValues(request))
  if (returned.isOk()) return redirect(nextOf(request))
  if (returned.error.type === 'not-logged-in') return redirect(logInAddress(parentGate(nextOf(request))))
  return data({ refusal: returned.error }, { status: refusalStatus(returned.error) })
}

const fields = ['password'] as const

export default function ParentGate({ actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const errorOf = useFieldErrors(refusal)
  const passwordError = refusal?.type === 'password-refused' ? i18n._(pageMessages['password-refused']) : errorOf('password')
  return (
    <FormPage title={t`Espace réservé au parent`} lead={<Trans>Pour continuer, le parent saisit son mot de passe.</Trans>}>
      <PageTitle>{t`Espace réservé au parent`}</PageTitle>
      <FormRefusal refusal={refusal} fields={fields} />
      <Form method="post" noValidate>
        <TextField
          label={t`Mot de passe du parent`}
          name="password"
          type="password"
          // Browsers fill in what they know of an account; here a child holds the device.
          autoComplete="new-password"
          required
          hint={t`Celui avec lequel le parent se connecte à Alvéole.`}
          error={passwordError}
        />
        <Button type="submit" size="large" fullWidth busy={isSending}>
          <Trans>Continuer</Trans>
        </Button>
      </Form>
      <p>
        <Link to="/forgot-password">
          <Trans>Mot de passe oublié ?</Trans>
        </Link>
      </p>
      <ButtonLink to="/revisions/cours-et-quiz" variant="secondary" fullWidth>
        <Trans>Revenir aux révisions</Trans>
      </ButtonLink>
      <Form method="post" action="/logout">
        <Button type="submit" variant="quiet" fullWidth>
          <Trans>Se déconnecter</Trans>
        </Button>
      </Form>
    </FormPage>
  )
}
