import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './language-selector.module.css'

export interface LanguageSelectorProps {
  label: string
  current: 'fr' | 'en'
  options: readonly { locale: 'fr' | 'en'; label: string; href: string }[]
  /** The flags alone, where there is little room. */
  compact?: boolean | undefined
}

const cell = 'M38.3 14.4Q40 17.3 38.3 20.2L31.7 31.7Q30 34.6 26.6 34.6L13.4 34.6Q10 34.6 8.3 31.7L1.7 20.2Q0 17.3 1.7 14.4L8.3 2.9Q10 0 13.4 0L26.6 0Q30 0 31.7 2.9z'

function Flag({ locale }: { locale: 'fr' | 'en' }) {
  const clip = useId()
  return (
    <svg className={styles.flag} viewBox="-1 -1 42 36.6" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={cell} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {locale === 'fr' ? (
          <>
            <path fill="#fff" d="M0 0h40v34.6H0z" />
            <path fill="#21408f" d="M0 0h13.4v34.6H0z" />
            <path fill="#d5283a" d="M26.6 0H40v34.6H26.6z" />
          </>
        ) : (
          <>
            <path fill="#1f3578" d="M0 0h40v34.6H0z" />
            <path stroke="#fff" strokeWidth="6.6" d="M0 0l40 34.6M40 0L0 34.6" />
            <path stroke="#cf2438" strokeWidth="2.6" d="M0 0l40 34.6M40 0L0 34.6" />
            <path stroke="#fff" strokeWidth="11" d="M20 0v34.6M0 17.3h40" />
            <path stroke="#cf2438" strokeWidth="6.6" d="M20 0v34.6M0 17.3h40" />
          </>
        )}
      </g>
      <path className={styles.edge} d={cell} />
    </svg>
  )
}

export function LanguageSelector({ label, current, options, compact = false }: LanguageSelectorProps) {
  return (
    <nav className={classNames(styles.selector, compact && styles.compact)} aria-label={label}>
      <ul className={styles.list} role="list">
        {options.map((option) => {
          const isCurrent = option.locale === current
          return (
            <li key={option.locale}>
              <a
                className={classNames(styles.link, isCurrent && styles.current)}
                href={option.href}
                hrefLang={option.locale}
                lang={option.locale}
                aria-current={isCurrent ? 'true' : undefined}
              >
                <Flag locale={option.locale} />
                {compact ? null : <span aria-hidden="true">{option.locale.toUpperCase()}</span>}
                <span className="visually-hidden">{option.label}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
