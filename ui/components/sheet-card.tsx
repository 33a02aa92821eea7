import { useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { Subject } from './subject.ts'
import card from './course-card.module.css'
import styles from './sheet-card.module.css'

export interface SheetCardProps {
  /** Where the PDF is. */
  href: string
  title: string
  description?: string | undefined
  subject: Subject
  subjectLabel: string
  /** What the sheet is, a few words each: '4 pages', '320 kilo-octets', 'Troisième', 'En français'. */
  facts: readonly string[]
  /** The language of the sheet, where it is not the one of the page. */
  language?: string | undefined
  linkLabel: string
  headingLevel?: 2 | 3 | undefined
}

export function SheetCard({
  href,
  title,
  description,
  subject,
  subjectLabel,
  facts,
  language,
  linkLabel,
  headingLevel = 3,
}: SheetCardProps) {
  const titleId = useId()
  const linkId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(card.card, styles.sheet)} data-subject={subject}>
      <svg className={styles.paper} viewBox="0 0 44 56" aria-hidden="true" focusable="false">
        <path className={styles.page} d="M6 1.5h22L42 15v35a4.5 4.5 0 0 1-4.5 4.5h-31.5A4.5 4.5 0 0 1 1.5 50V6A4.5 4.5 0 0 1 6 1.5z" />
        <path className={styles.fold} d="M28 1.5V11a4 4 0 0 0 4 4h10" />
        <path className={styles.lines} d="M9.5 43h25M9.5 48h15" />
        <path className={styles.cell} d="M16.5 20.5h11l5.5 9.5-5.5 9.5h-11L11 30z" />
      </svg>
      <div className={card.body}>
        <p className={styles.subject}>{subjectLabel}</p>
        <Heading className={card.title} id={titleId} lang={language}>
          {title}
        </Heading>
        {description ? <p className={card.description}>{description}</p> : null}
        <ul className={styles.facts} role="list">
          {facts.map((fact) => (
            <li key={fact} className={styles.fact}>
              {fact}
            </li>
          ))}
        </ul>
        <p className={styles.foot}>
          <a className={styles.link} id={linkId} href={href} download hrefLang={language} aria-labelledby={`${linkId} ${titleId}`}>
            <Icon name="download" className={styles.arrow} />
            {linkLabel}
          </a>
        </p>
      </div>
    </article>
  )
}
