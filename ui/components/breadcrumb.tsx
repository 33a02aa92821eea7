import { Link } from 'react-router'
import styles from './breadcrumb.module.css'

export interface BreadcrumbProps {
  label: string
  items: readonly { label: string; to?: string | undefined }[]
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list} role="list">
        {items.map((item, index) => (
          <li key={`${index} ${item.label}`} className={styles.item}>
            {item.to === undefined ? (
              <span className={styles.here} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            ) : (
              <Link className={styles.link} to={item.to}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
