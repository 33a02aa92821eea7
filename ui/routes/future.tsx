import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/future'
import type { OwnFuture } from '../../application/web/own-future.ts'
import { AccountSection } from '../components/account-section.tsx'
import { Badge } from '../components/badge.tsx'
import { Button, ButtonLink } from '../components/button.tsx'
import { ChoiceGroup } from '../components/choice-group.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { EventList } from '../components/event-list.tsx'
import { FactList } from '../components/fact-list.tsx'
import { Notice } from '../components/notice.tsx'
import { PageSection } from '../components/page-section.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { useRootData } from '../root-data.ts'
import { useCasesContext } from '../visit.ts'
import { eventWords, examWords, routeWords, taskWords } from '../words/future-words.ts'
import { interestNames, levelNames } from '../words/profile-words.ts'
import { useFormats } from '../words/use-formats.ts'
import { FormRefusal } from './form-refusal.tsx'
import { logInAddress } from './log-in-address.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'
import { unavailable } from './unavailable.ts'

const here = '/mon-avenir'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const shown = await context.get(useCasesContext).showFuture()
  if (shown.isErr()) throw unavailable(shown.error)
  if (shown.value === null) throw redirect(logInAddress(here))
  return shown.value
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const ticked = (await request.formData()).getAll('task').filter((value) => typeof value === 'string')
  const kept = await context.get(useCasesContext).tickOrientation(ticked)
  if (kept.isOk()) return { isKept: true, refusal: undefined }
  if (kept.error.type === 'not-logged-in') return redirect(logInAddress(here))
  return data({ isKept: false, refusal: kept.error }, { status: refusalStatus(kept.error) })
}

const useProfilingLink = () => {
  const profiling = useRootData()?.surroundings.profilingAddress ?? '/profiling'
  return (step: 'audience' | 'level' | 'interests') => `${profiling}?step=${step}&next=${here}`
}

const NoLevel = () => {
  const { t } = useLingui()
  const profilingLink = useProfilingLink()
  return (
    <EmptyState
      title={t`Dites-nous d’abord votre classe`}
      action={
        <ButtonLink to={profilingLink('audience')} size="large">
          <Trans>Indiquer ma classe</Trans>
        </ButtonLink>
      }
    >
      <Trans>Vous verrez ici ce qui vous attend cette année, et ce qu’il y a à faire pour la suite.</Trans>
    </EmptyState>
  )
}

const Calendar = ({ events }: Pick<OwnFuture, 'events'>) => {
  const { t, i18n } = useLingui()
  const { month } = useFormats()
  const moments = { over: t`Passé`, now: t`En ce moment`, 'to-come': t`À venir` }
  return (
    <EventList
      events={events.map(({ event, from, to, moment }) => {
        const [first, last] = [month(from), month(to)]
        return {
          id: event,
          when: from === to ? first : t`${first} – ${last}`,
          title: i18n._(eventWords[event]),
          isOver: moment === 'over',
          badge: <Badge tone={moment === 'now' ? 'honey' : 'neutral'}>{moments[moment]}</Badge>,
        }
      })}
    />
  )
}

const Checklist = ({ tasks }: Pick<OwnFuture, 'tasks'>) => {
  const { t, i18n } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const done = tasks.filter(({ isDone }) => isDone)
  const [count, total] = [done.length, tasks.length]
  return (
    <>
      <ProgressBar value={count} max={total} label={t`${count} sur ${total} faites`} showsLabel />
      <Form method="post" preventScrollReset>
        <div className="stack">
          <ChoiceGroup
            legend={t`Cochez ce qui est fait`}
            name="task"
            type="checkbox"
            choices={tasks.map(({ task }) => ({ value: task, label: i18n._(taskWords[task]) }))}
            defaultValue={done.map(({ task }) => task)}
          />
          <Button type="submit" busy={isSending}>
            <Trans>Enregistrer ma liste</Trans>
          </Button>
        </div>
      </Form>
    </>
  )
}

const Studies = ({ subjects }: Pick<OwnFuture, 'subjects'>) => {
  const { i18n } = useLingui()
  const profilingLink = useProfilingLink()
  return (
    <>
      {subjects.length === 0 ? (
        <p>
          <Trans>
            <Link to={profilingLink('interests')}>Choisissez les matières qui vous intéressent</Link> : vous verrez ici les études auxquelles
            elles mènent.
          </Trans>
        </p>
      ) : (
        <>
          <FactList facts={subjects.map((subject) => ({ label: i18n._(interestNames[subject]), value: i18n._(routeWords[subject]) }))} />
          <p>
            <Link to={profilingLink('interests')}>
              <Trans>Changer mes centres d’intérêt</Trans>
            </Link>
          </p>
        </>
      )}
      <div className="cluster">
        <ButtonLink to="/orientation" variant="secondary">
          <Trans>Explorer l’orientation</Trans>
        </ButtonLink>
        <ButtonLink to="/orientation/parcoursup" variant="secondary">
          <Trans>Comprendre Parcoursup</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

export default function Future({ loaderData: { future }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const profilingLink = useProfilingLink()
  if (future === null) {
    return (
      <PageSection title={t`Mon avenir`} headingLevel={1}>
        <PageTitle>{t`Mon avenir`}</PageTitle>
        <NoLevel />
      </PageSection>
    )
  }
  const exam = future.exam && examWords[future.exam]
  const className = i18n._(levelNames[future.level])
  return (
    <PageSection
      title={t`Mon avenir`}
      headingLevel={1}
      lead={
        <Trans>
          Classe : {className}. <Link to={profilingLink('audience')}>Changer de classe</Link>
        </Trans>
      }
    >
      <PageTitle>{t`Mon avenir`}</PageTitle>
      {actionData?.isKept && (
        <Notice tone="success" role="status">
          <Trans>Votre liste est enregistrée.</Trans>
        </Notice>
      )}
      <FormRefusal refusal={actionData?.refusal} fields={[]} />
      {exam && (
        <AccountSection id="examen" title={i18n._(exam.title)}>
          <p>{i18n._(exam.text)}</p>
          <div>
            <ButtonLink to={exam.to}>{i18n._(exam.link)}</ButtonLink>
          </div>
        </AccountSection>
      )}
      <AccountSection id="a-faire" title={t`Ce qu’il y a à faire`}>
        <Checklist tasks={future.tasks} />
      </AccountSection>
      <AccountSection id="calendrier" title={t`Le calendrier de l’année`}>
        <p>
          <Trans>Le calendrier de l’école française. Les jours exacts changent chaque année : votre établissement vous les donne.</Trans>
        </p>
        <Calendar events={future.events} />
      </AccountSection>
      <AccountSection id="etudes" title={t`Où mènent vos centres d’intérêt`}>
        <Studies subjects={future.subjects} />
      </AccountSection>
    </PageSection>
  )
}
