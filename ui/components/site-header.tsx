import { Link } from 'react-router'
import { ButtonLink } from './button.tsx'
import { LanguageSelector, type LanguageSelectorProps } from './language-selector.tsx'
import { Logo } from './logo.tsx'
import type { MenuGroupItem, MenuItem, MenuLinkItem } from './menu-item.ts'
import { Menu } from './menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import styles from './site-header.module.css'

export interface SiteHeaderProps {
  homeLabel: string
  navLabel: string
  /** Written beside the burger. */
  menuLabel: string
  /** The groups and the offers. */
  items: readonly MenuItem[]
  /** To create an account; or to go to one's contents. */
  primary: MenuLinkItem
  /** To log in; or the account, the family space and the way out. */
  account: readonly MenuItem[]
  languages: LanguageSelectorProps
  homeTo?: string | undefined
  /** The written name in the logo. */
  name?: string | undefined
  /** Where the link that skips to the menu leads. */
  id?: string | undefined
  onChooseCookies?: (() => void) | undefined
}

/** The wide bar has one heading for all that is the member's own. */
const inOneGroup = (items: readonly MenuItem[]): MenuGroupItem | undefined => {
  const group = items.find((item) => item.kind === 'group')
  return group && { ...group, items: items.flatMap((item) => (item.kind === 'group' ? item.items : [item])) }
}

function BarLink({ item }: { item: MenuLinkItem }) {
  return (
    <Link className={styles.link ?? ''} to={item.to} aria-current={item.current ? 'page' : undefined}>
      {item.label}
    </Link>
  )
}

export function SiteHeader({
  homeLabel,
  navLabel,
  menuLabel,
  items,
  primary,
  account,
  languages,
  homeTo = '/',
  name = 'Alvéole',
  id = 'menu',
  onChooseCookies,
}: SiteHeaderProps) {
  const own = inOneGroup(account)
  return (
    <header className={styles.header} id={id} tabIndex={-1}>
      <div className={styles.inside}>
        <Link className={styles.home} to={homeTo} aria-label={homeLabel}>
          <Logo label={name} />
        </Link>
        <nav className={styles.wide} aria-label={navLabel}>
          <ul className={styles.menus} role="list">
            {items.map((item) => (
              <li key={item.label}>
                {item.kind === 'group' ? <Menu group={item} compact onChooseCookies={onChooseCookies} /> : null}
                {item.kind === 'link' ? <BarLink item={item} /> : null}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.account}>
          {own ? <Menu group={own} align="end" onChooseCookies={onChooseCookies} /> : null}
          {own ? null : account.map((item) => (item.kind === 'link' ? <BarLink key={item.to} item={item} /> : null))}
        </div>
        <div className={styles.primary}>
          <ButtonLink to={primary.to} className={styles.button}>
            {primary.label}
          </ButtonLink>
        </div>
        <div className={styles.language}>
          <LanguageSelector {...languages} compact />
        </div>
        <div className={styles.narrow}>
          <MobileMenu
            label={menuLabel}
            navLabel={navLabel}
            items={items}
            account={account}
            primary={primary}
            languages={languages}
            name={name}
            onChooseCookies={onChooseCookies}
          />
        </div>
      </div>
    </header>
  )
}
