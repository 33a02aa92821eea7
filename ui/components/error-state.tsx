import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './error-state.module.css'

export interface ErrorStateProps {
  /** `missing` for a page that does not exist (404, 410), `failure` for everything else. */
  kind: 'missing' | 'failure'
  title: string
  children?: ReactNode
  /** Shown where something failed, so that it can be told to the support. */
  code?: number | string | undefined
  /** The way out: back to the previous page, or home. */
  action: ReactNode
  headingLevel?: 1 | 2 | undefined
}

export function ErrorState({ kind, title, children, code, action, headingLevel = 1 }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.error}>
      {kind === 'missing' ? <LostCell /> : <LeakingCell />}
      <div className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        {children ? <div className={styles.text}>{children}</div> : null}
        {code === undefined ? null : (
          <p className={styles.code}>
            <Trans>Code de l’erreur : {code}</Trans>
          </p>
        )}
        <div className={styles.action}>{action}</div>
      </div>
    </div>
  )
}

const cell = 'M-23.6-29.4q3.3-5.6 9.8-5.6h27.6q6.5 0 9.8 5.6l13.5 23.8q3.2 5.6 0 11.2L23.6 29.4q-3.3 5.6-9.8 5.6h-27.6q-6.5 0-9.8-5.6L-37.1 5.6q-3.2-5.6 0-11.2z'

/** A comb with a hole, and the cell that was there, gone elsewhere. */
function LostCell() {
  return (
    <svg className={styles.art} viewBox="0 0 320 232" aria-hidden="true" focusable="false">
      <path className={classNames(styles.cell, styles.wall)} d={cell} transform="translate(46 79)" />
      <path className={classNames(styles.cell, styles.amber)} d={cell} transform="translate(46 152)" />
      <path className={classNames(styles.cell, styles.honey)} d={cell} transform="translate(109 42.5)" />
      <path className={classNames(styles.cell, styles.hole)} d={cell} transform="translate(109 115.5)" />
      <path className={classNames(styles.cell, styles.wall)} d={cell} transform="translate(109 188.5)" />
      <path className={classNames(styles.cell, styles.amber)} d={cell} transform="translate(172 152)" />
      <path className={styles.path} d="M139 99c20-17 36-19 52-10s24 4 34-5" />
      <g transform="translate(266 66) rotate(14)">
        <path className={classNames(styles.cell, styles.honey)} d={cell} />
        <path className={styles.glyph} d="M-8.5-7.5c0-5 3.5-8 8.5-8s8.5 3 8.5 7.5c0 6-8.5 6.5-8.5 12.5M0 13.5v.2" />
      </g>
    </svg>
  )
}

/** A cell that cracked; its honey runs, and nothing is lost. */
function LeakingCell() {
  return (
    <svg className={styles.art} viewBox="-8 0 336 232" aria-hidden="true" focusable="false">
      <path className={classNames(styles.cell, styles.faint)} d={cell} transform="translate(34 79)" />
      <path className={classNames(styles.cell, styles.wall)} d={cell} transform="translate(97 42.5)" />
      <path className={classNames(styles.cell, styles.amber)} d={cell} transform="translate(97 115.5)" />
      <path className={classNames(styles.cell, styles.wall)} d={cell} transform="translate(223 42.5)" />
      <path className={classNames(styles.cell, styles.amber)} d={cell} transform="translate(223 115.5)" />
      <path className={classNames(styles.cell, styles.faint)} d={cell} transform="translate(286 79)" />
      <path className={styles.honeyRun} d="M140 101h40v52q0 9-8 9t-8-9v-9q0-5-4.5-5t-4.5 5v34q0 9-7.5 9t-7.5-9z" />
      <path className={styles.honeyRun} d="M147.5 198c5 6.5 7 9.5 7 13a7 7 0 0 1-14 0c0-3.5 2-6.5 7-13z" />
      <g transform="translate(160 79)">
        <path className={classNames(styles.cell, styles.honey)} d={cell} />
        <path className={styles.crack} d="M6-35l-9 15 13 9-14 12 9 10-7 12 3 12" />
      </g>
    </svg>
  )
}
