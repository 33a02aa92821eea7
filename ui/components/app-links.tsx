import { QrCode, type QrCodeProps } from './qr-code.tsx'
import styles from './app-links.module.css'

type AppStore = 'app-store' | 'google-play'

export interface AppLinksProps {
  title: string
  links: readonly { store: AppStore; href: string; label: string }[]
  /** For wide screens, whose reader has the telephone at hand. */
  qrCode?: QrCodeProps | undefined
}

const glyphs: Record<AppStore, string> = {
  'app-store': 'M8.5 3.5h7q1.5 0 1.5 1.5v14q0 1.5-1.5 1.5h-7Q7 20.5 7 19V5q0-1.5 1.5-1.5zM12 7.5v6M9.4 11l2.6 2.6 2.6-2.6M10.8 17.4h2.4',
  'google-play': 'M8 5.6q0-1 .9-.5l9.6 6.2q.9.7 0 1.4l-9.6 6.2q-.9.5-.9-.5z',
}

/** Where to get the application. */
export function AppLinks({ title, links, qrCode }: AppLinksProps) {
  return (
    <div className={styles.apps}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list} role="list">
          {links.map(({ store, href, label }) => (
            <li key={store}>
              <a className={styles.link} href={href} rel="noreferrer">
                <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <path d={glyphs[store]} />
                </svg>
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {qrCode ? (
        <div className={styles.code}>
          <QrCode {...qrCode} />
        </div>
      ) : null}
    </div>
  )
}
