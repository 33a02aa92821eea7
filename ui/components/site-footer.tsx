import { AppLinks, type AppLinksProps } from './app-links.tsx'
import { Icon } from './icon.tsx'
import { LanguageSelector, type LanguageSelectorProps } from './language-selector.tsx'
import { Logo } from './logo.tsx'
import type { MenuGroupItem } from './menu-item.ts'
import { MenuList, type MenuListProps } from './menu-list.tsx'
import styles from './site-footer.module.css'
import { SocialLinks, type SocialLinksProps } from './social-links.tsx'
import { useMediaQuery } from './use-media-query.ts'

export interface SiteFooterProps {
  navLabel: string
  groups: readonly MenuGroupItem[]
  /** The version of the product and the region, as one line. */
  version: string
  languages: LanguageSelectorProps
  /** Where the same page stands in its light version, or in its full one. */
  otherVersion?: { readonly label: string; readonly href: string } | undefined
  social?: SocialLinksProps | undefined
  apps?: AppLinksProps | undefined
  note?: string | undefined
  /** The written name in the logo. */
  name?: string | undefined
  /** Where the link that skips to the footer leads. */
  id?: string | undefined
  onChooseCookies?: MenuListProps['onChooseCookies']
}

function Group({ group, isFolding, onChooseCookies }: { group: MenuGroupItem; isFolding: boolean } & Pick<SiteFooterProps, 'onChooseCookies'>) {
  const entries = <MenuList items={group.items} entryClassName={styles.entry} onChooseCookies={onChooseCookies} />
  if (!isFolding)
    return (
      <div className={styles.group}>
        <h2 className={styles.title}>{group.label}</h2>
        {entries}
      </div>
    )
  return (
    <details className={styles.group}>
      <summary className={styles.heading}>
        <h2 className={styles.title}>{group.label}</h2>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      {entries}
    </details>
  )
}

/**
 * The directory of the site. Its groups fold on phones, where they need no scripts to unfold; on wider screens the style
 * shows them whole, and once scripts run they are plain lists.
 */
export function SiteFooter({
  navLabel,
  groups,
  version,
  languages,
  otherVersion,
  social,
  apps,
  note,
  name = 'Alvéole',
  id = 'footer',
  onChooseCookies,
}: SiteFooterProps) {
  const isRoomy = useMediaQuery('(min-width: 600px)')
  return (
    <footer className={`comb ${styles.footer}`} data-theme="dark" id={id} tabIndex={-1}>
      <div className={`container ${styles.inside}`}>
        <div className={styles.brand}>
          <Logo label={name} />
          {note ? <p className={styles.note}>{note}</p> : null}
          {social ? <SocialLinks {...social} /> : null}
          {apps ? (
            <div className={styles.apps}>
              <AppLinks {...apps} />
            </div>
          ) : null}
        </div>
        <nav className={styles.directory} aria-label={navLabel}>
          {groups.map((group) => (
            <Group key={group.label} group={group} isFolding={!isRoomy} onChooseCookies={onChooseCookies} />
          ))}
        </nav>
        <div className={styles.bottom}>
          <LanguageSelector {...languages} />
          {otherVersion ? (
            <a className={styles.version} href={otherVersion.href}>
              {otherVersion.label}
            </a>
          ) : null}
          <p className={styles.version}>{version}</p>
        </div>
      </div>
    </footer>
  )
}
