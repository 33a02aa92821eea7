import { useId, type ReactNode } from 'react'
import styles from './sandbox-frame.module.css'

export interface SandboxFrameProps {
  title: string
  warning: string
  children: ReactNode
  headingLevel?: 1 | 2 | undefined
}

function Stripe() {
  return (
    <p className={styles.stripe} aria-hidden="true">
      {Array.from({ length: 24 }, (_, index) => (
        <span key={index}>TEST</span>
      ))}
    </p>
  )
}

/** Says on every side that no money moves here. */
export function SandboxFrame({ title, warning, children, headingLevel = 1 }: SandboxFrameProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.frame} aria-labelledby={titleId}>
      <Stripe />
      <div className={styles.inside}>
        <Heading className={styles.title} id={titleId}>
          {title}
        </Heading>
        <p className={styles.warning}>{warning}</p>
        <div className={styles.content}>{children}</div>
      </div>
      <Stripe />
    </section>
  )
}
