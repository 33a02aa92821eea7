import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/quiz'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { Paywall } from '../components/paywall.tsx'
import { withoutLocale } from './library-address.ts'
import { useRootData } from '../root-data.ts'
import { quizOf } from '../structured-data/learning.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { useTellOnce, useTellSeen } from '../analytics.ts'
import { pageMessages } from '../words/refusals.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { notFound, unavailable } from './unavailable.ts'

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { locale } = context.get(visitContext)
  const opened = await context.get(useCasesContext).openChapter({ locale, ...params })
  if (opened.isErr()) throw unavailable(opened.error)
  const { chapter, book } = opened.value
  if (!chapter.quiz) throw notFound()
  return {
    quiz: { title: chapter.quiz.title, description: chapter.quiz.description, questions: chapter.quiz.questionCount, isFree: chapter.course.isFree, to: withoutLocale(chapter.quiz.path) },
    chapter: { title: chapter.course.title, to: withoutLocale(chapter.dir) },
    book: { title: book.book.title, to: withoutLocale(book.book.dir) },
  }
}

export const action = async ({ params, context }: Route.ActionArgs) => {
  const { book, category, chapter } = params
  const folder = `/revisions/${book}/${category}/${chapter}`
  const started = await context.get(useCasesContext).startQuiz(`/${context.get(visitContext).locale}${folder}/quiz`)
  if (started.isOk()) return redirect(`${folder}/quiz/${started.value.attemptId}`)
  if (started.error.type === 'content-not-found') throw notFound()
  return data({ refusal: started.error.type }, { status: started.error.type === 'content-locked' ? 403 : 503 })
}

export default function Quiz({ loaderData: { quiz, chapter, book }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const root = useRootData()
  const path = `${chapter.to}/quiz`
  const presentation = useTellSeen<HTMLParagraphElement>(path, 'quiz')
  useTellOnce(actionData?.refusal === 'content-locked' ? { type: 'paywall-viewed', path } : null, path)
  return (
    <FormPage title={quiz.title} lead={quiz.description}>
      <PageTitle description={quiz.description}>{quiz.title}</PageTitle>
      {root && <StructuredData about={quizOf({ ...quiz, about: chapter.title }, root)} />}
      <Breadcrumb
        label={t`Fil d’Ariane`}
        items={[{ label: book.title, to: book.to }, { label: chapter.title, to: chapter.to }, { label: t`Quiz` }]}
      />
      {actionData?.refusal === 'content-locked' ? (
        <Paywall
          title={t`Ce quiz s’ouvre avec l’abonnement`}
          headingLevel={2}
          text={<Trans>L’abonnement ouvre tous les chapitres et tous les quiz.</Trans>}
          action={
            <ButtonLink to="/premium" size="large">
              <Trans>Voir les offres</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <>
          {actionData && (
            <Notice tone="danger" role="alert">
              {i18n._(pageMessages['service-unreachable'])}
            </Notice>
          )}
          <p ref={presentation}>
            <Trans>
              <Plural value={quiz.questions} one="# question" other="# questions" />, une à la fois. Chaque réponse est expliquée, et vous pouvez vous arrêter quand vous
              voulez : le quiz reprend où vous l’avez laissé.
            </Trans>
          </p>
          <Form method="post">
            <Button type="submit" size="large" fullWidth busy={isSending}>
              <Trans>Commencer le quiz</Trans>
            </Button>
          </Form>
        </>
      )}
      <ButtonLink to={chapter.to} variant="quiet">
        <Trans>Relire le cours</Trans>
      </ButtonLink>
    </FormPage>
  )
}
