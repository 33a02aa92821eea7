import { Link } from 'react-router'
import styles from './section-links.module.css'

export interface SectionLinksProps {
  label: string
  items: readonly { to: string; label: string; current: boolean }[]
}

/** The sections of something that has a page for each. */
export function SectionLinks({ label, items }: SectionLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list} role="list">
        {items.map((item) => (
          <li key={item.to}>
            <Link className={styles.link} to={item.to} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
