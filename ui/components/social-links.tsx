import styles from './social-links.module.css'

type SocialNetwork = 'facebook' | 'linkedin' | 'twitter' | 'instagram' | 'tiktok'

export interface SocialLinksProps {
  /** What the list is, for those who do not see it. */
  label: string
  links: readonly { network: SocialNetwork; href: string; label: string }[]
}

const glyphs: Record<SocialNetwork, string> = {
  facebook: 'M15.2 6.2h-1.1q-2.2 0-2.2 2.4V18M9 11.4h5.6',
  linkedin: 'M8.2 11v6.4M8.2 7.1v.2M12 17.4V11M12 13.6q0-2.6 2.2-2.6t2.2 2.6v3.8',
  twitter: 'M7.4 6.8l9.2 10.4M16.6 6.8L7.4 17.2',
  instagram: 'M7.6 8.6h1.6l1-1.6h3.6l1 1.6h1.6q1 0 1 1v6q0 1-1 1H7.6q-1 0-1-1v-6q0-1 1-1zM12 10.5a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4z',
  tiktok: 'M13 6.2v8.4a2.6 2.6 0 1 1-2.6-2.6M13 6.4q.6 3 3.8 3.3',
}

/** The networks where Alvéole writes, a cell each; their names are there for screen readers. */
export function SocialLinks({ label, links }: SocialLinksProps) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {links.map(({ network, href, label: name }) => (
        <li key={network}>
          <a className={styles.link} href={href} rel="noreferrer">
            <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={glyphs[network]} />
            </svg>
            <span className="visually-hidden">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
