import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/gift-card'
import { BrowserContext } from '../browser.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { CheckboxField } from '../components/checkbox-field.tsx'
import { FactList } from '../components/fact-list.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { TextField } from '../components/text-field.tsx'
import { subscriptionTitle } from '../words/plan-words.ts'
import { pageMessages } from '../words/refusals.ts'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext } from '../visit.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { logInAddress } from './log-in-address.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

const here = '/validation-buybox'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { readProfile, showBought, newIdempotencyKey } = context.get(useCasesContext)
  const profile = await readProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  const email = profile.value?.email ?? null
  const form = { isMember: profile.value !== null, email, idempotencyKey: newIdempotencyKey(), given: null }
  const orderId = new URL(request.url).searchParams.get('commande')
  if (!profile.value || orderId === null) return form
  const bought = await showBought(orderId)
  if (bought.isErr()) {
    if (bought.error.type === 'subscription-unknown') throw redirect(here)
    throw bought.error.type === 'not-logged-in' ? redirect(logInAddress(here)) : unavailable(bought.error)
  }
  const { plan, startsAt, endsAt, givesAccess } = bought.value
  return { ...form, given: { plan, startsAt, endsAt, givesAccess, orderId } }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { code = '', immediateAccess, idempotencyKey = '' } = await formValues(request)
  const typed = { code, immediateAccess: immediateAccess === 'on' }
  const redeemed = await context.get(useCasesContext).redeemGiftCard({ ...typed, code: code.slice(0, 100), idempotencyKey })
  if (redeemed.isOk()) return redirect(`${here}?${new URLSearchParams({ commande: redeemed.value.orderId })}`)
  if (redeemed.error.type === 'not-logged-in') return redirect(logInAddress(here))
  return data({ refusal: redeemed.error, typed }, { status: 422 })
}

type Given = NonNullable<Route.ComponentProps['loaderData']['given']>

const CardGiven = ({ given: { plan, startsAt, endsAt, givesAccess, orderId } }: { given: Given }) => {
  const browser = use(BrowserContext)
  useEffect(() => browser?.completePurchase(), [browser])
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  return (
    <FormPage title={t`Votre carte cadeau est activée`}>
      <PageTitle>{t`Votre carte cadeau est activée`}</PageTitle>
      <Notice tone="success" role="status">
        {givesAccess ? (
          <Trans>Tous les contenus de la formule vous sont ouverts. Un e-mail vous le confirme.</Trans>
        ) : (
          <Trans>Elle prend la suite de votre abonnement en cours : aucun jour n’est perdu. Un e-mail vous le confirme.</Trans>
        )}
      </Notice>
      <FactList
        facts={[
          { label: t`Formule`, value: subscriptionTitle(i18n, plan) },
          { label: t`Début`, value: date(startsAt) },
          { label: t`Fin`, value: endsAt === null ? t`aucune, votre accès est à vie` : date(endsAt) },
        ]}
      />
      {endsAt !== null && (
        <p>
          <Trans>Elle s’arrête d’elle-même à cette date : rien ne vous sera débité.</Trans>
        </p>
      )}
      <ButtonLink to="/revisions/cours-et-quiz" size="large" fullWidth>
        <Trans>Ouvrir mes cours</Trans>
      </ButtonLink>
      <ButtonLink to={`/mon-compte/recus/${encodeURIComponent(orderId)}`} variant="secondary" fullWidth>
        <Trans>Voir mon reçu</Trans>
      </ButtonLink>
      <ButtonLink to="/mon-compte#abonnement" variant="quiet" fullWidth>
        <Trans>Voir mon compte</Trans>
      </ButtonLink>
    </FormPage>
  )
}

const fields = ['code', 'immediateAccess'] as const

export default function GiftCard({ loaderData: { isMember, email, idempotencyKey, given }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const errorOf = useFieldErrors(refusal)
  if (given) return <CardGiven given={given} />

  const aboutTheCode =
    refusal?.type === 'gift-card-unknown' || refusal?.type === 'gift-card-already-spent' || refusal?.type === 'gift-card-expired'
      ? i18n._(pageMessages[refusal.type])
      : undefined
  const next = encodeURIComponent(here)
  return (
    <FormPage
      title={t`Activer une carte cadeau`}
      lead={email === null ? <Trans>Un code, et vos cours sont ouverts.</Trans> : <Trans>Compte : {email}</Trans>}
    >
      <PageTitle description={t`Activez le code de votre carte cadeau Alvéole.`}>{t`Activer une carte cadeau`}</PageTitle>
      {isMember ? (
        <>
          {refusal?.type === 'already-subscribed' ? (
            <Notice tone="danger" role="alert">
              <Trans>Vous avez déjà ce que donne cette carte, à vie. Elle n’a pas été utilisée : vous pouvez l’offrir.</Trans>
            </Notice>
          ) : (
            <FormRefusal refusal={refusal} fields={fields} />
          )}
          <Form method="post" noValidate>
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            <TextField
              label={t`Code de la carte`}
              name="code"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
              hint={t`16 caractères, par exemple ABCD-EFGH-JKLM-NPQR. Majuscules, espaces et tirets n’ont pas d’importance.`}
              defaultValue={actionData?.typed.code}
              error={errorOf('code') ?? aboutTheCode}
            />
            <CheckboxField
              name="immediateAccess"
              required
              defaultChecked={actionData?.typed.immediateAccess}
              label={
                <Trans>
                  Je suis majeur ou titulaire de l’autorité parentale, et je demande un accès immédiat. J’ai lu et j’accepte les{' '}
                  <Link to="/conditions-d-utilisation">conditions générales d’utilisation et de vente</Link>.
                </Trans>
              }
              error={errorOf('immediateAccess')}
            />
            <Button type="submit" size="large" fullWidth lock="ordinary" busy={isSending}>
              <Trans>Activer ma carte</Trans>
            </Button>
          </Form>
          <p>
            <Trans>Une carte cadeau ne coûte rien à activer et ne se renouvelle pas.</Trans>
          </p>
        </>
      ) : (
        <>
          <p>
            <Trans>La carte s’active sur un compte : connectez-vous ou créez-en un, c’est gratuit. Vous reviendrez ici ensuite.</Trans>
          </p>
          <ButtonLink to={`/login?next=${next}`} size="large" fullWidth>
            <Trans>Se connecter</Trans>
          </ButtonLink>
          <ButtonLink to={`/signup/signup-form?next=${next}`} variant="secondary" size="large" fullWidth>
            <Trans>Créer un compte</Trans>
          </ButtonLink>
        </>
      )}
    </FormPage>
  )
}
