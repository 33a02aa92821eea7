import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/home'
import { ButtonLink } from '../components/button.tsx'
import { Hero } from '../components/hero.tsx'
import { PageSection } from '../components/page-section.tsx'
import { StepList } from '../components/step-list.tsx'
import { useRootData } from '../root-data.ts'
import { webSiteOf } from '../structured-data/publisher.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { useCasesContext, visitContext } from '../visit.ts'
import { withoutLocale } from './library-address.ts'
import { BookShelf, shelfOf } from './book-shelf.tsx'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const books = await context.get(useCasesContext).listBooks(context.get(visitContext).locale)
  if (books.isErr()) throw unavailable(books.error)
  const first = books.value.flatMap(({ categories }) => categories.flatMap(({ chapters }) => chapters))[0]
  return {
    books: shelfOf(books.value),
    freeChapter: first ? { to: withoutLocale(first.dir), title: first.course.title } : null,
  }
}

export default function Home({ loaderData: { books, freeChapter } }: Route.ComponentProps) {
  const { t } = useLingui()
  const root = useRootData()
  return (
    <>
      <PageTitle
        description={t`Cours clairs, quiz expliqués et résultats par compétence. Le premier chapitre de chaque matière est gratuit.`}
      >
        {t`Réviser avec plaisir, comprendre vraiment`}
      </PageTitle>
      {root && <StructuredData about={webSiteOf(root.origin)} />}
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
        <BookShelf books={books} headingLevel={3} />
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
