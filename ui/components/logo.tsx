import styles from './logo.module.css'

export interface LogoProps {
  label: string
}

/** A cell being filled. The word beside it is real text, so it follows the reader's settings. */
export function Logo({ label }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 48 41.6" aria-hidden="true" focusable="false">
        <path
          className={styles.wall}
          d="M43.6 17.3Q45.6 20.8 43.6 24.3L36.8 36Q34.8 39.5 30.8 39.5L17.2 39.5Q13.2 39.5 11.2 36L4.4 24.3Q2.4 20.8 4.4 17.3L11.2 5.6Q13.2 2.1 17.2 2.1L30.8 2.1Q34.8 2.1 36.8 5.6z"
        />
        <path
          className={styles.honey}
          d="M8.6 24.4q-1.2-2.2-.3-4 4.6-4.3 9.8-2.2 3.2 1.3 6.6 4.2 6.8 5.2 13.4-.8 2.4-2 2.1.6-.2 1.3-.8 2.4l-3 5.2q-2.1 3.8-6.4 3.8H18q-4.3 0-6.4-3.8z"
        />
      </svg>
      <span className={styles.word}>{label}</span>
    </span>
  )
}
