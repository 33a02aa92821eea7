import { classNames } from './class-names.ts'
import { InlineProse } from './prose.tsx'
import styles from './formula.module.css'

export interface FormulaProps {
  /** Trusted HTML and MathML, made by KaTeX on the server; for a block, in its display mode. */
  html: string
  display?: 'inline' | 'block' | undefined
  className?: string | undefined
}

/** A block wider than its column scrolls in place, and is then reachable with the keyboard. */
export function Formula({ html, display = 'inline', className }: FormulaProps) {
  return display === 'block' ? (
    <InlineProse as="div" html={html} className={classNames(styles.block, className)} />
  ) : (
    <InlineProse html={html} className={className} />
  )
}
