import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/content-page'
import { PageSection } from '../components/page-section.tsx'
import { Prose } from '../components/prose.tsx'
import { TableOfContents } from '../components/table-of-contents.tsx'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

/** A page that authors write; its address is its name in the library. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const slug = new URL(request.url).pathname.slice(1).replace(/\.data$/, '')
  const page = await context.get(useCasesContext).openPage(context.get(visitContext).locale, slug)
  if (page.isErr()) throw unavailable(page.error)
  const { document, body } = page.value
  const updatedAt = document.kind === 'page' ? Date.parse(document.updatedOn) : null
  return { title: document.title, description: document.description, body: body ?? '', toc: document.toc, updatedAt }
}

export default function ContentPage({ loaderData: { title, description, body, toc, updatedAt } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  return (
    <PageSection title={title} headingLevel={1} lead={description}>
      <PageTitle description={description}>{title}</PageTitle>
      <div className="reading-layout">
        <TableOfContents title={t`Sur cette page`} entries={toc.filter(({ depth }) => depth === 2)} />
        <div className="stack">
          <Prose html={body} />
          {updatedAt !== null && (
            <p>
              <Trans>Mis à jour le {date(updatedAt)}.</Trans>
            </p>
          )}
        </div>
      </div>
    </PageSection>
  )
}
