import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Form, redirect, useRevalidator } from 'react-router'
import type { Route } from './+types/payment-pending'
import { Button } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { useCasesContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { notFound, unavailable } from './unavailable.ts'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const orderId = new URL(request.url).searchParams.get('order')
  if (!orderId) throw notFound()
  const confirmed = await context.get(useCasesContext).confirmOrder(orderId)
  if (confirmed.isErr() && confirmed.error.type !== 'not-logged-in') throw unavailable(confirmed.error)
  if (confirmed.isErr() || confirmed.value.state !== 'pending') throw redirect(`/validatePayment?${new URLSearchParams({ order: orderId })}`)
  return { orderId }
}

/** How often a pending payment is asked about while the page is open, in milliseconds. */
const interval = 2000

export default function PaymentPending({ loaderData: { orderId } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), interval)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <FormPage title={t`Paiement en cours de confirmation`}>
      <PageTitle>{t`Paiement en cours de confirmation`}</PageTitle>
      <Notice tone="info" role="status">
        <Trans>
          Validez le paiement sur votre téléphone si on vous le demande. Cette page passe à la suite dès que le paiement est confirmé ;
          vous pouvez aussi la fermer, votre commande est conservée.
        </Trans>
      </Notice>
      <Form method="get">
        <input type="hidden" name="order" value={orderId} />
        <Button type="submit" variant="secondary">
          <Trans>Voir où en est le paiement</Trans>
        </Button>
      </Form>
    </FormPage>
  )
}
