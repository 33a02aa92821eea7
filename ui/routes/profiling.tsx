import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/profiling'
import type { ShownProfiling } from '../../application/web/profiling.ts'
import { safePath } from '../../application/web/safe-path.ts'
import { Button } from '../components/button.tsx'
import { ChoiceGroup } from '../components/choice-group.tsx'
import { FormPage } from '../components/form-page.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { useSiteState } from '../site-state.ts'
import { useTellOnce } from '../analytics.ts'
import { useCasesContext } from '../visit.ts'
import { userTypeNames } from '../words/newsletter-words.ts'
import { degreeNames, interestNames, levelNames } from '../words/profile-words.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { logInAddress } from './log-in-address.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'
import { unavailable } from './unavailable.ts'

type Step = ShownProfiling['step']

const nextOf = (request: Request): string | null => safePath(new URL(request.url).searchParams.get('next'))

/** Where a step is, and where the profiling leads once it is finished. */
const addressOf = (step: Step, next: string | null): string =>
  `/profiling?${new URLSearchParams({ step, ...(next === null ? {} : { next }) }).toString()}`

const logIn = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return redirect(logInAddress(pathname + search))
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const shown = await context.get(useCasesContext).showProfiling(new URL(request.url).searchParams.get('step'))
  if (shown.isErr()) throw unavailable(shown.error)
  if (shown.value === null) throw logIn(request)
  return { ...shown.value, next: nextOf(request) }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const text = (name: string) => form.getAll(name).find((value) => typeof value === 'string')
  const typed = {
    step: text('step') ?? '',
    declined: text('intent') === 'decline',
    accessType: text('accessType'),
    levelOfEducation: text('levelOfEducation'),
    currentDegree: text('currentDegree'),
    interests: form.getAll('interests').filter((value) => typeof value === 'string'),
  }
  const answered = await context.get(useCasesContext).answerProfiling(typed)
  const next = nextOf(request)
  if (answered.isOk()) return redirect(answered.value.next === null ? (next ?? '/revisions/cours-et-quiz') : addressOf(answered.value.next, next))
  if (answered.error.type === 'not-logged-in') return logIn(request)
  return data({ refusal: answered.error, typed }, { status: refusalStatus(answered.error) })
}

const fields = ['accessType', 'levelOfEducation', 'currentDegree', 'interests'] as const

const titles: Record<Step, MessageDescriptor> = {
  audience: msg`Qui êtes-vous ?`,
  level: msg`Quelle est votre classe ?`,
  interests: msg`Qu’est-ce qui vous intéresse ?`,
}

const useTitle = ({ step, audience, isRefresh }: Pick<ShownProfiling, 'step' | 'audience' | 'isRefresh'>): string => {
  const { t, i18n } = useLingui()
  if (step !== 'level') return i18n._(titles[step])
  if (audience === 'etudiant') return t`Que préparez-vous ?`
  if (audience === 'parents') return isRefresh ? t`En quelle classe est votre enfant cette année ?` : t`En quelle classe est votre enfant ?`
  return isRefresh ? t`En quelle classe êtes-vous cette année ?` : i18n._(titles.level)
}

const Lead = ({ step, audience, isRefresh }: Pick<ShownProfiling, 'step' | 'audience' | 'isRefresh'>) => {
  if (step === 'level' && isRefresh) return <Trans>Une nouvelle année scolaire a commencé : dites-nous où vous en êtes.</Trans>
  if (step === 'level' && audience === 'parents') return <Trans>Si vous en avez plusieurs, choisissez celui avec qui vous commencez.</Trans>
  if (step === 'interests') return <Trans>Choisissez-en autant que vous voulez. Vous pourrez changer d’avis à tout moment.</Trans>
  return <Trans>Trois questions, pour vous proposer ce qui vous est utile. Vous pouvez passer celles que vous voulez.</Trans>
}

export default function Profiling({ loaderData, actionData }: Route.ComponentProps) {
  const { step, steps, previous, audience, level, degree, interests, choices, next } = loaderData
  const { t, i18n } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const { visitProfilingPage } = useSiteState()
  useEffect(visitProfilingPage, [visitProfilingPage])
  const done = steps[steps.indexOf(step) - 1]
  useTellOnce({ type: 'profiling-started' })
  useTellOnce(done === undefined ? null : { type: 'profiling-progressed', step: done }, step)
  // An answer that was refused is that of its own step; going back to another one leaves it behind.
  const refused = actionData?.typed.step === step ? actionData : undefined
  const errorOf = useFieldErrors(refused?.refusal)
  const title = useTitle(loaderData)
  const position = steps.indexOf(step) + 1
  const options = <Value extends string>(values: readonly Value[], names: Record<Value, MessageDescriptor>) =>
    values.map((value) => ({ value, label: i18n._(names[value]) }))
  const questions: Record<Step, ReactNode> = {
    audience: (
      <ChoiceGroup
        legend={title}
        hidesLegend
        name="accessType"
        type="radio"
        choices={options(choices.audiences, userTypeNames)}
        defaultValue={refused?.typed.accessType ?? audience ?? undefined}
        error={errorOf('accessType')}
      />
    ),
    level: (
      <>
        {choices.levels.length > 0 && (
          <ChoiceGroup
            legend={audience === 'parents' ? t`Sa classe` : t`Votre classe`}
            hidesLegend={choices.degrees.length === 0}
            name="levelOfEducation"
            type="radio"
            choices={options(choices.levels, levelNames)}
            defaultValue={refused?.typed.levelOfEducation ?? level ?? undefined}
            error={errorOf('levelOfEducation')}
          />
        )}
        {choices.degrees.length > 0 && (
          <ChoiceGroup
            legend={audience === 'etudiant' ? t`Votre diplôme` : t`Votre bac, si vous le connaissez déjà`}
            hidesLegend={choices.levels.length === 0}
            name="currentDegree"
            type="radio"
            choices={options(choices.degrees, degreeNames)}
            defaultValue={refused?.typed.currentDegree ?? degree ?? undefined}
            error={errorOf('currentDegree')}
          />
        )}
      </>
    ),
    interests: (
      <>
        <ChoiceGroup
          legend={t`Des matières`}
          name="interests"
          type="checkbox"
          choices={options(choices.subjects, interestNames)}
          defaultValue={interests}
          error={errorOf('interests')}
        />
        <ChoiceGroup
          legend={t`Des objectifs`}
          name="interests"
          id="goals"
          type="checkbox"
          choices={options(choices.goals, interestNames)}
          defaultValue={interests}
        />
      </>
    ),
  }
  return (
    <FormPage title={title} lead={<Lead {...loaderData} />}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <ProgressBar value={position} max={steps.length} label={t`Question ${position} sur ${steps.length}`} showsLabel />
      <FormRefusal refusal={refused?.refusal} fields={fields} />
      {/* Each step is a form of its own: what was chosen in one does not stay in the next. */}
      <Form key={step} method="post" action={addressOf(step, next)} noValidate>
        <input type="hidden" name="step" value={step} />
        {questions[step]}
        <Button type="submit" size="large" fullWidth busy={isSending}>
          <Trans>Continuer</Trans>
        </Button>
        <Button type="submit" name="intent" value="decline" variant="quiet" fullWidth>
          <Trans>Je préfère ne pas répondre</Trans>
        </Button>
      </Form>
      {previous !== null && (
        <p>
          <Link to={addressOf(previous, next)}>
            <Trans>Revenir à la question précédente</Trans>
          </Link>
        </p>
      )}
    </FormPage>
  )
}
