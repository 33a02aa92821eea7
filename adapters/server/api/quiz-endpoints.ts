import * as v from 'valibot'
import type { AttemptOwner } from '../../../domain/quizzes/attempt.ts'
import { attemptSummarySchema } from '../../../domain/quizzes/attempt-summary.ts'
import { answeredAttemptSchema, quizAttemptViewSchema } from '../../../domain/quizzes/attempt-view.ts'
import { type Call, type Endpoint, endpoint } from './endpoint.ts'

const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))
const response = v.pipe(v.array(v.pipe(v.string(), v.maxLength(10_000))), v.maxLength(50))

/** A child's attempts are the child's alone, whatever else the session or the browser owns. */
const ownersOf = ({ memberId, childId, visitorId }: Pick<Call<unknown, unknown>, 'memberId' | 'childId' | 'visitorId'>): AttemptOwner[] => {
  if (childId !== null) return [{ kind: 'child', childId }]
  return [
    ...(memberId === null ? [] : [{ kind: 'member', memberId } as const]),
    ...(visitorId === null ? [] : [{ kind: 'visitor', visitorId } as const]),
  ]
}

/** Quizzes: visitors' answers are kept too, under a cookie, and go to their account when they sign up. */
export const quizEndpoints: readonly Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/quizzes/attempts',
      tag: 'quizzes',
      summary: 'Starts a quiz, or goes on with the one begun.',
      access: 'reader',
      forChildren: true,
      body: v.object({ quizPath: shortText }),
      answer: quizAttemptViewSchema,
      refusals: ['content-not-found', 'content-locked'],
      limit: { action: 'quiz-start' },
    },
    async ({ service, body, memberId, childId, visitorId, cookies, setCookie }) => {
      const visitor = visitorId ?? service.ids.next()
      const [owner = { kind: 'visitor', visitorId: visitor }] = ownersOf({ memberId, childId, visitorId })
      const started = await service.startQuiz(body.quizPath, owner, await service.isEntitled(memberId, childId))
      if (started.isOk() && memberId === null) setCookie(cookies.writeVisitor(visitor))
      return started
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/quizzes/attempts',
      tag: 'quizzes',
      summary: 'How the quizzes stand that the person began, the last begun first.',
      access: 'reader',
      forChildren: true,
      answer: v.object({ quizzes: v.array(attemptSummarySchema) }),
      refusals: [],
    },
    (call) => call.service.listAttempts(ownersOf(call)),
  ),
  endpoint(
    {
      method: 'get',
      path: '/quizzes/attempts/:attemptId',
      tag: 'quizzes',
      summary: 'An attempt, to whom it belongs.',
      access: 'reader',
      forChildren: true,
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
      forChildren: true,
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
