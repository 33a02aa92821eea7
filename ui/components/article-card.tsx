import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { CombPicture } from './comb-picture.tsx'
import type { Subject } from './subject.ts'
import card from './course-card.module.css'
import styles from './article-card.module.css'

export interface ArticleCardProps {
  to: string
  title: string
  excerpt: string
  /** The section of the blog: 'Méthode'. */
  section: string
  /** The day of publication in words, and as a machine reads it: 2026-11-03. */
  dateLabel: string
  date: string
  /** '6 min de lecture' */
  readingTime: string
  /** A subject gives the picture its colour. */
  subject?: Subject | undefined
  showsPicture?: boolean | undefined
  headingLevel?: 2 | 3 | undefined
}

export function ArticleCard({
  to,
  title,
  excerpt,
  section,
  dateLabel,
  date,
  readingTime,
  subject,
  showsPicture = false,
  headingLevel = 3,
}: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(card.card, styles.article)} data-subject={subject}>
      {showsPicture ? (
        <div className={styles.picture}>
          <CombPicture seed={to} subject={subject} />
        </div>
      ) : null}
      <div className={classNames(card.body, styles.body)}>
        <p className={styles.section}>{section}</p>
        <Heading className={card.title}>
          <Link className={card.link} to={to}>
            {title}
          </Link>
        </Heading>
        <p className={card.description}>{excerpt}</p>
        <p className={classNames(card.foot, styles.foot)}>
          <time dateTime={date}>{dateLabel}</time>
          <span className={styles.reading}>{readingTime}</span>
        </p>
      </div>
    </article>
  )
}
