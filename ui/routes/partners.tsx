import type { Route } from './+types/partners'
import { useLingui } from '@lingui/react/macro'
import { PageCard } from '../components/page-card.tsx'
import { PageSection } from '../components/page-section.tsx'
import { useCasesContext, visitContext } from '../visit.ts'
import { unavailable } from './unavailable.ts'
import { shownPage, WrittenPage } from './written-page.tsx'

/** The partners of this installation, which are not all those of whom something was written. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { openPage, listPartners } = context.get(useCasesContext)
  const { locale } = context.get(visitContext)
  const [page, partners] = await Promise.all([openPage(locale, url.pathname), listPartners(locale)])
  if (page.isErr()) throw unavailable(page.error)
  if (partners.isErr()) throw unavailable(partners.error)
  return { page: { ...shownPage(page.value), children: [] }, partners: partners.value }
}

export default function Partners({ loaderData: { page, partners } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <WrittenPage page={page}>
      <PageSection title={t`Nos partenaires`}>
        <ul className="card-grid">
          {partners.map(({ to, title, description }) => (
            <li key={to}>
              <PageCard to={to} title={title} description={description ?? undefined} />
            </li>
          ))}
        </ul>
      </PageSection>
    </WrittenPage>
  )
}
