import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './event-list.module.css'

export interface EventListProps {
  events: readonly { id: string; when: string; title: string; isOver: boolean; badge: ReactNode }[]
}

/** What happens in the course of a year, in its order. */
export function EventList({ events }: EventListProps) {
  return (
    <ol className={styles.list} role="list">
      {events.map(({ id, when, title, isOver, badge }) => (
        <li key={id} className={classNames(styles.event, isOver && styles.over)}>
          <div className={styles.body}>
            <p className={styles.when}>{when}</p>
            <p className={styles.title}>{title}</p>
          </div>
          {badge}
        </li>
      ))}
    </ol>
  )
}
