import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/checkout'
import { Button } from '../components/button.tsx'
import { CheckboxField } from '../components/checkbox-field.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { OrderSummary } from '../components/order-summary.tsx'
import { TextField } from '../components/text-field.tsx'
import { durationWords, periodicityWords, planTitle, providerWords } from '../words/plan-words.ts'
import { couponMessages } from '../words/refusals.ts'
import { useFormats } from '../words/use-formats.ts'
import { useTellOnce } from '../analytics.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { logInAddress } from './log-in-address.ts'
import { PageTitle } from './page-title.tsx'
import { RenewalWords } from './renewal-words.tsx'
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
  const checkout = await useCases.showCheckout(params.offer, typedCode, context.get(visitContext).promoCode)
  if (checkout.isErr()) throw unavailable(checkout.error)
  return { ...checkout.value, typedCode: typedCode === '' ? (checkout.value.coupon?.code ?? '') : typedCode, email: profile.value.email, idempotencyKey: useCases.newIdempotencyKey() }
}

export const action = async ({ params, request, context }: Route.ActionArgs) => {
  const form = await formValues(request)
  const coupon = (form['coupon'] ?? '').trim()
  // A code that was typed and not applied yet is applied first: nobody orders at a price that they have not seen.
  if (form['intent'] === 'apply-coupon' || coupon !== (form['appliedCoupon'] ?? '')) {
    return redirect(addressOf(params.offer, coupon))
  }
  const typed = { email: form['email'] ?? null, immediateAccess: form['immediateAccess'] === 'on' }
  const ordered = await context.get(useCasesContext).orderPlan({
    planId: params.offer,
    couponCode: coupon === '' ? null : coupon,
    immediateAccess: typed.immediateAccess,
    idempotencyKey: form['idempotencyKey'] ?? '',
    email: typed.email?.slice(0, 1000) ?? null,
  })
  if (ordered.isOk()) return redirect(ordered.value.redirectUrl)
  if (ordered.error.type === 'not-logged-in') return redirect(logInAddress(addressOf(params.offer, coupon)))
  return data({ refusal: ordered.error, typed }, { status: 422 })
}

type Refusal = NonNullable<Route.ComponentProps['actionData']>['refusal']
type CouponRefusalType = keyof typeof couponMessages

const isAboutTheCoupon = (refusal: Refusal): refusal is Extract<Refusal, { type: CouponRefusalType }> => refusal.type in couponMessages

const CheckoutRefusal = ({ refusal }: { refusal: Refusal | undefined }) => {
  const { i18n } = useLingui()
  const { date } = useFormats()
  if (!refusal) return null
  if (isAboutTheCoupon(refusal)) {
    return (
      <Notice tone="danger" role="alert">
        {i18n._(couponMessages[refusal.type])}
      </Notice>
    )
  }
  if (refusal.type === 'already-subscribed' && 'endsAt' in refusal && refusal.endsAt !== null) {
    return (
      <Notice tone="danger" role="alert">
        <Trans>Votre abonnement court déjà jusqu’au {date(refusal.endsAt)}. Rien n’a été débité.</Trans>
      </Notice>
    )
  }
  return <FormRefusal refusal={refusal} fields={['email', 'immediateAccess']} />
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const navigation = useNavigation()
  const isSending = navigation.state !== 'idle'
  const { plan, price, reduction, priorPrice, rounding, total, coupon, couponRefusal, renewal, requiresEmail, typedCode, email, idempotencyKey } = loaderData
  const refusal = actionData?.refusal
  const purchase = { planId: plan.id, amount: total }
  const hasOrdered = navigation.formData?.get('intent') === 'order' && navigation.formData.get('immediateAccess') === 'on'
  useTellOnce({ type: 'checkout-initiated', purchase }, plan.id)
  useTellOnce(hasOrdered ? { type: 'purchase-started', purchase } : null, plan.id)
  const errorOf = useFieldErrors(refusal && !isAboutTheCoupon(refusal) ? refusal : undefined)
  const title = planTitle(i18n, plan, plan.duration)
  const contents = plan.isFamilyMasterPlan
    ? t`Tous les cours et tous les quiz, pour toute la famille sur un même compte`
    : t`Tous les cours et tous les quiz, pour une seule personne`
  const refusedCoupon = couponRefusal ?? (refusal && isAboutTheCoupon(refusal) ? refusal : null)
  const isFree = total.minorUnits === 0
  const takenOff = (amount: typeof total) => money({ ...amount, minorUnits: -amount.minorUnits })

  return (
    <FormPage title={t`Votre commande`} lead={<Trans>Compte : {email}</Trans>}>
      <PageTitle>{t`Votre commande`}</PageTitle>
      <CheckoutRefusal refusal={refusal} />
      <Form method="post" noValidate>
        <OrderSummary
          lines={[
            { label: `${title} (${durationWords(i18n, plan.duration)})`, amount: money(price) },
            ...(coupon && reduction ? [{ label: t`Code promo ${coupon.code}`, amount: takenOff(reduction), tone: 'discount' as const }] : []),
            ...(rounding ? [{ label: t`Arrondi aux 5 francs, en votre faveur`, amount: takenOff(rounding), tone: 'discount' as const }] : []),
          ]}
          totalLabel={renewal ? t`Total à payer aujourd’hui` : t`Total à payer`}
          total={money(total)}
          note={
            <>
              {priorPrice && (
                <p>
                  <Trans>Prix le plus bas des 30 jours avant la réduction : {money(priorPrice)}.</Trans>
                </p>
              )}
              <p>
                <Trans>
                  {contents}. Taxes comprises. Payé {i18n._(providerWords[plan.provider])}.
                </Trans>
              </p>
              <p>
                {renewal ? (
                  <RenewalWords renewal={renewal} isFirstCheaper={total.minorUnits < renewal.price.minorUnits} />
                ) : (
                  <Trans>Payé en une fois, sans renouvellement : rien d’autre ne sera débité.</Trans>
                )}
              </p>
            </>
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
          error={refusedCoupon ? i18n._(couponMessages[refusedCoupon.type]) : undefined}
          hint={coupon ? t`Le code est appliqué.` : undefined}
        />
        <Button type="submit" name="intent" value="apply-coupon" variant="secondary">
          <Trans>Appliquer le code</Trans>
        </Button>
        {requiresEmail && (
          <TextField
            label={t`Email`}
            name="email"
            type="email"
            autoComplete="email"
            required
            hint={t`Le prestataire de paiement y envoie sa confirmation.`}
            defaultValue={actionData?.typed.email ?? email ?? ''}
            error={errorOf('email')}
          />
        )}
        <CheckboxField
          name="immediateAccess"
          required
          defaultChecked={actionData?.typed.immediateAccess}
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
          error={errorOf('immediateAccess')}
        />
        {renewal && (
          <p>
            <Trans>
              Vous payez <strong>{money(total)}</strong> aujourd’hui, puis <strong>{money(renewal.price)}</strong>{' '}
              {i18n._(periodicityWords[renewal.periodicity])} jusqu’à résiliation.
            </Trans>
          </p>
        )}
        <Button type="submit" name="intent" value="order" size="large" fullWidth lock="ordinary" busy={isSending}>
          {isFree ? <Trans>Valider la commande, sans rien payer</Trans> : <Trans>Commande avec obligation de paiement</Trans>}
        </Button>
      </Form>
    </FormPage>
  )
}
