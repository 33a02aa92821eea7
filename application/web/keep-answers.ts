import { atom, type ReadableAtom } from 'nanostores'
import { err, ok, type Result } from 'neverthrow'
import type { AskedQuestion, QuizAttemptView } from '../../domain/quizzes/attempt-view.ts'
import { goOnWithPending } from '../../domain/quizzes/pending-answers.ts'
import { responseFault } from '../../domain/quizzes/response-fault.ts'
import type { QuestionResponse, ResponseRefusal } from '../../domain/quizzes/score-response.ts'
import type { AnswerOutbox, KeptAnswer } from '../ports/answer-outbox.ts'
import type { QuizGateway } from '../ports/quiz-gateway.ts'

/** What became of the answers that waited: how many count, had been answered elsewhere before, or belong to no quiz any more. */
export type SentAnswers = { readonly sent: number; readonly answeredElsewhere: number; readonly lost: number }

/** The questions that were scored, by their attempt: a page that is kept may not know of the last ones. */
type Scored = Readonly<Record<string, readonly string[]>>

/** Answers that are given without a network. */
export type AnswerKeeping = {
  /** Those that wait on this device. */
  readonly kept: ReadableAtom<readonly KeptAnswer[]>
  readonly scored: ReadableAtom<Scored>
  /** Remembers what was scored as the person saw it. */
  readonly noteScored: (attempt: QuizAttemptView) => void
  /** What became of the last ones that went; null until some do. */
  readonly lastSent: ReadableAtom<SentAnswers | null>
  readonly forgetLastSent: () => void
  /** Keeps an answer until the network is back, or says why it is none. */
  readonly keep: (answer: KeptAnswer, question: AskedQuestion) => Promise<Result<void, ResponseRefusal>>
  /**
   * Sends what waits, in order. Those of another member go away unread; those of a member wait while nobody is logged in.
   *
   * @param reader the member who is here, as their profile names them; null for a visitor
   */
  readonly send: (reader: string | null) => Promise<void>
  /** Finds what was kept on this device before. */
  readonly recall: () => Promise<void>
  /** Forgets what waits, when somebody logs out. */
  readonly forget: () => Promise<void>
}

/** Where an attempt stands with the answers that wait, and how many of them do. */
export const goOnWithKept = (attempt: QuizAttemptView, kept: readonly KeptAnswer[], scored: Scored) => {
  const own = kept.filter(({ attemptId }) => attemptId === attempt.attemptId).map(({ questionId }) => questionId)
  return { ...goOnWithPending(attempt, [...own, ...(scored[attempt.attemptId] ?? [])]), keptHere: own.length }
}

type Outcome = keyof SentAnswers | 'unreachable'

/** Keeps answers while there is no network, and sends them later. What cannot be kept, in a browser that forbids it, is a defect. */
export const makeKeepAnswers = ({ outbox, quizzes }: { outbox: AnswerOutbox; quizzes: () => Promise<Pick<QuizGateway, 'answer'>> }): AnswerKeeping => {
  const kept = atom<readonly KeptAnswer[]>([])
  const scored = atom<Scored>({})
  const lastSent = atom<SentAnswers | null>(null)
  const readAgain = async () => kept.set(await outbox.list())
  let sending: Promise<void> | undefined

  const sendOne = async ({ attemptId, questionId, response }: KeptAnswer): Promise<Outcome> => {
    const answered = await (await quizzes()).answer(attemptId, questionId, [...response] satisfies QuestionResponse)
    if (answered.isErr()) return answered.error.type === 'service-unreachable' ? 'unreachable' : 'lost'
    return answered.value.answerStands ? 'sent' : 'answeredElsewhere'
  }

  const sendAll = async (reader: string | null): Promise<void> => {
    const count = { sent: 0, answeredElsewhere: 0, lost: 0 }
    for (const answer of await outbox.list()) {
      if (answer.owner !== null && reader === null) continue
      if (answer.owner === null || answer.owner === reader) {
        const outcome = await sendOne(answer)
        if (outcome === 'unreachable') break
        count[outcome] += 1
      }
      await outbox.remove(answer)
    }
    if (count.sent + count.answeredElsewhere + count.lost > 0) lastSent.set(count)
    await readAgain()
  }

  return {
    kept,
    scored,
    noteScored: ({ attemptId, answered }) => {
      const known = scored.get()[attemptId] ?? []
      const seen = answered.map(({ questionId }) => questionId).filter((questionId) => !known.includes(questionId))
      if (seen.length > 0) scored.set({ ...scored.get(), [attemptId]: [...known, ...seen] })
    },
    lastSent,
    forgetLastSent: () => lastSent.set(null),
    keep: async (answer, question) => {
      const fault = responseFault(question.input, answer.response)
      if (fault) return err(fault)
      await outbox.add(answer)
      await readAgain()
      return ok(undefined)
    },
    recall: readAgain,
    send: (reader) =>
      (sending ??= sendAll(reader).finally(() => {
        sending = undefined
      })),
    forget: async () => {
      for (const answer of await outbox.list()) await outbox.remove(answer)
      await readAgain()
    },
  }
}
