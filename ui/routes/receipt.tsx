import { Trans, useLingui } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import type { Route } from './+types/receipt'
import type { Receipt } from '../../domain/checkout/receipt.ts'
import { Button } from '../components/button.tsx'
import { FactList } from '../components/fact-list.tsx'
import { Notice } from '../components/notice.tsx'
import { PageSection } from '../components/page-section.tsx'
import { useHydrated } from '../components/use-hydrated.ts'
import { providerWords } from '../words/plan-words.ts'
import { receiptTitle } from '../words/receipt-words.ts'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext } from '../visit.ts'
import { logInAddress } from './log-in-address.ts'
import { PageTitle } from './page-title.tsx'
import styles from './receipt.module.css'
import { unavailable } from './unavailable.ts'

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const receipt = await context.get(useCasesContext).readReceipt(params.order)
  if (receipt.isErr()) {
    throw receipt.error.type === 'not-logged-in' ? redirect(logInAddress(`/mon-compte/recus/${encodeURIComponent(params.order)}`)) : unavailable(receipt.error)
  }
  return { receipt: receipt.value }
}

const useFacts = (receipt: Receipt) => {
  const { t, i18n } = useLingui()
  const { date, money } = useFormats()
  const { orderId, paidAt, seller, buyer, period, amount, couponCode, provider } = receipt
  const what = receiptTitle(i18n, receipt)
  return [
    { label: t`Numéro`, value: <span className={styles.number}>{orderId}</span> },
    { label: t`Date`, value: date(paidAt) },
    { label: t`Vendeur`, value: seller.name },
    { label: t`Client`, value: buyer.name === null ? buyer.email : `${buyer.name}, ${buyer.email}` },
    { label: t`Formule`, value: what },
    ...(period
      ? [
          {
            label: t`Période`,
            value: period.endsAt === null ? t`à partir du ${date(period.startsAt)}, à vie` : t`du ${date(period.startsAt)} au ${date(period.endsAt)}`,
          },
        ]
      : []),
    ...(couponCode === null ? [] : [{ label: t`Code promo`, value: couponCode }]),
    { label: amount === null ? t`Réglé` : t`Payé`, value: i18n._(providerWords[provider]) },
    ...(amount === null ? [] : [{ label: t`Montant payé, toutes taxes comprises`, value: <strong>{money(amount)}</strong> }]),
    ...(amount === null || seller.taxLine === null ? [] : [{ label: t`Taxes`, value: seller.taxLine }]),
  ]
}

const RefundWords = ({ refund }: { refund: NonNullable<Receipt['refund']> }) => {
  const { money } = useFormats()
  return (
    <Notice tone="info">
      {refund.state === 'done' ? (
        <Trans>Remboursé après rétractation : {money(refund.amount)}.</Trans>
      ) : (
        <Trans>À rembourser après rétractation : {money(refund.amount)}. Le remboursement est en cours.</Trans>
      )}
    </Notice>
  )
}

export default function ReceiptPage({ loaderData: { receipt } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const facts = useFacts(receipt)
  const isHydrated = useHydrated()
  const title = t`Reçu du ${date(receipt.paidAt)}`
  return (
    <PageSection title={title} headingLevel={1}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.receipt}>
        <FactList facts={facts} />
        {receipt.amount === null && (
          <p>
            <Trans>Cette formule a été ouverte par une carte cadeau : rien n’a été payé sur ce compte.</Trans>
          </p>
        )}
        {receipt.refund && <RefundWords refund={receipt.refund} />}
      </div>
      <div className={styles.actions}>
        {isHydrated ? (
          <Button type="button" variant="secondary" onClick={() => window.print()}>
            <Trans>Imprimer ce reçu</Trans>
          </Button>
        ) : null}
        <Link to="/mon-compte/recus">
          <Trans>Tous mes reçus</Trans>
        </Link>
      </div>
    </PageSection>
  )
}
