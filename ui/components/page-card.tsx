import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import type { Subject } from './subject.ts'
import card from './course-card.module.css'
import styles from './page-card.module.css'

export interface PageCardProps {
  to: string
  title: string
  description?: string | undefined
  /** What it is, or whose: 'Chapitre', 'Information d’un partenaire : Onisep'. */
  label?: string | undefined
  /** Gives the card its colour. */
  subject?: Subject | undefined
  headingLevel?: 2 | 3 | undefined
}

/** A page that another one leads to. */
export function PageCard({ to, title, description, label, subject, headingLevel = 3 }: PageCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(card.card, styles.page)} data-subject={subject}>
      <div className={card.body}>
        {label ? <p className={styles.label}>{label}</p> : null}
        <Heading className={card.title}>
          <Link className={card.link} to={to}>
            {title}
          </Link>
        </Heading>
        {description ? <p className={card.description}>{description}</p> : null}
      </div>
    </article>
  )
}
