import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './accordion.module.css'

export interface AccordionItem {
  id: string
  title: string
  content: ReactNode
  /** Open when the page comes. */
  open?: boolean | undefined
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Opening one closes the one that was open. */
  exclusive?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
}

/** Titles that open on their text, without scripts too; each `id` may be the target of a link. */
export function Accordion({ items, exclusive = false, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  const group = useId()
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content, open = false }) => (
        <details key={id} id={id} className={styles.item} open={open} {...(exclusive ? { name: group } : {})}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.cell} aria-hidden="true">
              <Icon name="chevron" className={styles.icon} />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
