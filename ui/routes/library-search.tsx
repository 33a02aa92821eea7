import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Route } from './+types/library-search'
import { type FoundDocument, libraryKinds, queryOfSearch, readSearch, type TypedSearch } from '../../application/web/search-library.ts'
import { ButtonLink } from '../components/button.tsx'
import { CourseCard } from '../components/course-card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageSection } from '../components/page-section.tsx'
import { Pagination } from '../components/pagination.tsx'
import { PathCard } from '../components/path-card.tsx'
import { SearchBox } from '../components/search-box.tsx'
import { SearchFilters } from '../components/search-filters.tsx'
import { SelectField } from '../components/select-field.tsx'
import { levelNames, subjectNames } from '../words/content-words.ts'
import { kindChoices, kindNames } from '../words/library-words.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { withoutLocale } from './library-address.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

const path = '/revisions/bibliotheque-des-savoirs'

/** The page of a document: a quiz stands below its chapter, an article below its day. */
const addressOf = ({ kind, dir, slug }: FoundDocument['document']): string => {
  if (kind === 'article') return `/blog/articles/${slug.slice(0, 10)}/${slug.slice(11)}`
  return kind === 'quiz' ? `${withoutLocale(dir)}/quiz` : withoutLocale(dir)
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const typed = Object.fromEntries(new URL(request.url).searchParams)
  const search = await context.get(useCasesContext).searchLibrary(context.get(visitContext).locale, typed)
  if (search.isErr()) throw unavailable(search.error)
  const { found, ...rest } = search.value
  return {
    ...rest,
    found: found.map(({ document, book, access }) => ({
      to: addressOf(document),
      kind: document.kind,
      title: document.title,
      description: document.description,
      questions: document.kind === 'quiz' ? document.questionCount : 0,
      minutes: document.kind === 'course' ? document.minutes : 0,
      book: book && { title: book.title, level: book.level, subject: book.subject },
      access,
    })),
  }
}

type Found = Route.ComponentProps['loaderData']['found'][number]

const FoundCard = ({ found: { to, kind, title, description, questions, minutes, book, access } }: { found: Found }) => {
  const { t, i18n } = useLingui()
  const statusLabels = { free: t`Gratuit`, open: t`Ouvert`, locked: t`Avec abonnement` }
  const kindName = i18n._(kindNames[kind])
  if (book === null) return <PathCard to={to} title={title} description={`${kindName} · ${description}`} headingLevel={3} />
  const length = kind === 'quiz' ? t`${plural(questions, { one: '# question', other: '# questions' })}` : t`${minutes} min de lecture`
  return (
    <CourseCard
      to={to}
      title={kind === 'quiz' ? t`Quiz : ${title}` : title}
      description={description}
      subject={book.subject}
      meta={[kindName, i18n._(levelNames[book.level]), i18n._(subjectNames[book.subject]), length].join(' · ')}
      status={access}
      statusLabel={statusLabels[access]}
      headingLevel={3}
    />
  )
}

/** How long nobody types before the results follow. */
const restMilliseconds = 300

/**
 * Asks what a form holds once somebody rests; a choice in a list is asked at once. `formKey` changes with an address that
 * was not typed (the history, a link): the form begins anew with it.
 */
const useAskAsTyped = (here: string) => {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(here)
  const [formKey, setFormKey] = useState(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (here === last.current || document.activeElement?.closest('[role=search]')) return
    last.current = here
    setFormKey((key) => key + 1)
  }, [here])
  const ask = (typed: TypedSearch, wait: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      last.current = queryOfSearch(readSearch(typed), 1)
      void navigate(`${path}${last.current}`, { replace: true, preventScrollReset: true })
    }, wait)
  }
  return { formKey, ask }
}

/** The choices of a search that was asked, as a form gives them. */
const typedChoices = ({ level, subject, kind }: Pick<Route.ComponentProps['loaderData']['asked'], 'level' | 'subject' | 'kind'>) => ({
  level: level ?? '',
  subject: subject ?? '',
  kind: kind ?? '',
})

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([field, value]) => [field, String(value)]))

export default function LibrarySearch({ loaderData: { asked, found, count, isCountCut, pageCount, levels, subjects } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { formKey, ask } = useAskAsTyped(queryOfSearch(asked, 1))
  const title = t`Bibliothèque des savoirs`
  const choices = <Value extends string>(all: string, values: readonly Value[], label: (value: Value) => string) => [
    { value: '', label: all },
    ...values.map((value) => ({ value, label: label(value) })),
  ]
  return (
    <>
      <PageTitle description={t`Tous les cours et tous les quiz, par niveau et par matière : cherchez un chapitre, une notion, un mot.`}>{title}</PageTitle>
      <PageSection
        title={title}
        headingLevel={1}
        tone="honey"
        lead={<Trans>Tous les cours et tous les quiz, par niveau et par matière. Cherchez une notion, avec ou sans accents.</Trans>}
      >
        <SearchBox
          key={formKey}
          label={t`Chercher dans la bibliothèque`}
          action={path}
          defaultValue={asked.text}
          placeholder={t`Une notion, un chapitre…`}
          onQueryChange={(query) => {
            // The button that empties the field types nothing.
            if (query === '') ask({ ...typedChoices(asked), q: '' }, 0)
          }}
          onInput={({ currentTarget, target }) => ask(typedIn(currentTarget), target instanceof HTMLSelectElement ? 0 : restMilliseconds)}
          onSubmit={(event) => {
            event.preventDefault()
            ask(typedIn(event.currentTarget), 0)
          }}
        >
          <SearchFilters>
            <SelectField
              label={t`Niveau`}
              name="level"
              defaultValue={asked.level ?? ''}
              options={choices(t`Tous les niveaux`, levels, (level) => i18n._(levelNames[level]))}
            />
            <SelectField
              label={t`Matière`}
              name="subject"
              defaultValue={asked.subject ?? ''}
              options={choices(t`Toutes les matières`, subjects, (subject) => i18n._(subjectNames[subject]))}
            />
            <SelectField
              label={t`Type de contenu`}
              name="kind"
              defaultValue={asked.kind ?? ''}
              options={choices(t`Tous les contenus`, libraryKinds, (kind) => i18n._(kindChoices[kind]))}
            />
          </SearchFilters>
        </SearchBox>
      </PageSection>
      <PageSection>
        <div className="stack">
          <h2>
            <Trans>Résultats</Trans>
          </h2>
          <p role="status">
            {isCountCut ? (
              <Trans>Plus de {count} résultats</Trans>
            ) : (
              <Plural value={count} _0="Aucun résultat" one="# résultat" other="# résultats" />
            )}
          </p>
          {found.length === 0 ? (
            <EmptyState
              title={t`Rien ne correspond à cette recherche`}
              headingLevel={3}
              action={<ButtonLink to={path}>{t`Voir toute la bibliothèque`}</ButtonLink>}
            >
              <p>
                <Trans>Essayez un autre mot, ou retirez un filtre.</Trans>
              </p>
            </EmptyState>
          ) : (
            <div className="card-grid">
              {found.map((one) => (
                <FoundCard key={one.to} found={one} />
              ))}
            </div>
          )}
          <Pagination
            label={t`Pages de résultats`}
            page={asked.page}
            pageCount={pageCount}
            hrefFor={(page) => `${path}${queryOfSearch(asked, page)}`}
          />
        </div>
      </PageSection>
    </>
  )
}
