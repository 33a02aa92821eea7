import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/library'
import { BookCard } from '../components/book-card.tsx'
import { PageSection } from '../components/page-section.tsx'
import { levelNames, subjectNames } from '../words/content-words.ts'
import { withoutLocale } from './library-address.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
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
    books: books.value.map(({ book: { title, description, subject, level, dir } }) => ({
      title,
      description,
      subject,
      level,
      to: withoutLocale(dir),
    })),
  }
}

export default function Library({ loaderData: { books, isMembersHome } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const title = isMembersHome ? t`Mes révisions` : t`Cours et quiz`
  return (
    <PageSection
      title={title}
      headingLevel={1}
      lead={<Trans>Choisissez une matière. Le premier chapitre est toujours gratuit.</Trans>}
    >
      <PageTitle>{title}</PageTitle>
      <div className="card-grid">
        {books.map((book) => (
          <BookCard
            key={book.to}
            to={book.to}
            title={book.title}
            description={book.description}
            subject={book.subject}
            levelLabel={i18n._(levelNames[book.level])}
            subjectLabel={i18n._(subjectNames[book.subject])}
            headingLevel={2}
          />
        ))}
      </div>
    </PageSection>
  )
}
