import { useId } from 'react'
import { Link } from 'react-router'
import type { AvatarName } from '../../domain/profile/avatars.ts'
import { Avatar } from './avatar.tsx'
import styles from './child-bar.module.css'

export interface ChildBarProps {
  avatar: AvatarName
  /** 'Bonjour Zoé !' */
  greeting: string
  links: readonly { to: string; label: string }[]
}

/** Says which child uses the device, on every page, and leads to the others and to the parent. */
export function ChildBar({ avatar, greeting, links }: ChildBarProps) {
  const greetingId = useId()
  return (
    <aside className={styles.bar} aria-labelledby={greetingId}>
      <div className={styles.line}>
        <span className={styles.child}>
          <Avatar name={avatar} size="small" />
          <strong id={greetingId}>{greeting}</strong>
        </span>
        <span className={styles.links}>
          {links.map(({ to, label }) => (
            <Link key={to} className={styles.link} to={to}>
              {label}
            </Link>
          ))}
        </span>
      </div>
    </aside>
  )
}
