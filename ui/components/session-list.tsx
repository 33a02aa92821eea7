import type { ReactNode } from 'react'
import styles from './session-list.module.css'

export interface SessionListProps {
  sessions: readonly { id: string; title: string; detail?: string | undefined; action: ReactNode }[]
}

/** Where somebody is logged in, each with what can be done about it. */
export function SessionList({ sessions }: SessionListProps) {
  return (
    <ul className={styles.list} role="list">
      {sessions.map(({ id, title, detail, action }) => (
        <li key={id} className={styles.session}>
          <div>
            <p className={styles.title}>{title}</p>
            {detail ? <p className={styles.detail}>{detail}</p> : null}
          </div>
          {action}
        </li>
      ))}
    </ul>
  )
}
