import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './subscription-banner.module.css'

export interface SubscriptionBannerProps {
  opened: boolean
  onToggle?: ((opened: boolean) => void) | undefined
  title: string
  text: string
  openLabel: string
  closeLabel: string
  loginLink?: ReactNode
  subscribeLink: ReactNode
}

/** Fixed at the bottom. The page keeps exactly its height free below its last line and around the focus. */
export function SubscriptionBanner({
  opened,
  onToggle,
  title,
  text,
  openLabel,
  closeLabel,
  loginLink,
  subscribeLink,
}: SubscriptionBannerProps) {
  const banner = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--banner-clearance', `${Math.ceil(banner.current?.offsetHeight ?? 0)}px`)
    })
    if (banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--banner-clearance')
    }
  }, [])
  return (
    <aside className={styles.place} aria-label={title}>
      <details
        ref={banner}
        className={styles.banner}
        open={opened}
        onToggle={(event) => {
          if (event.currentTarget.open !== opened) onToggle?.(event.currentTarget.open)
        }}
      >
        <summary className={styles.summary}>
          <span className={styles.open}>{openLabel}</span>
          <span className={styles.title}>{title}</span>
          <span className={styles.close}>
            <span className={styles.closeLabel}>{closeLabel}</span>
            <Icon name="chevron" className={styles.chevron} />
          </span>
        </summary>
        <div className={styles.body}>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>
            {subscribeLink}
            {loginLink}
          </div>
        </div>
      </details>
    </aside>
  )
}
