import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/partner'
import type { ShownPartner } from '../../application/web/show-partners.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { ButtonLink } from '../components/button.tsx'
import { PageSection } from '../components/page-section.tsx'
import { useCasesContext, visitContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'
import { shownPage, WrittenPage } from './written-page.tsx'

/** What is shown of a partner; the one before and the one after it are nobody's next page. */
export const shownPartner = ({ title, written }: ShownPartner) => ({ title, written: written && { ...shownPage(written), previous: null, next: null } })

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const partner = await context.get(useCasesContext).showPartner(context.get(visitContext).locale, url.pathname)
  if (partner.isErr()) throw unavailable(partner.error)
  return shownPartner(partner.value)
}

const ToTheRevisions = () => (
  <div className="cluster">
    <ButtonLink to="/revisions" size="large">
      <Trans>Commencer à réviser</Trans>
    </ButtonLink>
    <ButtonLink to="/explorer" variant="secondary" size="large">
      <Trans>Choisir un niveau</Trans>
    </ButtonLink>
  </div>
)

/** The page of a partner of whom nothing was written. */
const UnwrittenPartner = ({ title }: { title: string }) => {
  const { t } = useLingui()
  const description = t`Réviser avec Alvéole : les cours, les quiz et les examens.`
  return (
    <>
      <PageTitle description={description}>{title}</PageTitle>
      <PageSection title={title} headingLevel={1} tone="honey" lead={description}>
        <Breadcrumb label={t`Fil d’Ariane`} items={[{ label: t`Partenaires`, to: '/partenaires' }, { label: title }]} />
      </PageSection>
      <PageSection title={t`Par où commencer`}>
        <div className="stack">
          <p>
            <Trans>
              Le premier chapitre de chaque matière est gratuit, sans inscription : un cours, puis un quiz où chaque réponse
              est expliquée.
            </Trans>
          </p>
          <ToTheRevisions />
        </div>
      </PageSection>
    </>
  )
}

export default function PartnerPage({ loaderData: { title, written } }: Pick<Route.ComponentProps, 'loaderData'>) {
  if (written === null) return <UnwrittenPartner title={title} />
  return (
    <WrittenPage page={written}>
      <PageSection>
        <ToTheRevisions />
      </PageSection>
    </WrittenPage>
  )
}
