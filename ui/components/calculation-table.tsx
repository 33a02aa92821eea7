import { Trans } from '@lingui/react/macro'
import styles from './calculation-table.module.css'

export interface CalculationLine {
  id: string
  label: string
  mark: string
  weight: string
  product: string
}

export interface CalculationTableProps {
  title: string
  lines: readonly CalculationLine[]
  /** Points without a coefficient: '+4', '−3'. */
  bonus?: { label: string; points: string } | undefined
  totalWeight: string
  totalPoints: string
  /** '1 245 ÷ 100 = 12,45' */
  conclusion?: string | undefined
}

/** How a mean is computed: each mark, its coefficient, their product, and the sums. */
export function CalculationTable({ title, lines, bonus, totalWeight, totalPoints, conclusion }: CalculationTableProps) {
  return (
    <div className={styles.calculation}>
      <table className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Matière</Trans>
            </th>
            <th scope="col">
              <Trans>Note</Trans>
            </th>
            <th scope="col">
              <Trans>Coef.</Trans>
            </th>
            <th scope="col">
              <Trans>Points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, label, mark, weight, product }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{mark}</td>
              <td>× {weight}</td>
              <td>{product}</td>
            </tr>
          ))}
          {bonus ? (
            <tr>
              <th scope="row" colSpan={3}>
                {bonus.label}
              </th>
              <td>{bonus.points}</td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              <Trans>Total</Trans>
            </th>
            <td>{totalWeight}</td>
            <td>{totalPoints}</td>
          </tr>
        </tfoot>
      </table>
      {conclusion ? <p className={styles.conclusion}>{conclusion}</p> : null}
    </div>
  )
}
