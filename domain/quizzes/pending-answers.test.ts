import { expect, test } from 'vitest'
import type { AnsweredQuestion, AskedQuestion } from './attempt-view.ts'
import { goOnWithPending } from './pending-answers.ts'

const asked = (questionId: string): AskedQuestion => ({ questionId, number: 1, promptHtml: '', input: { kind: 'text' } })
const answered = (questionId: string): AnsweredQuestion => ({ ...asked(questionId), points: 1, response: '', expected: '', explanationHtml: '' })
const view = { answered: [answered('q1')], upcoming: [asked('q2'), asked('q3')] }

test.each([
  ['nothing', [], 'q2', 1],
  ['the question that comes next', ['q2'], 'q3', 2],
  ['a later question', ['q3'], 'q2', 2],
  ['all of them', ['q3', 'q2'], null, 3],
  ['a question that was scored meanwhile', ['q1'], 'q2', 1],
  ['a question of another quiz', ['other'], 'q2', 1],
])('with %s kept on the device', (_, pending, next, count) => {
  const stands = goOnWithPending(view, pending)
  expect([stands.next?.questionId ?? null, stands.answered]).toEqual([next, count])
})
