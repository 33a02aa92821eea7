import { Icon } from './icon.tsx'
import styles from './feature-list.module.css'

export interface FeatureListProps {
  features: readonly string[]
}

/** What a plan gives, a tick in a cell before each. */
export function FeatureList({ features }: FeatureListProps) {
  return (
    <ul className={styles.features} role="list">
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <span className={styles.tick}>
            <Icon name="check" className={styles.icon} />
          </span>
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  )
}
