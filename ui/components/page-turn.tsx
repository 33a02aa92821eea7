import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './page-turn.module.css'

export interface PageTurnProps {
  label: string
  previous?: { to: string; label: string; title: string } | undefined
  next?: { to: string; label: string; title: string } | undefined
}

/** From a text to the one before it and the one after it, by their titles. */
export function PageTurn({ label, previous, next }: PageTurnProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.turn} aria-label={label}>
      {previous ? (
        <Link className={styles.link} to={previous.to} rel="prev">
          <Icon name="arrow" className={styles.back} />
          <span className={styles.words}>
            <span className={styles.label}>{previous.label}</span> <span>{previous.title}</span>
          </span>
        </Link>
      ) : null}
      {next ? (
        <Link className={classNames(styles.link, styles.next)} to={next.to} rel="next">
          <span className={styles.words}>
            <span className={styles.label}>{next.label}</span> <span>{next.title}</span>
          </span>
          <Icon name="arrow" className={styles.arrow} />
        </Link>
      ) : null}
    </nav>
  )
}
