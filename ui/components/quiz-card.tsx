import { Link } from 'react-router'
import { Badge } from './badge.tsx'
import { Icon } from './icon.tsx'
import { ProgressBar } from './progress-bar.tsx'
import type { Subject } from './subject.ts'
import { SubjectIcon } from './subject-icon.tsx'
import card from './course-card.module.css'
import styles from './quiz-card.module.css'

/** How far somebody is: `done` counts answers given while in progress, right answers once there is a result. */
export type QuizCardProgress =
  | { state: 'not-started'; label: string }
  | { state: 'in-progress' | 'best-result'; done: number; total: number; label: string }

export interface QuizCardProps {
  to: string
  title: string
  subject: Subject
  subjectLabel: string
  /** '12 questions' */
  questionsLabel: string
  progress: QuizCardProgress
  access: 'free' | 'locked' | 'open'
  /** Says in words what is free or locked; an open quiz needs none. */
  accessLabel?: string | undefined
  headingLevel?: 2 | 3 | undefined
}

const tones = { free: 'success', locked: 'neutral', open: 'honey' } as const
const icons = { free: 'star', locked: 'lock', open: 'open' } as const

export function QuizCard({
  to,
  title,
  subject,
  subjectLabel,
  questionsLabel,
  progress,
  access,
  accessLabel,
  headingLevel = 3,
}: QuizCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={card.card} data-subject={subject}>
      <SubjectIcon subject={subject} />
      <div className={card.body}>
        <p className={styles.subject}>{subjectLabel}</p>
        <Heading className={card.title}>
          <Link className={card.link} to={to}>
            {title}
          </Link>
        </Heading>
        <div className={styles.progress}>
          {progress.state === 'not-started' ? (
            <p className={styles.notStarted}>{progress.label}</p>
          ) : (
            <ProgressBar value={progress.done} max={progress.total} label={progress.label} showsLabel />
          )}
        </div>
        <p className={card.foot}>
          {accessLabel ? (
            <Badge tone={tones[access]}>
              <Icon name={icons[access]} className={card.statusIcon} />
              {accessLabel}
            </Badge>
          ) : null}
          <span className={card.meta}>{questionsLabel}</span>
        </p>
      </div>
    </article>
  )
}
