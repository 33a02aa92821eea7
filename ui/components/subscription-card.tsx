import { useId, type ReactNode } from 'react'
import { Badge, type BadgeTone } from './badge.tsx'
import { FactList, type FactListProps } from './fact-list.tsx'
import styles from './subscription-card.module.css'

export interface SubscriptionCardProps extends FactListProps {
  title: string
  state: string
  stateTone: BadgeTone
  children?: ReactNode
  /** What can be done about it: links and forms. */
  actions?: ReactNode
  receiptsTitle: string
  receipts: readonly { id: string; label: string; amount: string }[]
  headingLevel?: 2 | 3 | undefined
}

/** A subscription as its owner sees it: what it is, until when, what comes next, and how to end it. */
export function SubscriptionCard({
  title,
  state,
  stateTone,
  facts,
  children,
  actions,
  receiptsTitle,
  receipts,
  headingLevel = 3,
}: SubscriptionCardProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <Heading className={styles.title} id={titleId}>
          {title}
        </Heading>
        <Badge tone={stateTone}>{state}</Badge>
      </header>
      <FactList facts={facts} />
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {receipts.length > 0 && (
        <details className={styles.receipts}>
          <summary className={styles.summary}>{receiptsTitle}</summary>
          <ul className={styles.list} role="list">
            {receipts.map(({ id, label, amount }) => (
              <li key={id} className={styles.receipt}>
                <span>
                  {label} <span className={styles.reference}>{id}</span>
                </span>
                <span className={styles.amount}>{amount}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}
