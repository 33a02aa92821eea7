import { useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './table-of-contents.module.css'

export interface TableOfContentsEntry {
  id: string
  text: string
  depth: 2 | 3
}

export interface TableOfContentsProps {
  title: string
  entries: readonly TableOfContentsEntry[]
}

function Entries({ entries }: Pick<TableOfContentsProps, 'entries'>) {
  return (
    <ol className={styles.list} role="list">
      {entries.map((entry) => (
        <li key={entry.id} className={classNames(styles.entry, entry.depth === 3 && styles.deep)}>
          <a className={styles.link} href={`#${entry.id}`}>
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Folded above the text on phones, beside it on wide screens: see `.reading-layout`. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  const titleId = useId()
  return (
    <nav className={styles.contents} aria-label={title}>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {title}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <Entries entries={entries} />
      </details>
      <div className={styles.aside}>
        <p className={styles.title} id={titleId}>
          {title}
        </p>
        <Entries entries={entries} />
      </div>
    </nav>
  )
}
