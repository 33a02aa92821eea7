import { type ReactNode, useId } from 'react'
import type { Subject } from './subject.ts'
import styles from './mastery-chart.module.css'

export interface MasteryRow {
  /** A skill, or a subject. */
  label: string
  /** From 0 to 1. */
  share: number
  /** '72 %' */
  shareLabel: string
  /** 'Acquis' */
  stateLabel?: string | undefined
  /** Gives the bar the colour of its subject. */
  subject?: Subject | undefined
}

export interface MasteryChartProps {
  title: string
  summary?: ReactNode
  rows: readonly MasteryRow[]
  emptyText: ReactNode
  headingLevel?: 2 | 3 | 4 | undefined
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`

/** The figure and the state are written beside each bar: the drawing adds nothing that the words do not say. */
export function MasteryChart({ title, summary, rows, emptyText, headingLevel = 3 }: MasteryChartProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.chart} aria-labelledby={titleId}>
      <Heading className={styles.title} id={titleId}>
        {title}
      </Heading>
      {rows.length === 0 ? (
        <p className={styles.summary}>{emptyText}</p>
      ) : (
        <>
          {summary ? <p className={styles.summary}>{summary}</p> : null}
          <ul className={styles.rows} role="list">
            {rows.map(({ label, share, shareLabel, stateLabel, subject }) => (
              <li key={label} className={styles.row} data-subject={subject}>
                <span className={styles.label}>{label}</span>{' '}
                <span className={styles.share}>{shareLabel}</span>
                <svg className={styles.comb} aria-hidden="true">
                  <rect className={styles.fill} width={percent(share)} height="100%" />
                </svg>
                {stateLabel ? <span className={styles.state}>{stateLabel}</span> : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
