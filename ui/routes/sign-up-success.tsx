import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { data, Form, redirect, useLocation, useNavigation } from 'react-router'
import type { Route } from './+types/sign-up-success'
import { safePath } from '../../application/web/safe-path.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { useRootData } from '../root-data.ts'
import { useCasesContext } from '../visit.ts'
import { usePageMessage } from '../words/use-page-message.ts'
import { FormRefusal } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'

const here = '/signup/successfull-signin'
const sendAgain = 'send-again'
const membersHome = '/revisions/cours-et-quiz'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const profile = await context.get(useCasesContext).readProfile()
  const email = profile.isOk() ? (profile.value?.email ?? null) : null
  const { searchParams } = new URL(request.url)
  return { token: searchParams.get('confirm'), email, next: safePath(searchParams.get('next')) ?? membersHome }
}

/** Opening the link of the mail changes nothing, since programs that look for viruses open it too: a button does. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const useCases = context.get(useCasesContext)
  const form = await formValues(request)
  if (form['intent'] === sendAgain) {
    const sent = await useCases.sendConfirmationAgain()
    if (sent.isOk()) return { outcome: 'sent' as const }
    if (sent.error.type === 'email-already-confirmed') return { outcome: 'confirmed' as const }
    if (sent.error.type === 'not-logged-in') return redirect(`/login?next=${here}`)
    return data({ outcome: 'not-sent' as const, refusal: sent.error }, { status: refusalStatus(sent.error) })
  }
  const confirmed = await useCases.confirmEmail(form['token'] ?? '')
  if (confirmed.isOk()) return { outcome: 'confirmed' as const }
  return data({ outcome: 'not-confirmed' as const, refusal: confirmed.error }, { status: refusalStatus(confirmed.error) })
}

const SendAgain = () => {
  const next = new URLSearchParams(useLocation().search).get('next')
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={next === null ? here : `${here}?next=${encodeURIComponent(next)}`}>
      <Button type="submit" name="intent" value={sendAgain} variant="quiet" fullWidth busy={isSending}>
        <Trans>Renvoyer l’e-mail</Trans>
      </Button>
    </Form>
  )
}

const ConfirmAddress = ({ token, refusal }: { token: string; refusal: ReactNode }) => {
  const { t } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  return (
    <FormPage title={t`Confirmez votre adresse`} lead={<Trans>Dites-nous que cette adresse est bien la vôtre.</Trans>}>
      {refusal}
      <Form method="post">
        <Button type="submit" size="large" fullWidth busy={isSending}>
          <Trans>Confirmer mon adresse</Trans>
        </Button>
        <input type="hidden" name="token" value={token} />
      </Form>
    </FormPage>
  )
}

const LinkRefused = ({ isMember }: { isMember: boolean }) => {
  const { t } = useLingui()
  const pageMessage = usePageMessage()
  return (
    <FormPage title={t`Confirmez votre adresse`}>
      <Notice tone="warning" role="alert" title={pageMessage({ type: 'confirmation-token-refused' })}>
        <Trans>Il fonctionne pendant sept jours. Un autre e-mail vous en donnera un nouveau.</Trans>
      </Notice>
      {isMember ? (
        <SendAgain />
      ) : (
        <ButtonLink to={`/login?next=${here}`} size="large" fullWidth>
          <Trans>Se connecter pour recevoir un autre e-mail</Trans>
        </ButtonLink>
      )}
    </FormPage>
  )
}

const AddressConfirmed = () => {
  const { t } = useLingui()
  return (
    <FormPage title={t`Confirmez votre adresse`}>
      <Notice tone="success" role="status" title={t`Votre adresse est confirmée`}>
        <Trans>Merci ! Vous y recevrez vos reçus et, au besoin, un lien pour changer de mot de passe.</Trans>
      </Notice>
      <ButtonLink to="/revisions/cours-et-quiz" size="large" fullWidth>
        <Trans>Commencer à réviser</Trans>
      </ButtonLink>
    </FormPage>
  )
}

/** What the member is told of the mail that was sent, or sent again. */
const MailOfConfirmation = ({ email, wasSentAgain, refusal }: { email: string; wasSentAgain: boolean; refusal: ReactNode }) => {
  const { t } = useLingui()
  return (
    <>
      {wasSentAgain ? (
        <Notice tone="success" role="status">
          <Trans>
            Un nouvel e-mail est parti pour <strong>{email}</strong>.
          </Trans>
        </Notice>
      ) : (
        <>
          {refusal}
          <Notice tone="info" title={t`Confirmez votre adresse`}>
            <Trans>
              Nous avons envoyé un e-mail à <strong>{email}</strong>. Ouvrez-le et suivez son lien.
            </Trans>
          </Notice>
        </>
      )}
      <SendAgain />
    </>
  )
}

const Welcome = ({ next, children }: { next: string; children: ReactNode }) => {
  const { t } = useLingui()
  const profiling = useRootData()?.surroundings.profilingAddress ?? '/profiling'
  return (
    <FormPage
      title={t`Bienvenue sur Alvéole !`}
      lead={<Trans>Votre compte est prêt. Les quiz que vous avez commencés sont conservés.</Trans>}
    >
      <ProgressBar value={2} max={3} label={t`Étape 2 sur 3 : votre adresse`} showsLabel />
      {children}
      <ButtonLink to={`${profiling}?next=${encodeURIComponent(next)}`} size="large" fullWidth>
        <Trans>Continuer : mon profil</Trans>
      </ButtonLink>
      <ButtonLink to={next} variant="secondary" size="large" fullWidth>
        <Trans>Commencer tout de suite</Trans>
      </ButtonLink>
    </FormPage>
  )
}

export default function SignUpSuccess({ loaderData: { token, email, next }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined
  const told = <FormRefusal refusal={refusal} fields={[]} />

  const page = (() => {
    if (actionData?.outcome === 'confirmed') return <AddressConfirmed />
    if (refusal?.type === 'confirmation-token-refused') return <LinkRefused isMember={email !== null} />
    if (token !== null) return <ConfirmAddress token={token} refusal={told} />
    return (
      <Welcome next={next}>
        {email !== null && <MailOfConfirmation email={email} wasSentAgain={actionData?.outcome === 'sent'} refusal={told} />}
      </Welcome>
    )
  })()
  return (
    <>
      <PageTitle>{token === null ? t`Bienvenue` : t`Confirmez votre adresse`}</PageTitle>
      <meta name="robots" content="noindex" />
      {page}
    </>
  )
}
