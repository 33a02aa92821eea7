import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './grade-mean.module.css'

export interface GradeMeanProps {
  /** '12,45'; null as long as there is no mark. */
  mean: string | null
  /** 'Moyenne provisoire' */
  label: string
  /** 'Bac obtenu, mention assez bien' */
  outcome: string
  tone: 'passed' | 'between' | 'failed' | 'none'
  children?: ReactNode
}

/** A mean out of 20 and what it leads to: the words say it, the colour only underlines it. */
export function GradeMean({ mean, label, outcome, tone, children }: GradeMeanProps) {
  return (
    <div className={classNames(styles.mean, styles[tone])}>
      <p className={styles.label}>{label}</p>
      <p className={styles.figure}>
        {mean ?? '–'}
        <span className={styles.outOf}> / 20</span>
      </p>
      <p className={styles.outcome}>{outcome}</p>
      {children}
    </div>
  )
}
