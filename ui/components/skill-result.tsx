import { ProgressBar } from './progress-bar.tsx'
import { classNames } from './class-names.ts'
import styles from './skill-result.module.css'

export interface SkillResultProps {
  label: string
  right: number
  total: number
  summary: string
}

const mostCells = 10

/** One cell per question, honey in those that were right; a plain bar when there are too many to count. */
export function SkillResult({ label, right, total, summary }: SkillResultProps) {
  return (
    <div className={styles.skill}>
      <p className={styles.label}>{label}</p>
      {total > mostCells ? (
        <div className={styles.bar} aria-hidden="true">
          <ProgressBar value={right} max={total} label={summary} />
        </div>
      ) : (
        <div className={styles.cells} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <span key={index} className={classNames(styles.cell, index < right && styles.filled)} />
          ))}
        </div>
      )}
      <p className={styles.summary}>{summary}</p>
    </div>
  )
}
