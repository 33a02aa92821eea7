import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  value: number
  max: number
  label: string
  showsLabel?: boolean | undefined
}

export function ProgressBar({ value, max, label, showsLabel = false }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={styles.progress}>
      {showsLabel ? (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      ) : null}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuemax={max}
      >
        <svg width="100%" height="100%" aria-hidden="true">
          <rect className={styles.fill} width={`${share * 100}%`} height="100%" />
          {share > 0 && share < 1 ? <rect className={styles.edge} x={`${share * 100}%`} width="2" height="100%" /> : null}
        </svg>
      </div>
    </div>
  )
}
