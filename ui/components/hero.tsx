import type { ReactNode } from 'react'
import { HoneycombArt } from './honeycomb-art.tsx'
import styles from './hero.module.css'

export interface HeroProps {
  title: string
  lead: ReactNode
  actions: ReactNode
  /** The house honeycomb unless given; `null` for none. */
  illustration?: ReactNode
}

export function Hero({ title, lead, actions, illustration = <HoneycombArt /> }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.inside}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.lead}>{lead}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
        {illustration ? <div className={styles.illustration}>{illustration}</div> : null}
      </div>
    </section>
  )
}
