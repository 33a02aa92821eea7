import { Link } from 'react-router'
import type { Subject } from './subject.ts'
import { SubjectIcon } from './subject-icon.tsx'
import { classNames } from './class-names.ts'
import styles from './book-card.module.css'

export interface BookCardProps {
  to: string
  title: string
  description: string
  subject: Subject
  levelLabel: string
  subjectLabel: string
  headingLevel?: 2 | 3 | undefined
}

export function BookCard({ to, title, description, subject, levelLabel, subjectLabel, headingLevel = 3 }: BookCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} data-subject={subject}>
      <div className={classNames('comb', styles.cover)}>
        <SubjectIcon subject={subject} size="large" />
        <p className={styles.labels}>
          <span className={styles.subject}>{subjectLabel}</span>
          <span className={styles.level}>{levelLabel}</span>
        </p>
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        </Heading>
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  )
}
