import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/checkout'
import { Button } from '../components/button.tsx'
import { CheckboxField } from '../components/checkbox-field.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { OrderSummary } from '../components/order-summary.tsx'
import { TextField } from '../components/text-field.tsx'
import { durationWords, planTitle, providerWords } from '../words/plan-words.ts'
import { couponMessages, fieldMessages, pageMessages } from '../words/refusals.ts'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext } from '../visit.ts'
import { formValues } from './form-values.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

const addressOf = (offer: string, coupon: string): string =>
  `/premium/checkout/${encodeURIComponent(offer)}${coupon === '' ? '' : `?coupon=${encodeURIComponent(coupon)}`}`

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const useCases = context.get(useCasesContext)
  const typedCode = new URL(request.url).searchParams.get('coupon')?.trim().slice(0, 100) ?? ''
  const profile = await useCases.readProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  if (!profile.value) {
    throw redirect(`/signup/signup-form?next=${encodeURIComponent(addressOf(params.offer, typedCode))}`)
  }
  const checkout = await useCases.showCheckout(params.offer, typedCode)
  if (checkout.isErr()) throw unavailable(checkout.error)
  return { ...checkout.value, typedCode, email: profile.value.email, idempotencyKey: useCases.newIdempotencyKey() }
}

export const action = async ({ params, request, context }: Route.ActionArgs) => {
  const form = await formValues(request)
  const coupon = (form['coupon'] ?? '').trim()
  // A code that was typed and not applied yet is applied first: nobody orders at a price that they have not seen.
  if (form['intent'] === 'apply-coupon' || coupon !== (form['appliedCoupon'] ?? '')) {
    return redirect(addressOf(params.offer, coupon))
  }
  const ordered = await context.get(useCasesContext).placeOrder({
    planId: params.offer,
    couponCode: coupon === '' ? null : coupon,
    immediateAccess: form['immediateAccess'] === 'on',
    idempotencyKey: form['idempotencyKey'] ?? '',
  })
  if (ordered.isOk()) return redirect(ordered.value.redirectUrl)
  if (ordered.error.type === 'not-logged-in') {
    return redirect(`/login?next=${encodeURIComponent(addressOf(params.offer, coupon))}`)
  }
  return data({ refusal: ordered.error }, { status: 422 })
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { money, date } = useFormats()
  const isSending = useNavigation().state !== 'idle'
  const { plan, price, total, coupon, couponRefusal, typedCode, email, idempotencyKey } = loaderData
  const refusal = actionData?.refusal
  const title = planTitle(i18n, plan, plan.duration)
  const contents = plan.isFamilyMasterPlan
    ? t`Tous les cours et tous les quiz, pour toute la famille sur un même compte`
    : t`Tous les cours et tous les quiz, pour une seule personne`
  const couponError = couponRefusal ? i18n._(couponMessages[couponRefusal.type]) : undefined
  const consentError =
    refusal?.type === 'immediate-access-not-accepted' ? i18n._(fieldMessages['conditions-not-accepted']) : undefined

  const refusalText = (() => {
    if (!refusal || refusal.type === 'immediate-access-not-accepted') return undefined
    if (refusal.type in couponMessages) return i18n._(couponMessages[refusal.type as keyof typeof couponMessages])
    if (refusal.type === 'already-subscribed' && refusal.endsAt !== null) {
      return t`Votre abonnement court déjà jusqu’au ${date(refusal.endsAt)}. Rien n’a été débité.`
    }
    return i18n._(pageMessages[refusal.type as keyof typeof pageMessages])
  })()

  return (
    <FormPage title={t`Votre commande`} lead={<Trans>Compte : {email}</Trans>}>
      <PageTitle>{t`Votre commande`}</PageTitle>
      {refusalText !== undefined && (
        <Notice tone="danger" role="alert">
          {refusalText}
        </Notice>
      )}
      <Form method="post" noValidate>
        <OrderSummary
          lines={[
            { label: `${title} (${durationWords(i18n, plan.duration)})`, amount: money(price) },
            ...(coupon
              ? [
                  {
                    label: t`Code promo ${coupon.code}`,
                    amount: money({ ...price, minorUnits: total.minorUnits - price.minorUnits }),
                    tone: 'discount' as const,
                  },
                ]
              : []),
          ]}
          totalLabel={t`Total à payer`}
          total={money(total)}
          note={
            <Trans>
              {contents}. Taxes comprises. Payé en une fois, {i18n._(providerWords[plan.provider])}, sans renouvellement : rien
              d’autre ne sera débité.
            </Trans>
          }
        />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="appliedCoupon" value={coupon ? typedCode : ''} />
        <TextField
          label={t`Code promo (facultatif)`}
          name="coupon"
          autoComplete="off"
          spellCheck={false}
          defaultValue={typedCode}
          error={couponError}
          hint={coupon ? t`Le code est appliqué.` : undefined}
        />
        <Button type="submit" name="intent" value="apply-coupon" variant="secondary">
          <Trans>Appliquer le code</Trans>
        </Button>
        <CheckboxField
          name="immediateAccess"
          required
          label={
            <>
              <Trans>Je suis majeur ou titulaire de l’autorité parentale, et je demande un accès immédiat.</Trans>{' '}
              {plan.duration.kind === 'lifetime' ? (
                <Trans>Si je me rétracte dans les 14 jours, je suis intégralement remboursé.</Trans>
              ) : (
                <Trans>
                  Si je me rétracte dans les 14 jours, les jours entiers restants me sont remboursés ; ceux déjà écoulés restent
                  dus.
                </Trans>
              )}{' '}
              <Trans>
                J’ai lu et j’accepte les{' '}
                <Link to="/conditions-d-utilisation">conditions générales d’utilisation et de vente</Link>.
              </Trans>
            </>
          }
          error={consentError}
        />
        <Button type="submit" name="intent" value="order" size="large" fullWidth busy={isSending}>
          <Trans>Commande avec obligation de paiement</Trans>
        </Button>
      </Form>
    </FormPage>
  )
}
