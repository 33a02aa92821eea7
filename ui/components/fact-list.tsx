import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export interface FactListProps {
  facts: readonly { label: string; value: ReactNode }[]
}

/** A few facts, each with its name: dates, amounts, references. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
