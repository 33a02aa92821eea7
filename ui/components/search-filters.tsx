import type { ReactNode } from 'react'
import styles from './search-filters.module.css'

/** What narrows a search down, below the search box that sends it. */
export function SearchFilters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>
}
