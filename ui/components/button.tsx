import { Trans } from '@lingui/react/macro'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import type { ButtonKind } from '../../domain/interaction/button-lock.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { useButtonLock } from './use-button-lock.ts'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  fullWidth?: boolean | undefined
  /** Before the text. */
  icon?: IconName | undefined
  /** After the text: where the click leads. */
  iconAfter?: IconName | undefined
}

export type ButtonProps = ButtonLook & {
  busy?: boolean | undefined
  /**
   * For calls to action, which pay, send or order: ignores the clicks that follow an accepted one, 4 s for `ordinary` and
   * none for `email-popin`. Without it every click counts. Without scripts the form is sent as any other.
   */
  lock?: ButtonKind | undefined
} & ComponentProps<'button'>

export type ButtonLinkProps = ButtonLook & {
  to: string
  children: ReactNode
  reloadDocument?: boolean | undefined
  className?: string | undefined
  /** Besides going where the link leads. */
  onClick?: (() => void) | undefined
}

function look({ variant = 'primary', size = 'medium', fullWidth = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className)
}

/** What a click is called where calls to action are counted: the value of the button, or what it does. */
const nameOfAction = (lock: ButtonKind, value: ComponentProps<'button'>['value']): string => {
  if (value !== undefined) return String(value)
  return lock === 'email-popin' ? lock : 'submit'
}

function ButtonIcon({ name }: { name: IconName | undefined }) {
  return name === undefined ? null : <Icon name={name} className={styles.icon} />
}

export function Button({
  variant,
  size,
  fullWidth,
  icon,
  iconAfter,
  busy = false,
  lock,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const counts = useButtonLock(lock, busy)
  // A busy button keeps the focus, so it is not disabled: it only ignores what comes in.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || !counts(event)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      className={look({ variant, size, fullWidth }, className)}
      data-call-to-action={lock === undefined ? undefined : nameOfAction(lock, rest.value)}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={handleClick}
    >
      {busy && (
        <svg className={styles.spinner} viewBox="-2 -2 44 38.2" aria-hidden="true">
          <path d="M10 0h20l10 17.1-10 17.1H10L0 17.1z" pathLength="100" />
        </svg>
      )}
      {!busy && <ButtonIcon name={icon} />}
      <span className={styles.label}>{children}</span>
      <ButtonIcon name={iconAfter} />
      {busy && (
        <span className="visually-hidden" role="status">
          <Trans>En cours…</Trans>
        </span>
      )}
    </button>
  )
}

export function ButtonLink({
  to,
  variant,
  size,
  fullWidth,
  icon,
  iconAfter,
  reloadDocument = false,
  className,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      reloadDocument={reloadDocument}
      onClick={onClick}
      className={look({ variant, size, fullWidth }, className)}
      data-call-to-action={variant === undefined || variant === 'primary' ? to.replace(/[?#].*/s, '') : undefined}
    >
      <ButtonIcon name={icon} />
      <span className={styles.label}>{children}</span>
      <ButtonIcon name={iconAfter} />
    </Link>
  )
}
