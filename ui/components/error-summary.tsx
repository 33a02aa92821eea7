import { useEffect, useId, useRef, type MouseEvent } from 'react'
import styles from './error-summary.module.css'
import { Icon } from './icon.tsx'

export interface ErrorSummaryProps {
  title: string
  errors: readonly { fieldId: string; message: string }[]
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : null
  ;(label ?? field).scrollIntoView({ block: 'center' })
}

export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="alert" />
        </span>
        {title}
      </h2>
      <ul className={styles.list} role="list">
        {errors.map((error) => (
          <li key={`${error.fieldId} ${error.message}`}>
            <a className={styles.link} href={`#${error.fieldId}`} onClick={goToField}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
