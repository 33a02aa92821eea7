import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { safePath } from '../../application/web/safe-path.ts'
import { BrowserContext } from '../browser.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageSection } from '../components/page-section.tsx'
import { useHydrated } from '../components/use-hydrated.ts'
import { PageTitle } from './page-title.tsx'

type KeptPage = { readonly path: string; readonly title: string }

/** Stands in for a page that cannot be reached; the service worker leads here, with the page that was asked for. */
export default function OfflinePage() {
  const { t } = useLingui()
  const browser = use(BrowserContext)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [pages, setPages] = useState<readonly KeptPage[] | null>(null)
  const isHydrated = useHydrated()
  // The page is kept as it stands without an address in its query.
  const asked = isHydrated ? safePath(query.get('page')) : null

  useEffect(() => {
    if (!browser || !isHydrated) return
    let isHere = true
    const show = async () => {
      const kept = await browser.offline.openablePages()
      if (!isHere) return
      // Its content is kept, though not the whole of it.
      if (asked !== null && kept.some(({ path }) => path === asked)) await navigate(asked, { replace: true })
      else setPages(kept)
    }
    void show()
    return () => {
      isHere = false
    }
  }, [browser, isHydrated, navigate, asked])

  return (
    <PageSection
      title={t`Vous êtes hors ligne`}
      headingLevel={1}
      lead={<Trans>Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.</Trans>}
    >
      <PageTitle>{t`Hors ligne`}</PageTitle>
      <meta name="robots" content="noindex" />
      <div>
        <ButtonLink to={asked ?? '/'} size="large" reloadDocument>
          <Trans>Réessayer</Trans>
        </ButtonLink>
      </div>
      <h2>
        <Trans>Ce que vous pouvez lire sans réseau</Trans>
      </h2>
      {pages === null ? (
        <p>
          <Trans>Les cours et les quiz que vous avez ouverts avec une connexion restent lisibles sur cet appareil.</Trans>
        </p>
      ) : pages.length > 0 ? (
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t`Rien n’est encore gardé sur cet appareil`} headingLevel={3}>
          <Trans>Les cours et les quiz que vous ouvrez avec une connexion restent lisibles ici pendant trente jours, jusqu’à votre déconnexion.</Trans>
        </EmptyState>
      )}
    </PageSection>
  )
}
