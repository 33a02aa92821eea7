import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState, type FocusEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './toast.module.css'

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export interface ToastProps {
  tone?: ToastTone | undefined
  children: ReactNode
  /** A link or a button, when there is something to do. */
  action?: ReactNode
  onDismiss: () => void
  /** Without it the message stays until it is dismissed. The wait stops while the pointer or the focus is on the message. */
  dismissAfterMilliseconds?: number | undefined
}

export interface ToastRegionProps {
  /** What the region is for, for those who do not see it; without it, “messages”. */
  label?: string | undefined
  children?: ReactNode
}

const icons: Record<ToastTone, IconName> = { info: 'info', success: 'check', warning: 'alert', danger: 'cross' }

/** A short message about what was just done. It belongs in a `ToastRegion`, which speaks it. */
export function Toast({ tone = 'success', children, action, onDismiss, dismissAfterMilliseconds }: ToastProps) {
  const { t } = useLingui()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const dismiss = useEffectEvent(onDismiss)
  const waits = dismissAfterMilliseconds !== undefined && !pointed && !focused
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => dismiss(), dismissAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [waits, dismissAfterMilliseconds])
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false)
  }
  return (
    <div
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={handleBlur}
    >
      <span className={styles.cell} aria-hidden="true">
        <Icon name={icons[tone]} className={styles.icon} />
      </span>
      <div className={styles.body}>
        <div className={styles.text}>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      <button type="button" className={styles.dismiss} aria-label={t`Fermer ce message`} onClick={onDismiss}>
        <Icon name="cross" className={styles.icon} />
      </button>
    </div>
  )
}

/** Stands in the page from the start, empty: screen readers speak what comes into it, without cutting anybody short. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  const { t } = useLingui()
  return (
    <section className={styles.region} aria-label={label ?? t`Messages`}>
      <div className={styles.list} aria-live="polite">
        {children}
      </div>
    </section>
  )
}
