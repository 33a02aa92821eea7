import { Trans } from '@lingui/react/macro'
import type { CSSProperties, ReactNode } from 'react'
import styles from './loader.module.css'

export interface LoaderProps {
  /** What is awaited; without it, “loading”. */
  children?: ReactNode
  /**
   * Shorter waits show nothing, so that nothing flashes: 200 ms (specification, section 9, "Timing and UI"), which the style
   * sheet counts, before scripts run too.
   */
  delayMilliseconds?: number | undefined
}

export function Loader({ children, delayMilliseconds = 200 }: LoaderProps) {
  return (
    <p className={styles.loader} role="status" style={{ '--loader-delay': `${delayMilliseconds}ms` } as CSSProperties}>
      <svg className={styles.cell} viewBox="-3 -3 46 40.2" aria-hidden="true" focusable="false">
        <path className={styles.wall} d="M10 0h20l10 17.1-10 17.1H10L0 17.1z" />
        <path className={styles.honey} d="M10 0h20l10 17.1-10 17.1H10L0 17.1z" pathLength="100" />
      </svg>
      <span className={styles.text}>{children ?? <Trans>Chargement…</Trans>}</span>
    </p>
  )
}
