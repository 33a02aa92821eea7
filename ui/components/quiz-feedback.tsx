import { useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { InlineProse, Prose } from './prose.tsx'
import styles from './quiz-feedback.module.css'

export interface QuizFeedbackProps {
  correct: boolean
  verdict: string
  yourAnswerLabel: string
  yourAnswerHtml: string
  expectedLabel: string
  expectedHtml: string
  explanationTitle: string
  explanationHtml: string
}

/** The verdict is said in words, in shape (tick or cross, plain or dashed) and only then in colour. */
export function QuizFeedback({
  correct,
  verdict,
  yourAnswerLabel,
  yourAnswerHtml,
  expectedLabel,
  expectedHtml,
  explanationTitle,
  explanationHtml,
}: QuizFeedbackProps) {
  const verdictId = useId()
  return (
    <section className={classNames(styles.feedback, correct ? styles.right : styles.wrong)} aria-labelledby={verdictId}>
      <div className={styles.verdict} role="status">
        <span className={styles.cell} aria-hidden="true">
          <Icon name={correct ? 'check' : 'cross'} className={styles.mark} />
        </span>
        <h2 className={styles.words} id={verdictId}>
          {verdict}
        </h2>
      </div>
      <dl className={styles.answers}>
        <div className={styles.answer}>
          <dt className={styles.label}>{yourAnswerLabel}</dt>
          <dd className={styles.value}>
            <InlineProse as="div" html={yourAnswerHtml} />
          </dd>
        </div>
        <div className={styles.answer}>
          <dt className={styles.label}>{expectedLabel}</dt>
          <dd className={styles.value}>
            <InlineProse as="div" html={expectedHtml} />
          </dd>
        </div>
      </dl>
      <div className={styles.explanation}>
        <h3 className={styles.explanationTitle}>{explanationTitle}</h3>
        <Prose html={explanationHtml} />
      </div>
    </section>
  )
}
