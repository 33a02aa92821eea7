import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './link.module.css'

/** `inline` stands in a sentence, `standalone` alone with an arrow, `quiet` beside something that matters more. */
export type TextLinkVariant = 'inline' | 'standalone' | 'quiet'

export interface TextLinkProps {
  /** A path of this site, or the whole address of another one. */
  to: string
  children: ReactNode
  variant?: TextLinkVariant | undefined
  /** Leads to another site, and says so. It opens in the same tab: a new one is for the person to ask for. */
  external?: boolean | undefined
  reloadDocument?: boolean | undefined
}

export function TextLink({ to, children, variant = 'inline', external = false, reloadDocument }: TextLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(styles.link, styles[variant])}
      rel={external ? 'external' : undefined}
      {...(reloadDocument === undefined ? {} : { reloadDocument })}
    >
      {children}
      {external && (
        <>
          <span className="visually-hidden">
            {' '}
            <Trans>(quitte ce site)</Trans>
          </span>
          <Icon name="external" className={styles.away} />
        </>
      )}
      {variant === 'standalone' && !external && <Icon name="arrow" className={styles.arrow} />}
    </Link>
  )
}
