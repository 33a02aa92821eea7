import { Trans, useLingui } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import type { Route } from './+types/receipts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageSection } from '../components/page-section.tsx'
import { receiptTitle } from '../words/receipt-words.ts'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext } from '../visit.ts'
import { logInAddress } from './log-in-address.ts'
import { PageTitle } from './page-title.tsx'
import styles from './receipts.module.css'
import { unavailable } from './unavailable.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const receipts = await context.get(useCasesContext).listReceipts()
  if (receipts.isErr()) throw receipts.error.type === 'not-logged-in' ? redirect(logInAddress('/mon-compte/recus')) : unavailable(receipts.error)
  return { receipts: receipts.value }
}

export default function Receipts({ loaderData: { receipts } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { date, money } = useFormats()
  if (receipts.length === 0) {
    return (
      <>
        <PageTitle>{t`Mes reçus`}</PageTitle>
        <EmptyState
          title={t`Vous n’avez pas encore de reçu`}
          headingLevel={1}
          action={
            <ButtonLink to="/mon-compte" variant="secondary" size="large">
              <Trans>Retour à mon compte</Trans>
            </ButtonLink>
          }
        >
          <Trans>Chaque paiement et chaque carte cadeau activée donnent un reçu, que vous trouverez ici.</Trans>
        </EmptyState>
      </>
    )
  }
  return (
    <PageSection title={t`Mes reçus`} headingLevel={1} lead={<Trans>Un reçu pour chaque paiement et chaque carte cadeau activée.</Trans>}>
      <PageTitle>{t`Mes reçus`}</PageTitle>
      <ul className={styles.list} role="list">
        {receipts.map((receipt) => (
          <li key={receipt.orderId} className={styles.item}>
            <div>
              <Link className={styles.title} to={`/mon-compte/recus/${encodeURIComponent(receipt.orderId)}`}>
                <Trans>
                  Reçu du {date(receipt.paidAt)}
                </Trans>
              </Link>
              <p>{receiptTitle(i18n, receipt)}</p>
            </div>
            <p className={styles.amount}>{receipt.amount === null ? t`Carte cadeau` : money(receipt.amount)}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/mon-compte">
          <Trans>Retour à mon compte</Trans>
        </Link>
      </p>
    </PageSection>
  )
}
