import styles from './step-list.module.css'

export interface StepListProps {
  steps: readonly { title: string; text: string }[]
  headingLevel?: 2 | 3 | undefined
}

export function StepList({ steps, headingLevel = 3 }: StepListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={styles.list} role="list">
      {steps.map((step, index) => (
        <li key={step.title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.body}>
            <Heading className={styles.title}>{step.title}</Heading>
            <p className={styles.text}>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
