import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from './logo.tsx'
import styles from './site-footer.module.css'

export interface SiteFooterProps {
  groups: readonly { title: string; links: readonly { to: string; label: string }[] }[]
  version: string
  languageSelector: ReactNode
  note?: string | undefined
  /** The written name in the logo. */
  name?: string | undefined
}

export function SiteFooter({ groups, version, languageSelector, note, name = 'Alvéole' }: SiteFooterProps) {
  return (
    <footer className={`comb ${styles.footer}`} data-theme="dark">
      <div className="container">
        <div className={styles.top}>
          <div className={styles.brand}>
            <Logo label={name} />
            {note ? <p className={styles.note}>{note}</p> : null}
          </div>
          {groups.map((group) => (
            <div key={group.title} className={styles.group}>
              <h2 className={styles.title}>{group.title}</h2>
              <ul role="list">
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link className={styles.link} to={link.to}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.bottom}>
          {languageSelector}
          <p className={styles.version}>{version}</p>
        </div>
      </div>
    </footer>
  )
}
