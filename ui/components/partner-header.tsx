import { Link } from 'react-router'
import { LanguageSelector, type LanguageSelectorProps } from './language-selector.tsx'
import { Logo } from './logo.tsx'
import type { MenuLinkItem } from './menu-item.ts'
import { MenuList } from './menu-list.tsx'
import { Menu } from './menu.tsx'
import styles from './partner-header.module.css'

export interface PartnerHeaderProps {
  homeLabel: string
  /** The name of the area. */
  area: string
  navLabel: string
  /** Written on the heading under which the links fold in narrow windows. */
  menuLabel: string
  links: readonly MenuLinkItem[]
  languages: LanguageSelectorProps
  homeTo?: string | undefined
  /** The written name in the logo. */
  name?: string | undefined
  /** Where the link that skips to the menu leads. */
  id?: string | undefined
}

/** The header of an area that belongs to a partner: its name beside the logo, and nothing to buy. */
export function PartnerHeader({
  homeLabel,
  area,
  navLabel,
  menuLabel,
  links,
  languages,
  homeTo = '/',
  name = 'Alvéole',
  id = 'menu',
}: PartnerHeaderProps) {
  return (
    <header className={styles.header} id={id} tabIndex={-1}>
      <div className={styles.inside}>
        <Link className={styles.home} to={homeTo} aria-label={homeLabel}>
          <Logo label={name} />
        </Link>
        <p className={styles.area}>{area}</p>
        {links.length > 0 ? (
          <nav className={styles.wide} aria-label={navLabel}>
            <MenuList items={links} entryClassName={styles.link} />
          </nav>
        ) : null}
        <div className={styles.language}>
          <LanguageSelector {...languages} compact />
        </div>
        {links.length > 0 ? (
          <nav className={styles.narrow} aria-label={navLabel}>
            <Menu group={{ kind: 'group', label: menuLabel, items: links }} align="end" />
          </nav>
        ) : null}
      </div>
    </header>
  )
}
