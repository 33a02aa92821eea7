import { Trans } from '@lingui/react/macro'
import { Badge } from './badge.tsx'
import styles from './price.module.css'

export interface PriceProps {
  /** What is paid in all: '59,88 €'. */
  total: string
  /** What the total is for: 'payés en une fois, pour 12 mois'. */
  totalLabel: string
  /** The price per month or per day; none for what is paid once. */
  unit?: string | undefined
  unitLabel?: string | undefined
  prior?: string | undefined
  priorLabel?: string | undefined
  saving?: string | undefined
}

/** The total is written as large as the price per month: nobody has to look for it. */
export function Price({ total, totalLabel, unit, unitLabel, prior, priorLabel, saving }: PriceProps) {
  return (
    <div className={styles.price}>
      {unit === undefined ? null : (
        <p className={styles.line}>
          <span className={styles.amount}>{unit}</span> <span className={styles.label}>{unitLabel}</span>
        </p>
      )}
      <p className={styles.line}>
        <span className={styles.amount}>{total}</span> <span className={styles.label}>{totalLabel}</span>
      </p>
      {saving || prior ? (
        <p className={styles.before}>
          {saving ? <Badge tone="success">{saving}</Badge> : null}
          {saving && prior ? ' ' : null}
          {prior ? (
            // Screen readers pass over a struck line: the words before it say what it means.
            <span className={styles.prior}>
              {priorLabel ?? <Trans>au lieu de</Trans>} <s className={styles.struck}>{prior}</s>
            </span>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
