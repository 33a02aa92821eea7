import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/partner-information'
import { EmptyState } from '../components/empty-state.tsx'
import { PageSection } from '../components/page-section.tsx'
import { useCasesContext, visitContext } from '../visit.ts'
import { unavailable } from './unavailable.ts'
import { shownPage, WrittenPage } from './written-page.tsx'

/** The list of what partners inform of, which may be empty. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const page = await context.get(useCasesContext).openPage(context.get(visitContext).locale, url.pathname)
  if (page.isErr()) throw unavailable(page.error)
  return shownPage(page.value)
}

export default function PartnerInformation({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <WrittenPage page={loaderData}>
      {loaderData.children.length === 0 && (
        <PageSection>
          <EmptyState title={t`Aucune information de partenaire pour l’instant`}>
            <Trans>Quand un partenaire nous en confiera une, elle paraîtra ici, sous son nom.</Trans>
          </EmptyState>
        </PageSection>
      )}
    </WrittenPage>
  )
}
