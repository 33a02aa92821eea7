import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/library'
import { PageSection } from '../components/page-section.tsx'
import { useCasesContext, visitContext } from '../visit.ts'
import { BookShelf, shelfOf } from './book-shelf.tsx'
import { PageTitle } from './page-title.tsx'
import { ProfilingInvitation } from './profiling-invitation.tsx'
import { unavailable } from './unavailable.ts'

/** The library for everybody at /revisions; a member goes to the home of the logged-in area, which is theirs alone. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const useCases = context.get(useCasesContext)
  const isMembersHome = new URL(request.url).pathname.startsWith('/revisions/cours-et-quiz')
  const profile = await useCases.readProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  if (profile.value && !isMembersHome) throw redirect('/revisions/cours-et-quiz')
  if (!profile.value && isMembersHome) throw redirect('/login?next=/revisions/cours-et-quiz')

  const books = await useCases.listBooks(context.get(visitContext).locale)
  if (books.isErr()) throw unavailable(books.error)
  return {
    isMembersHome,
    books: shelfOf(books.value),
  }
}

export default function Library({ loaderData: { books, isMembersHome } }: Route.ComponentProps) {
  const { t } = useLingui()
  const title = isMembersHome ? t`Mes révisions` : t`Cours et quiz`
  return (
    <PageSection
      title={title}
      headingLevel={1}
      lead={<Trans>Choisissez une matière. Le premier chapitre est toujours gratuit.</Trans>}
    >
      <PageTitle>{title}</PageTitle>
      {isMembersHome && <ProfilingInvitation />}
      <BookShelf books={books} headingLevel={2} />
    </PageSection>
  )
}
