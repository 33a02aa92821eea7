import { Link } from 'react-router'
import { Badge } from './badge.tsx'
import { Icon } from './icon.tsx'
import type { Subject } from './subject.ts'
import { SubjectIcon } from './subject-icon.tsx'
import styles from './course-card.module.css'

export interface CourseCardProps {
  to: string
  title: string
  description: string
  subject: Subject
  meta?: string | undefined
  status: 'free' | 'locked' | 'open'
  statusLabel: string
  headingLevel?: 2 | 3 | undefined
}

const tones = { free: 'success', locked: 'neutral', open: 'honey' } as const
const icons = { free: 'star', locked: 'lock', open: 'open' } as const

export function CourseCard({
  to,
  title,
  description,
  subject,
  meta,
  status,
  statusLabel,
  headingLevel = 3,
}: CourseCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} data-subject={subject}>
      <SubjectIcon subject={subject} />
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        </Heading>
        <p className={styles.description}>{description}</p>
        <p className={styles.foot}>
          <Badge tone={tones[status]}>
            <Icon name={icons[status]} className={styles.statusIcon} />
            {statusLabel}
          </Badge>
          {meta ? <span className={styles.meta}>{meta}</span> : null}
        </p>
      </div>
    </article>
  )
}
