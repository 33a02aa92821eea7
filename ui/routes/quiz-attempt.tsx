import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/quiz-attempt'
import type { AnsweredQuestion, QuizAttemptView } from '../../domain/quizzes/attempt-view.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { InlineProse } from '../components/prose.tsx'
import { QuizFeedback } from '../components/quiz-feedback.tsx'
import { QuizQuestion } from '../components/quiz-question.tsx'
import { ResultRing } from '../components/result-ring.tsx'
import { SkillResult } from '../components/skill-result.tsx'
import { useKeptAnswers } from './use-kept-answers.ts'
import { pageMessages, responseMessages } from '../words/refusals.ts'
import { useCasesContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { notFound, unavailable } from './unavailable.ts'

const folderOf = ({ book, category, chapter }: Route.LoaderArgs['params']): string =>
  `/revisions/${book}/${category}/${chapter}`

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const attempt = await context.get(useCasesContext).readAttempt(params.attemptId)
  if (attempt.isErr()) throw unavailable(attempt.error)
  if (!attempt.value.quizPath.endsWith(`${folderOf(params)}/quiz`)) throw notFound()
  const shownId = new URL(request.url).searchParams.get('question')
  const shown = attempt.value.answered.find(({ questionId }) => questionId === shownId) ?? null
  return { attempt: attempt.value, shown, to: folderOf(params) }
}

export const action = async ({ params, request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const questionId = String(form.get('questionId') ?? '')
  const response = form.getAll('response').filter((value) => typeof value === 'string')
  const answered = await context.get(useCasesContext).answerQuestion(params.attemptId, questionId, response)
  const here = `${folderOf(params)}/quiz/${params.attemptId}`
  if (answered.isOk()) return redirect(`${here}?question=${encodeURIComponent(questionId)}`)
  const { type } = answered.error
  if (type === 'attempt-unknown' || type === 'question-unknown') throw notFound()
  return data({ refusal: type, typed: response }, { status: type === 'service-unreachable' ? 503 : 422 })
}

const Feedback = ({ question, attempt, here }: { question: AnsweredQuestion; attempt: QuizAttemptView; here: string }) => {
  const { t } = useLingui()
  const words = (answer: string | boolean) => (typeof answer === 'string' ? answer : answer ? t`Vrai` : t`Faux`)
  const isRight = question.points === 1
  return (
    <>
      <InlineProse html={question.promptHtml} as="div" />
      <QuizFeedback
        correct={isRight}
        verdict={isRight ? t`Bonne réponse` : question.points > 0 ? t`En partie juste` : t`Ce n’est pas la bonne réponse`}
        yourAnswerLabel={t`Votre réponse`}
        yourAnswerHtml={words(question.response)}
        expectedLabel={t`Réponse attendue`}
        expectedHtml={words(question.expected)}
        explanationTitle={t`Pourquoi`}
        explanationHtml={question.explanationHtml}
      />
      <ButtonLink to={here} size="large" fullWidth>
        {attempt.next ? <Trans>Question suivante</Trans> : <Trans>Voir mon résultat</Trans>}
      </ButtonLink>
    </>
  )
}

const Result = ({ result, to }: { result: NonNullable<QuizAttemptView['result']>; to: string }) => {
  const { t } = useLingui()
  return (
    <>
      <ResultRing score={result.right} total={result.total} label={t`${plural(result.right, { one: '# bonne réponse', other: '# bonnes réponses' })} sur ${result.total}`} />
      <h2>
        <Trans>Compétence par compétence</Trans>
      </h2>
      {result.bySkill.map((skill) => (
        <SkillResult
          key={skill.skill}
          label={skill.label}
          right={skill.right}
          total={skill.total}
          summary={skill.right === skill.total ? t`Acquis` : skill.right === 0 ? t`À reprendre` : t`En cours`}
        />
      ))}
      <Form method="post" action={`${to}/quiz`}>
        <Button type="submit" size="large" fullWidth>
          <Trans>Refaire le quiz</Trans>
        </Button>
      </Form>
      <ButtonLink to={to} variant="secondary" fullWidth>
        <Trans>Relire le cours</Trans>
      </ButtonLink>
    </>
  )
}

export default function QuizAttempt({ loaderData: { attempt, shown, to }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const here = `${to}/quiz/${attempt.attemptId}`
  const { result, total } = attempt
  const { next, answered: done, keptHere, keep, keptRefusal } = useKeptAnswers(attempt)
  const refusal = keptRefusal ?? (actionData && actionData.refusal !== 'service-unreachable' ? actionData.refusal : null)
  const error = refusal === null ? undefined : i18n._(responseMessages[refusal])
  return (
    <FormPage
      title={attempt.title}
      lead={result && !shown ? <Plural value={result.total} one="# question" other="# questions" /> : undefined}
    >
      <PageTitle>{result && !shown ? t`Résultat : ${attempt.title}` : attempt.title}</PageTitle>
      {!(result && !shown) && <ProgressBar value={done} max={total} label={t`${plural(done, { one: '# réponse donnée', other: '# réponses données' })} sur ${total}`} showsLabel />}
      {actionData?.refusal === 'service-unreachable' && (
        <Notice tone="danger" role="alert">
          {i18n._(pageMessages['service-unreachable'])}
        </Notice>
      )}
      {keptHere > 0 && (
        <Notice tone="info" role="status">
          <Trans>
            Vous êtes hors ligne : vos réponses sont gardées sur cet appareil et partiront dès le retour du réseau. Les explications et le résultat
            viendront alors.
          </Trans>
        </Notice>
      )}
      {shown ? (
        <Feedback question={shown} attempt={attempt} here={here} />
      ) : next ? (
        <Form method="post" action={here} key={next.questionId} autoComplete="off" onSubmit={keep}>
          <input type="hidden" name="questionId" value={next.questionId} />
          <QuizQuestion
            number={next.number}
            total={total}
            questionId={next.questionId}
            promptHtml={next.promptHtml}
            input={next.input}
            error={error}
            typed={actionData?.typed}
          >
            <Button type="submit" size="large" fullWidth busy={isSending}>
              <Trans>Valider ma réponse</Trans>
            </Button>
          </QuizQuestion>
        </Form>
      ) : (
        result ? (
          <Result result={result} to={to} />
        ) : (
          <p>
            <Trans>Vous avez répondu à toutes les questions.</Trans>
          </p>
        )
      )}
    </FormPage>
  )
}
