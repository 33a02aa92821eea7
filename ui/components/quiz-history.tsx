import { Badge, type BadgeTone } from './badge.tsx'
import styles from './quiz-history.module.css'

export interface QuizHistoryProps {
  quizzes: readonly { id: string; title: string; detail: string; score: string; state: string; tone: BadgeTone }[]
}

/** The quizzes that somebody took, each with its day, its score and whether it was finished. */
export function QuizHistory({ quizzes }: QuizHistoryProps) {
  return (
    <ul className={styles.list} role="list">
      {quizzes.map(({ id, title, detail, score, state, tone }) => (
        <li key={id} className={styles.quiz}>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p className={styles.detail}>{detail}</p>
          </div>
          <p className={styles.score}>{score}</p>
          <Badge tone={tone}>{state}</Badge>
        </li>
      ))}
    </ul>
  )
}
