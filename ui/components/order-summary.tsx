import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './order-summary.module.css'

export interface OrderLine {
  label: string
  amount: string
  tone?: 'discount' | undefined
}

export interface OrderSummaryProps {
  lines: readonly OrderLine[]
  totalLabel: string
  total: string
  note?: ReactNode
}

export function OrderSummary({ lines, totalLabel, total, note }: OrderSummaryProps) {
  return (
    <div className={styles.summary}>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.label} className={classNames(styles.line, line.tone && styles[line.tone])}>
            <dt>{line.label}</dt>
            <dd className={styles.amount}>{line.amount}</dd>
          </div>
        ))}
        <div className={classNames(styles.line, styles.total)}>
          <dt>{totalLabel}</dt>
          <dd className={styles.amount}>{total}</dd>
        </div>
      </dl>
      {note ? <div className={styles.note}>{note}</div> : null}
    </div>
  )
}
