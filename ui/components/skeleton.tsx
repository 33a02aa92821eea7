import { Trans } from '@lingui/react/macro'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** The form of what is coming: some lines, cards, or a title with lines and cards. */
  shape?: 'text' | 'card' | 'page' | undefined
  /** How many lines, or cards. */
  count?: number | undefined
}

const several = (count: number) => Array.from({ length: count }, (_, index) => index)

function Lines({ count }: { count: number }) {
  return (
    <div className={styles.lines}>
      {several(count).map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}

function Cards({ count }: { count: number }) {
  return (
    <div className="card-grid">
      {several(count).map((card) => (
        <div key={card} className={styles.card}>
          <span className={styles.cell} />
          <Lines count={3} />
        </div>
      ))}
    </div>
  )
}

/** The place of what is coming, so that nothing moves when it comes. Screen readers hear one word, and none of the shapes. */
export function Skeleton({ shape = 'text', count }: SkeletonProps) {
  return (
    <div>
      <p className="visually-hidden" role="status">
        <Trans>Chargement…</Trans>
      </p>
      <div className={styles.shapes} aria-hidden="true">
        {shape === 'text' && <Lines count={count ?? 4} />}
        {shape === 'card' && <Cards count={count ?? 1} />}
        {shape === 'page' && (
          <>
            <span className={classNames(styles.line, styles.title)} />
            <Lines count={3} />
            <Cards count={count ?? 3} />
          </>
        )}
      </div>
    </div>
  )
}
