import type { ReactNode } from 'react'
import styles from './account-section.module.css'

export interface AccountSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A part of the account page, which mails and menus may lead to by its id. */
export function AccountSection({ id, title, children }: AccountSectionProps) {
  const titleId = `${id}-title`
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}
