import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3 | undefined
}

export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.empty}>
      <svg className={styles.cells} viewBox="-2 -2 104 91" aria-hidden="true" focusable="false">
        <path className={styles.cell} d="M10 0h20l10 17.3-10 17.3H10L0 17.3z" transform="translate(0 17.3)" />
        <path className={styles.cell} d="M10 0h20l10 17.3-10 17.3H10L0 17.3z" transform="translate(60 17.3)" />
        <path className={styles.cell} d="M10 0h20l10 17.3-10 17.3H10L0 17.3z" transform="translate(30 0)" />
        <path className={styles.next} d="M10 0h20l10 17.3-10 17.3H10L0 17.3z" transform="translate(30 34.6)" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
