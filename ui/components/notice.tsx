import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

export interface NoticeProps {
  tone: NoticeTone
  title?: string | undefined
  children?: ReactNode
  /** 'status' or 'alert' when the notice appears as the answer to what somebody just did. */
  role?: 'status' | 'alert' | undefined
}

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'alert', danger: 'cross' }

export function Notice({ tone, title, role, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <span className={styles.cell} aria-hidden="true">
        <Icon name={icons[tone]} className={styles.icon} />
      </span>
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.text}>{children}</div> : null}
      </div>
    </div>
  )
}
