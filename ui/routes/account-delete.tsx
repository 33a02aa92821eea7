import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/account-delete'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { TextField } from '../components/text-field.tsx'
import { subscriptionTitle } from '../words/plan-words.ts'
import { pageMessages } from '../words/refusals.ts'
import { useCasesContext } from '../visit.ts'
import { useFormats } from '../words/use-formats.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { logInAddress } from './log-in-address.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

const logIn = () => redirect(logInAddress('/mon-compte/supprimer'))

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { readProfile, showSubscriptions } = context.get(useCasesContext)
  const profile = await readProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  if (!profile.value) throw logIn()
  const subscriptions = await showSubscriptions()
  if (subscriptions.isErr()) throw subscriptions.error.type === 'not-logged-in' ? logIn() : unavailable(subscriptions.error)
  const running = subscriptions.value.filter(({ state }) => state === 'active' || state === 'cancelled')
  return { email: profile.value.email, running }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const deleted = await context.get(useCasesContext).deleteAccount(await formValues(request))
  if (deleted.isOk()) return redirect('/compte-supprime')
  if (deleted.error.type === 'not-logged-in') return logIn()
  return data({ refusal: deleted.error }, { status: 422 })
}

const fields = ['password'] as const

export default function DeleteAccount({ loaderData: { email, running }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const errorOf = useFieldErrors(refusal)
  const passwordError = refusal?.type === 'password-refused' ? i18n._(pageMessages['password-refused']) : errorOf('password')
  return (
    <FormPage title={t`Supprimer mon compte`} lead={email}>
      <PageTitle>{t`Supprimer mon compte`}</PageTitle>
      <FormRefusal refusal={refusal} fields={fields} />
      {running.map(({ id, plan, endsAt, withdrawal }) => (
        <Notice key={id} tone="warning" title={t`Vous perdrez votre abonnement ${subscriptionTitle(i18n, plan)}`}>
          {endsAt === null ? (
            <Trans>Il est à vie, et il prendra fin sans remboursement.</Trans>
          ) : (
            <Trans>Il court jusqu’au {date(endsAt)}, et il prendra fin sans remboursement. Il ne sera pas renouvelé.</Trans>
          )}{' '}
          {withdrawal && (
            <Trans>
              Le délai de rétractation n’est pas écoulé :{' '}
              <Link to={`/mon-compte/abonnement/${id}/renoncer`}>renoncez d’abord au contrat</Link> pour être remboursé.
            </Trans>
          )}
        </Notice>
      ))}
      <div>
        <p>
          <Trans>La suppression est immédiate et ne peut pas être annulée.</Trans>
        </p>
        <ul>
          <li>
            <Trans>Votre adresse, votre mot de passe, votre profil, vos quiz et vos réponses sont effacés.</Trans>
          </li>
          <li>
            <Trans>Dans l’espace famille, les profils de vos enfants et tout leur travail sont effacés aussi.</Trans>
          </li>
          <li>
            <Trans>Vous êtes déconnecté de tous vos appareils, et vous ne recevez plus nos conseils par e-mail.</Trans>
          </li>
          <li>
            <Trans>
              Les pièces comptables de vos commandes sont conservées dix ans, comme la loi l’impose, sans votre adresse.
            </Trans>
          </li>
        </ul>
      </div>
      <p>
        <Trans>
          Avant de partir, vous pouvez{' '}
          <Link to="/mon-compte/mes-donnees" reloadDocument>
            télécharger vos données
          </Link>
          .
        </Trans>
      </p>
      <Form method="post" noValidate>
        <input type="text" name="username" autoComplete="username" defaultValue={email ?? ''} hidden readOnly />
        <TextField
          label={t`Mot de passe`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          hint={t`Pour vérifier que c’est bien vous.`}
          error={passwordError}
        />
        <Button type="submit" variant="danger" size="large" fullWidth lock="ordinary" busy={isSending}>
          <Trans>Supprimer définitivement mon compte</Trans>
        </Button>
      </Form>
      <ButtonLink to="/mon-compte" variant="quiet" fullWidth>
        <Trans>Garder mon compte</Trans>
      </ButtonLink>
    </FormPage>
  )
}
