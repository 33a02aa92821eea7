import type { ReactNode } from 'react'
import type { Subject } from './subject.ts'
import styles from './subject-icon.module.css'

export interface SubjectIconProps {
  subject: Subject
  size?: 'small' | 'medium' | 'large' | undefined
}

const glyphs: Record<Subject, ReactNode> = {
  mathematics: <path d="M13 18.4c1.6-2.2 3-2.4 5.2-2.4H35M20 16.4c0 6-.8 9.8-3 13.6M29 16.4v9.8c0 2.8 1.6 3.8 4.6 2.6" />,
  french: <path d="M15.2 15.6l-4.4 5.2 4.4 5.2M20.6 15.6l-4.4 5.2 4.4 5.2M27.4 15.6l4.4 5.2-4.4 5.2M32.8 15.6l4.4 5.2-4.4 5.2" />,
  'history-geography': (
    <>
      <circle cx="24" cy="20.8" r="8.8" />
      <path d="M24 12c-5.4 5.2-5.4 12.4 0 17.6 5.4-5.2 5.4-12.4 0-17.6zM15.4 20.8h17.2" />
    </>
  ),
  sciences: <path d="M20.4 11.6h7.2M21.8 11.8v6.4l-5.6 9.2c-.8 1.6 0 2.8 1.6 2.8h12.4c1.6 0 2.4-1.2 1.6-2.8l-5.6-9.2v-6.4M19 24.2h10" />,
  english: <path d="M14.4 13.4h19.2a1.8 1.8 0 0 1 1.8 1.8v9.6a1.8 1.8 0 0 1-1.8 1.8H24.4l-5.8 4.4v-4.4h-4.2a1.8 1.8 0 0 1-1.8-1.8v-9.6a1.8 1.8 0 0 1 1.8-1.8zM18 18h12M18 22.2h7.4" />,
  philosophy: (
    <>
      <path d="M14.6 11.4c2.4 1.8 5 2.6 9.4 2.6s7-.8 9.4-2.6c1.2 3 1.4 5.4 1.4 8.4 0 6.6-4.6 11-10.8 11s-10.8-4.4-10.8-11c0-3 .2-5.4 1.4-8.4z" />
      <circle cx="19.6" cy="20.2" r="2.9" />
      <circle cx="28.4" cy="20.2" r="2.9" />
      <path d="M22.6 25.4l1.4 1.6 1.4-1.6" />
    </>
  ),
}

/** A cell in the colour of the subject. Decorative: the name of the subject is always written beside it. */
export function SubjectIcon({ subject, size = 'medium' }: SubjectIconProps) {
  return (
    <svg
      className={`${styles.icon} ${styles[size]}`}
      data-subject={subject}
      viewBox="0 0 48 41.6"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.cell}
        d="M45.2 17.7Q47 20.8 45.2 23.9L37.3 37.6Q35.5 40.7 31.9 40.7L16.1 40.7Q12.5 40.7 10.7 37.6L2.8 23.9Q1 20.8 2.8 17.7L10.7 4Q12.5 .9 16.1 .9L31.9 .9Q35.5 .9 37.3 4z"
      />
      <g className={styles.glyph}>{glyphs[subject]}</g>
    </svg>
  )
}
