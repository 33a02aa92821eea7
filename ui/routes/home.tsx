import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/home'
import { BookCard } from '../components/book-card.tsx'
import { ButtonLink } from '../components/button.tsx'
import { Hero } from '../components/hero.tsx'
import { PageSection } from '../components/page-section.tsx'
import { StepList } from '../components/step-list.tsx'
import { levelNames, subjectNames } from '../words/content-words.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { withoutLocale } from './library-address.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const books = await context.get(useCasesContext).listBooks(context.get(visitContext).locale)
  if (books.isErr()) throw unavailable(books.error)
  const shown = books.value.map(({ book, categories }) => ({
    title: book.title,
    description: book.description,
    subject: book.subject,
    level: book.level,
    to: withoutLocale(book.dir),
    firstChapter: categories[0]?.chapters[0],
  }))
  const first = shown.find(({ firstChapter }) => firstChapter)?.firstChapter
  return {
    books: shown.map(({ firstChapter: _first, ...book }) => book),
    freeChapter: first ? { to: withoutLocale(first.dir), title: first.course.title } : null,
  }
}

export default function Home({ loaderData: { books, freeChapter } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <PageTitle
        description={t`Cours clairs, quiz expliqués et résultats par compétence. Le premier chapitre de chaque matière est gratuit.`}
      >
        {t`Réviser avec plaisir, comprendre vraiment`}
      </PageTitle>
      <Hero
        title={t`Comprendre d’abord. Retenir ensuite.`}
        lead={
          <Trans>
            Des cours qui vont droit au but, des quiz où chaque réponse est expliquée, et un premier chapitre gratuit dans
            chaque matière.
          </Trans>
        }
        actions={
          <>
            {freeChapter && (
              <ButtonLink to={freeChapter.to} size="large">
                <Trans>Lire un chapitre gratuit</Trans>
              </ButtonLink>
            )}
            <ButtonLink to="/premium" variant="secondary" size="large">
              <Trans>Voir les offres</Trans>
            </ButtonLink>
          </>
        }
      />
      <PageSection title={t`Choisissez votre matière`} headingLevel={2}>
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
              headingLevel={3}
            />
          ))}
        </div>
      </PageSection>
      <PageSection title={t`Comment on progresse ici`} tone="honey" headingLevel={2}>
        <StepList
          headingLevel={3}
          steps={[
            {
              title: t`Lire le cours`,
              text: t`L’essentiel, des exemples rédigés en entier, les erreurs à éviter et ce qu’il faut retenir.`,
            },
            {
              title: t`Répondre au quiz`,
              text: t`Une question à la fois. Après chaque réponse, on apprend pourquoi elle est juste, ou pourquoi elle ne l’est pas.`,
            },
            {
              title: t`Voir où l’on en est`,
              text: t`Le résultat est donné compétence par compétence : on sait quoi reprendre avant le contrôle.`,
            },
          ]}
        />
      </PageSection>
    </>
  )
}
