import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './paywall.module.css'

export interface PaywallProps {
  title: string
  text: ReactNode
  action: ReactNode
  secondary?: ReactNode
  headingLevel?: 2 | 3 | undefined
}

export function Paywall({ title, text, action, secondary, headingLevel = 2 }: PaywallProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.paywall}>
      <div className={styles.closed} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <div className={`comb ${styles.card}`}>
        <span className={styles.cell} aria-hidden="true">
          <Icon name="lock" className={styles.lock} />
        </span>
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.text}>{text}</div>
        <div className={styles.actions}>
          {action}
          {secondary ? <div className={styles.secondary}>{secondary}</div> : null}
        </div>
      </div>
    </section>
  )
}
