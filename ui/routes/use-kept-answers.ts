import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type SyntheticEvent, use, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { goOnWithKept } from '../../application/web/keep-answers.ts'
import type { Offline } from '../../application/web/offline.ts'
import type { QuizAttemptView } from '../../domain/quizzes/attempt-view.ts'
import type { ResponseRefusal } from '../../domain/quizzes/score-response.ts'
import { BrowserContext } from '../browser.ts'
import { useRootData } from '../root-data.ts'

/** What a page starts from, and stays with while it is rendered on the server. */
const nothingYet = (): Pick<Offline['answers'], 'kept' | 'scored'> & { readonly network: Offline['network']['state'] } => ({
  kept: atom([]),
  scored: atom({}),
  network: atom('online'),
})

/** A quiz goes on without a network: its answers wait on the device, and the next question is asked. */
export const useKeptAnswers = (attempt: QuizAttemptView) => {
  const offline = use(BrowserContext)?.offline
  const owner = useRootData()?.profile?.email ?? null
  const [nothing] = useState(nothingYet)
  const kept = useStore(offline?.answers.kept ?? nothing.kept)
  const scored = useStore(offline?.answers.scored ?? nothing.scored)
  const isOffline = useStore(offline?.network.state ?? nothing.network) === 'offline'
  const { state, formData } = useNavigation()
  const navigate = useNavigate()
  const [keptRefusal, setKeptRefusal] = useState<ResponseRefusal['type'] | null>(null)
  const { attemptId } = attempt
  const { next, answered, keptHere } = goOnWithKept(attempt, kept, scored)

  useEffect(() => offline?.answers.noteScored(attempt), [offline, attempt])

  const keepAnswer = async (form: FormData): Promise<void> => {
    if (!offline || !next || form.get('questionId') !== next.questionId) return
    const response = form.getAll('response').filter((value) => typeof value === 'string')
    const outcome = await offline.answers.keep({ attemptId, questionId: next.questionId, response, owner }, next)
    setKeptRefusal(outcome.isErr() ? outcome.error.type : null)
    // What had the focus goes away with its question.
    if (outcome.isOk()) document.querySelector<HTMLElement>('#main')?.focus()
  }

  const takeBack = useEffectEvent((form: FormData) => {
    // Going to a place on the same page ends what was on its way, and loads nothing.
    void navigate({ search: location.search, hash: '#main' }, { replace: true, preventScrollReset: true })
    void keepAnswer(form)
  })
  const isStuck = isOffline && state === 'submitting' && formData?.has('questionId') === true
  useEffect(() => {
    if (isStuck && formData) takeBack(formData)
  }, [isStuck, formData])

  return {
    next,
    answered,
    keptHere,
    keptRefusal,
    /** For the form of a question: keeps its answer where it cannot go, or not before others. */
    keep: (event: SyntheticEvent<HTMLFormElement>) => {
      if (!isOffline && keptHere === 0) return
      event.preventDefault()
      void keepAnswer(new FormData(event.currentTarget))
    },
  }
}
