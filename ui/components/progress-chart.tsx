import { type ReactNode, useId } from 'react'
import styles from './progress-chart.module.css'

export interface ProgressWeek {
  /** 'Semaine du 2 novembre' */
  label: string
  /** '2 nov.' */
  shortLabel: string
  value: number
  /** '45 min' */
  valueLabel: string
}

export interface ProgressChartProps {
  title: string
  /** One sentence that says what the bars show. */
  summary?: ReactNode
  weeks: readonly ProgressWeek[]
  /** Heads of the table that screen readers read. */
  weekHeading: string
  valueHeading: string
  goal?: { value: number; label: string } | undefined
  emptyText: ReactNode
  headingLevel?: 2 | 3 | 4 | undefined
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** Lying bars on narrow columns, standing ones on wide columns: each drawing holds both, and the style sheet shows one. */
function Bar({ share, goalShare }: { share: number; goalShare: number | null }) {
  return (
    <>
      <svg className={styles.comb}>
        <rect className={styles.lying} width={percent(share)} height="100%" />
        <rect className={styles.standing} y={percent(1 - share)} width="100%" height={percent(share)} />
      </svg>
      {goalShare === null ? null : (
        <svg className={styles.goal}>
          <line className={styles.lying} x1={percent(goalShare)} x2={percent(goalShare)} y1="-30%" y2="130%" />
          <line className={styles.standing} x1="-40%" x2="140%" y1={percent(1 - goalShare)} y2={percent(1 - goalShare)} />
        </svg>
      )}
    </>
  )
}

export function ProgressChart({
  title,
  summary,
  weeks,
  weekHeading,
  valueHeading,
  goal,
  emptyText,
  headingLevel = 3,
}: ProgressChartProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const highest = Math.max(1, goal?.value ?? 0, ...weeks.map(({ value }) => value))
  const goalShare = goal ? goal.value / highest : null
  return (
    <section className={styles.chart} aria-labelledby={titleId}>
      <Heading className={styles.title} id={titleId}>
        {title}
      </Heading>
      {weeks.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <>
          {summary ? <p className={styles.summary}>{summary}</p> : null}
          <div className={styles.weeks} aria-hidden="true">
            {weeks.map(({ label, shortLabel, value, valueLabel }) => (
              <div key={label} className={styles.week}>
                <span className={styles.label}>{shortLabel}</span>
                <span className={styles.bar}>
                  <Bar share={value / highest} goalShare={goalShare} />
                </span>
                <span className={styles.value}>{valueLabel}</span>
              </div>
            ))}
          </div>
          {goal ? <p className={styles.legend}>{goal.label}</p> : null}
          <table className="visually-hidden">
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{weekHeading}</th>
                <th scope="col">{valueHeading}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ label, valueLabel }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{valueLabel}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
