import { Trans } from '@lingui/react/macro'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  fullWidth?: boolean | undefined
}

export type ButtonProps = ButtonLook & { busy?: boolean | undefined } & ComponentProps<'button'>

export type ButtonLinkProps = ButtonLook & {
  to: string
  children: ReactNode
  reloadDocument?: boolean | undefined
  className?: string | undefined
}

function look({ variant = 'primary', size = 'medium', fullWidth = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className)
}

export function Button({ variant, size, fullWidth, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  // A busy button keeps the focus, so it is not disabled: it only ignores what comes in.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      className={look({ variant, size, fullWidth }, className)}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={handleClick}
    >
      {busy && (
        <svg className={styles.spinner} viewBox="-2 -2 44 38.2" aria-hidden="true">
          <path d="M10 0h20l10 17.1-10 17.1H10L0 17.1z" pathLength="100" />
        </svg>
      )}
      <span className={styles.label}>{children}</span>
      {busy && (
        <span className="visually-hidden" role="status">
          <Trans>En cours…</Trans>
        </span>
      )}
    </button>
  )
}

export function ButtonLink({ to, variant, size, fullWidth, reloadDocument = false, className, children }: ButtonLinkProps) {
  return (
    <Link to={to} reloadDocument={reloadDocument} className={look({ variant, size, fullWidth }, className)}>
      <span className={styles.label}>{children}</span>
    </Link>
  )
}
