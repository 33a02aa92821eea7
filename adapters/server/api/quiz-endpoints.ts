import * as v from 'valibot'
import type { AttemptOwner } from '../../../domain/quizzes/attempt.ts'
import { answeredAttemptSchema, quizAttemptViewSchema } from '../../../domain/quizzes/attempt-view.ts'
import { type Call, type Endpoint, endpoint } from './endpoint.ts'

const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))
const response = v.pipe(v.array(v.pipe(v.string(), v.maxLength(10_000))), v.maxLength(50))

const ownersOf = ({ memberId, visitorId }: Pick<Call<unknown, unknown>, 'memberId' | 'visitorId'>): AttemptOwner[] => [
  ...(memberId === null ? [] : [{ kind: 'member', memberId } as const]),
  ...(visitorId === null ? [] : [{ kind: 'visitor', visitorId } as const]),
]

/** Quizzes: visitors' answers are kept too, under a cookie, and go to their account when they sign up. */
export const quizEndpoints: readonly Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/quizzes/attempts',
      tag: 'quizzes',
      summary: 'Starts a quiz, or goes on with the one begun.',
      access: 'reader',
      body: v.object({ quizPath: shortText }),
      answer: quizAttemptViewSchema,
      refusals: ['content-not-found', 'content-locked'],
      limit: { action: 'quiz-start' },
    },
    async ({ service, body, memberId, visitorId, cookies, setCookie }) => {
      const visitor = visitorId ?? service.ids.next()
      const owner: AttemptOwner = memberId === null ? { kind: 'visitor', visitorId: visitor } : { kind: 'member', memberId }
      const started = await service.startQuiz(body.quizPath, owner, await service.isEntitled(memberId))
      if (started.isOk() && memberId === null) setCookie(cookies.writeVisitor(visitor))
      return started
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/quizzes/attempts/:attemptId',
      tag: 'quizzes',
      summary: 'An attempt, to whom it belongs.',
      access: 'reader',
      answer: quizAttemptViewSchema,
      refusals: ['attempt-unknown'],
    },
    (call) => call.service.readAttempt(call.param('attemptId'), ownersOf(call)),
  ),
  endpoint(
    {
      method: 'post',
      path: '/quizzes/attempts/:attemptId/answers',
      tag: 'quizzes',
      summary: 'Scores an answer and keeps it; the first answer to a question stands.',
      access: 'reader',
      body: v.object({ questionId: shortText, response }),
      answer: answeredAttemptSchema,
      refusals: [
        'attempt-unknown',
        'question-unknown',
        'response-empty',
        'response-not-a-number',
        'response-not-a-choice',
        'response-incomplete',
        'response-repeats-a-choice',
      ],
    },
    (call) => call.service.answerQuestion({ attemptId: call.param('attemptId'), ...call.body }, ownersOf(call)),
  ),
]
