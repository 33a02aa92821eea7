import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** What is cut into pages, for those who do not see it. */
  label: string
  /** The page that is shown, from 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
}

type Step = { readonly page: number } | { readonly gapAfter: number }

/** The first page, the last one, the current one and its neighbours; a gap stands for two pages or more. */
function stepsOf(page: number, pageCount: number): readonly Step[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((shown) => shown >= 1 && shown <= pageCount)
  const steps: Step[] = []
  let last = 0
  for (const next of new Set(shown)) {
    if (next - last === 2) steps.push({ page: next - 1 })
    if (next - last > 2) steps.push({ gapAfter: last })
    steps.push({ page: next })
    last = next
  }
  return steps
}

/** Links from page to page: numbers where there is room, “page 4 of 12” on phones. */
export function Pagination({ label, page, pageCount, hrefFor }: PaginationProps) {
  const { t } = useLingui()
  if (pageCount < 2) return null
  return (
    <nav className={styles.pagination} aria-label={label}>
      {page > 1 ? (
        <Link className={styles.turn} to={hrefFor(page - 1)} rel="prev" aria-label={t`Page précédente`}>
          <Icon name="arrow" className={styles.back} />
          <span className={styles.word}>
            <Trans>Précédente</Trans>
          </span>
        </Link>
      ) : (
        <span className={styles.noTurn} />
      )}
      <p className={styles.brief}>
        <Trans>
          Page {page} sur {pageCount}
        </Trans>
      </p>
      <ol className={styles.pages} role="list">
        {stepsOf(page, pageCount).map((step) =>
          'gapAfter' in step ? (
            <li key={`gap ${step.gapAfter}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step.page}>
              <Link
                className={styles.page}
                to={hrefFor(step.page)}
                aria-label={t`Page ${step.page}`}
                aria-current={step.page === page ? 'page' : undefined}
              >
                {step.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pageCount ? (
        <Link className={styles.turn} to={hrefFor(page + 1)} rel="next" aria-label={t`Page suivante`}>
          <span className={styles.word}>
            <Trans>Suivante</Trans>
          </span>
          <Icon name="arrow" className={styles.arrow} />
        </Link>
      ) : (
        <span className={styles.noTurn} />
      )}
    </nav>
  )
}
