import { Link } from 'react-router'
import card from './course-card.module.css'
import { ProgressBar } from './progress-bar.tsx'
import type { Subject } from './subject.ts'
import { SubjectIcon } from './subject-icon.tsx'

export interface ResumeCardProps {
  to: string
  title: string
  subject: Subject
  value: number
  max: number
  /** '3 réponses sur 8' */
  progressLabel: string
  /** 'Reprendre' */
  actionLabel: string
  headingLevel?: 2 | 3 | undefined
}

/** Something begun, how far it went, and the way back into it. */
export function ResumeCard({ to, title, subject, value, max, progressLabel, actionLabel, headingLevel = 3 }: ResumeCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={card.card} data-subject={subject}>
      <SubjectIcon subject={subject} />
      <div className={card.body}>
        <Heading className={card.title}>
          <Link className={card.link} to={to}>
            {title}
          </Link>
        </Heading>
        <ProgressBar value={value} max={max} label={progressLabel} showsLabel />
        <p className={card.description} aria-hidden="true">
          {actionLabel}
        </p>
      </div>
    </article>
  )
}
