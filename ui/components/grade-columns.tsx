import type { ReactNode } from 'react'
import styles from './grade-columns.module.css'

export interface GradeColumnsProps {
  /** The fields. */
  marks: ReactNode
  /** What comes out of them. */
  result: ReactNode
  /** The result in a few words, which stay in sight on phones while marks are typed; the whole of it stands in `result`. */
  brief?: ReactNode
}

/** Marks on one side and the result on the other, which stays in sight; one under the other on phones. */
export function GradeColumns({ marks, result, brief }: GradeColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.marks}>
        {marks}
        {brief ? (
          <p className={styles.brief} aria-hidden="true">
            {brief}
          </p>
        ) : null}
      </div>
      <div className={styles.result}>{result}</div>
    </div>
  )
}

export interface MarkGroupProps {
  title: string
  hint?: ReactNode
  /** One column, for rows that have columns of their own. */
  columns?: 1 | undefined
  children: ReactNode
}

/** Fields that belong together, under their title. */
export function MarkGroup({ title, hint, columns, children }: MarkGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {hint ? <div className={styles.hint}>{hint}</div> : null}
      <div className={columns === 1 ? styles.rows : styles.fields}>{children}</div>
    </fieldset>
  )
}

export interface UnitRowProps {
  /** A field for the name, above the two others. */
  name?: ReactNode
  mark: ReactNode
  weight: ReactNode
}

/** A mark with its coefficient beside it, both of which are typed. */
export function UnitRow({ name, mark, weight }: UnitRowProps) {
  return (
    <div className={styles.unit}>
      {name ? <div className={styles.unitName}>{name}</div> : null}
      {mark}
      {weight}
    </div>
  )
}
