import { useId } from 'react'
import { Link } from 'react-router'
import styles from './plan-banner.module.css'

export interface PlanBannerProps {
  /** One sentence, which the link may end. */
  text: string
  linkLabel: string
  to?: string | undefined
}

/** A slim line for people without a plan, at the top of the public pages. It asks for nothing and covers nothing. */
export function PlanBanner({ text, linkLabel, to = '/premium' }: PlanBannerProps) {
  const textId = useId()
  return (
    <aside className={styles.banner} aria-labelledby={textId}>
      <p className={styles.line}>
        <span id={textId}>{text}</span>{' '}
        <Link className={styles.link} to={to}>
          {linkLabel}
        </Link>
      </p>
    </aside>
  )
}
