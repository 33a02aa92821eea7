import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/library'
import { ButtonLink } from '../components/button.tsx'
import { PageSection } from '../components/page-section.tsx'
import { useCasesContext, visitContext } from '../visit.ts'
import { BookShelf, shelfOf } from './book-shelf.tsx'
import { homeOf, MembersHomeView } from './members-home.tsx'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

/** The library for everybody at /revisions; a member goes to the home of the logged-in area, which is theirs alone. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const useCases = context.get(useCasesContext)
  const { locale } = context.get(visitContext)
  const isMembersHome = new URL(request.url).pathname.startsWith('/revisions/cours-et-quiz')
  const profile = await useCases.readProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  if (profile.value && !isMembersHome) throw redirect('/revisions/cours-et-quiz')
  if (!profile.value && isMembersHome) throw redirect('/login?next=/revisions/cours-et-quiz')

  if (profile.value) {
    const home = await useCases.showHome(locale, profile.value)
    if (home.isErr()) throw unavailable(home.error)
    return { books: shelfOf(home.value.books), home: homeOf(home.value, profile.value.firstname) }
  }
  const books = await useCases.listBooks(locale)
  if (books.isErr()) throw unavailable(books.error)
  return { books: shelfOf(books.value), home: null }
}

export default function Library({ loaderData: { books, home } }: Route.ComponentProps) {
  const { t } = useLingui()
  if (home) return <MembersHomeView home={home} books={books} />
  return (
    <PageSection
      title={t`Cours et quiz`}
      headingLevel={1}
      lead={<Trans>Choisissez une matière. Le premier chapitre est toujours gratuit.</Trans>}
    >
      <PageTitle>{t`Cours et quiz`}</PageTitle>
      <div className="stack">
        <BookShelf books={books} headingLevel={2} />
        <p>
          <ButtonLink to="/revisions/intro" variant="secondary">{t`Par où commencer ?`}</ButtonLink>
        </p>
      </div>
    </PageSection>
  )
}
