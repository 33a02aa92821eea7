import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'honey' | 'success' | 'warning'

export interface BadgeProps {
  tone?: BadgeTone | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
