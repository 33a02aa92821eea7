import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { Icon } from './icon.tsx'
import { Logo } from './logo.tsx'
import styles from './site-header.module.css'

export interface SiteHeaderProps {
  homeLabel: string
  navLabel: string
  menuLabel: string
  links: readonly { to: string; label: string }[]
  actions: ReactNode
  languageSelector: ReactNode
  homeTo?: string | undefined
  /** The written name in the logo. */
  name?: string | undefined
}

function NavLinks({ links }: Pick<SiteHeaderProps, 'links'>) {
  return (
    <ul className={styles.links} role="list">
      {links.map((link) => (
        <li key={link.to}>
          <NavLink className={styles.link ?? ''} to={link.to}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

export function SiteHeader({
  homeLabel,
  navLabel,
  menuLabel,
  links,
  actions,
  languageSelector,
  homeTo = '/',
  name = 'Alvéole',
}: SiteHeaderProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [pathname, search])
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.inside}>
          <Link className={styles.home} to={homeTo} aria-label={homeLabel}>
            <Logo label={name} />
          </Link>
          <nav className={styles.wide} aria-label={navLabel}>
            <NavLinks links={links} />
          </nav>
          <div className={styles.language}>{languageSelector}</div>
          <div className={styles.actions}>{actions}</div>
          <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
            <summary className={styles.burger}>
              <span className={styles.closedIcon}>
                <Icon name="menu" />
              </span>
              <span className={styles.openedIcon}>
                <Icon name="cross" />
              </span>
              <span className={styles.burgerLabel}>{menuLabel}</span>
            </summary>
            <div className={styles.panel}>
              <nav aria-label={navLabel}>
                <NavLinks links={links} />
              </nav>
              <div className={styles.panelActions}>{actions}</div>
              <div className={styles.panelLanguage}>{languageSelector}</div>
            </div>
          </details>
        </div>
      </div>
    </header>
  )
}
