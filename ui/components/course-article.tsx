import type { ReactNode } from 'react'
import styles from './course-article.module.css'

export interface CourseArticleProps {
  /** The table of contents, beside the text where there is room. */
  contents: ReactNode
  /** Who wrote and checked it, and when. */
  about: ReactNode
  previous?: ReactNode
  next?: ReactNode
  children: ReactNode
}

/** The text of a course with what belongs around it. */
export function CourseArticle({ contents, about, previous, next, children }: CourseArticleProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.contents}>{contents}</div>
      <article className={styles.text}>
        {children}
        <p className={styles.about}>{about}</p>
        {(previous || next) && (
          <div className={styles.neighbours}>
            <span>{previous}</span>
            <span>{next}</span>
          </div>
        )}
      </article>
    </div>
  )
}
