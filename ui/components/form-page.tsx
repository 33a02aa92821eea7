import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './form-page.module.css'

export interface FormPageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  aside?: ReactNode
}

export function FormPage({ title, lead, children, aside }: FormPageProps) {
  return (
    <div className={classNames('container', styles.page, Boolean(aside) && styles.withAside)}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <div className={styles.lead}>{lead}</div> : null}
      </header>
      <div className={styles.sheet}>{children}</div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  )
}
