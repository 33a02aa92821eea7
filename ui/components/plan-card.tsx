import { useId, type ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { classNames } from './class-names.ts'
import { FeatureList } from './feature-list.tsx'
import { Price } from './price.tsx'
import styles from './plan-card.module.css'

export interface PlanCardProps {
  title: string
  badge?: string | undefined
  saving?: string | undefined
  /** None for what is paid once. */
  unitPrice?: string | undefined
  unitLabel?: string | undefined
  totalPrice: string
  totalLabel: string
  priorPrice?: string | undefined
  priorPriceLabel?: string | undefined
  features: readonly string[]
  note?: string | undefined
  action: ReactNode
  highlighted?: boolean | undefined
  headingLevel?: 2 | 3 | undefined
}

/** A plan on sale: its prices, what it opens, and the button that chooses it. */
export function PlanCard({
  title,
  badge,
  saving,
  unitPrice,
  unitLabel,
  totalPrice,
  totalLabel,
  priorPrice,
  priorPriceLabel,
  features,
  note,
  action,
  highlighted = false,
  headingLevel = 2,
}: PlanCardProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(styles.card, highlighted && styles.highlighted)} aria-labelledby={titleId}>
      <header className={styles.header}>
        <Heading className={styles.title} id={titleId}>
          {title}
        </Heading>
        {badge ? <Badge tone="honey">{badge}</Badge> : null}
      </header>
      <div className={styles.prices}>
        <Price
          unit={unitPrice}
          unitLabel={unitLabel}
          total={totalPrice}
          totalLabel={totalLabel}
          prior={priorPrice}
          priorLabel={priorPriceLabel}
          saving={saving}
        />
      </div>
      <FeatureList features={features} />
      <div className={styles.action}>{action}</div>
      {note ? <p className={styles.note}>{note}</p> : null}
    </article>
  )
}
