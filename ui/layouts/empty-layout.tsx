import { useLingui } from '@lingui/react/macro'
import { Link, Outlet } from 'react-router'
import { classNames } from '../components/class-names.ts'
import { Logo } from '../components/logo.tsx'
import styles from './empty-layout.module.css'

/**
 * A page that people reach by a link of a mail and leave when they are done, with the product's name and no menu. What is
 * around it may be in another language, so its links load the next page anew.
 */
export default function EmptyLayout() {
  const { t } = useLingui()
  return (
    <>
      <header className={classNames('container', styles.header)}>
        <Link className={styles.home} to="/" reloadDocument aria-label={t`Alvéole, page d’accueil`}>
          <Logo label="Alvéole" />
        </Link>
      </header>
      <main id="main" tabIndex={-1} data-layout="empty">
        <Outlet />
      </main>
      <footer className={classNames('container', styles.footer)}>
        <Link to="/accessibilite" reloadDocument>{t`Accessibilité`}</Link>
      </footer>
    </>
  )
}
