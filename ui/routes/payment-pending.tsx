import { Trans, useLingui } from '@lingui/react/macro'
import { Form, redirect } from 'react-router'
import type { Route } from './+types/payment-pending'
import { pollDelay } from '../../application/web/payment-polling.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { useCasesContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { notFound, unavailable } from './unavailable.ts'
import { usePolling } from './use-polling.ts'

const wholeNumber = (text: string | null): number => (text !== null && /^\d{1,3}$/.test(text) ? Number(text) : 0)

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams
  const orderId = query.get('order')
  if (!orderId) throw notFound()
  const confirmed = await context.get(useCasesContext).confirmOrder(orderId)
  if (confirmed.isErr() && confirmed.error.type !== 'not-logged-in') throw unavailable(confirmed.error)
  if (confirmed.isErr() || confirmed.value.state !== 'pending') throw redirect(`/validatePayment?${new URLSearchParams({ order: orderId })}`)
  return { orderId, asked: wholeNumber(query.get('asked')) }
}

/** Without scripts the browser itself asks again; less often, since each time is a page. */
const ReloadWithoutScripts = ({ orderId, asked }: { orderId: string; asked: number }) => {
  const delay = pollDelay(asked)
  if (delay === null) return null
  const next = new URLSearchParams({ order: orderId, asked: String(asked + 5) })
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${Math.max(5, delay / 1000)};url=/validatePayment/en-cours?${next}`} />
    </noscript>
  )
}

export default function PaymentPending({ loaderData: { orderId, asked } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { isAsking } = usePolling(pollDelay)
  const hasStopped = !isAsking || pollDelay(asked) === null
  return (
    <FormPage title={t`Paiement en cours de confirmation`}>
      <PageTitle>{t`Paiement en cours de confirmation`}</PageTitle>
      <ReloadWithoutScripts orderId={orderId} asked={asked} />
      <Notice tone="info" role="status">
        {hasStopped ? (
          <Trans>
            Le paiement n’est pas encore confirmé, et cette page ne le demande plus d’elle-même. Votre commande est conservée : un e-mail vous
            préviendra dès que le paiement sera confirmé.
          </Trans>
        ) : (
          <Trans>
            Validez le paiement sur votre téléphone si on vous le demande. Cette page passe à la suite dès que le paiement est confirmé ; vous pouvez
            aussi la fermer : votre commande est conservée, et un e-mail vous préviendra.
          </Trans>
        )}
      </Notice>
      <Form method="get" reloadDocument>
        <input type="hidden" name="order" value={orderId} />
        <Button type="submit" variant={hasStopped ? 'primary' : 'secondary'} fullWidth>
          <Trans>Voir où en est le paiement</Trans>
        </Button>
      </Form>
      <ButtonLink to="/mon-compte#abonnement" variant="quiet" fullWidth>
        <Trans>Aller à mon compte</Trans>
      </ButtonLink>
    </FormPage>
  )
}
