import { useLingui } from '@lingui/react/macro'
import type { LoadingBar as LoadingBarState } from '../../domain/interaction/loading.ts'
import { classNames } from './class-names.ts'
import styles from './loading-bar.module.css'

export interface LoadingBarProps {
  /** As the rule of the loading bar gives it: hidden for the first 200 ms, full after 5 s, gone 500 ms after the end. */
  state: LoadingBarState
}

/**
 * The thread of honey over a page that is on its way. Its length tells of the time, not of what has come: so screen readers
 * are told that a load goes on, and no percentage.
 */
export function LoadingBar({ state }: LoadingBarProps) {
  const { t } = useLingui()
  if (state.state === 'hidden') return null
  return (
    <div
      className={classNames(styles.bar, state.state === 'finishing' && styles.finishing)}
      role="progressbar"
      aria-label={t`Chargement de la page`}
    >
      <svg width="100%" height="100%" aria-hidden="true" focusable="false">
        <rect className={styles.honey} width={`${state.percent}%`} height="100%" />
      </svg>
    </div>
  )
}
