import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page-section.module.css'

export interface PageSectionProps {
  title?: string | undefined
  lead?: ReactNode
  tone?: 'plain' | 'paper' | 'honey' | 'ink' | undefined
  headingLevel?: 1 | 2 | undefined
  id?: string | undefined
  children?: ReactNode
}

export function PageSection({ title, lead, tone = 'plain', headingLevel = 2, id, children }: PageSectionProps) {
  const Heading = `h${headingLevel}` as const
  const hasComb = tone === 'ink' || tone === 'honey'
  return (
    <section
      className={classNames(styles.section, styles[tone], hasComb && 'comb')}
      id={id}
      data-theme={tone === 'ink' ? 'dark' : undefined}
    >
      <div className="container">
        {title || lead ? (
          <header className={styles.header}>
            {title ? <Heading className={headingLevel === 1 ? styles.mainTitle : styles.title}>{title}</Heading> : null}
            {lead ? <div className={styles.lead}>{lead}</div> : null}
          </header>
        ) : null}
        {children}
      </div>
    </section>
  )
}
