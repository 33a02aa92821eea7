import { classNames } from './class-names.ts'
import styles from './result-ring.module.css'

export interface ResultRingProps {
  score: number
  total: number
  label: string
}

const outline =
  'M60 3.5L78 3.5Q88 3.5 93 12.2L111 43.3Q116 52 111 60.7L93 91.8Q88 100.5 78 100.5L42 100.5Q32 100.5 27 91.8L9 60.7Q4 52 9 43.3L27 12.2Q32 3.5 42 3.5z'

/** A cell that fills along its wall: the score in the middle, the words below. */
export function ResultRing({ score, total, label }: ResultRingProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, score / total)) : 0
  return (
    <figure className={styles.ring}>
      <div className={styles.cell} aria-hidden="true">
        <svg className={styles.drawing} viewBox="-2 -3 124 110">
          <path className={styles.wall} d={outline} />
          {share > 0 ? (
            <path className={styles.honey} d={outline} pathLength="100" strokeDasharray={`${share * 100} 100`} />
          ) : null}
        </svg>
        <p className={classNames(styles.score, total > 99 && styles.long)}>
          <span className={styles.right}>{score}</span>
          <span className={styles.total}>/{total}</span>
        </p>
      </div>
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  )
}
