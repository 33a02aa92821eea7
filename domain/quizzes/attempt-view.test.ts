import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { answeredAttemptSchema, type AskedQuestion, type QuizAttemptView, quizAttemptViewSchema } from './attempt-view.ts'

const named = [{ id: 'a', html: '<i>un</i>' }, { id: 'b', html: '<i>deux</i>' }]
const asked = (input: AskedQuestion['input']): AskedQuestion => ({ questionId: 'q1', number: 1, promptHtml: 'Combien ?', input })
const view = (changes: Partial<QuizAttemptView> = {}): QuizAttemptView => ({
  attemptId: 'attempt-1',
  quizPath: '/fr/quiz',
  title: 'Calculer',
  total: 2,
  answered: [],
  next: null,
  upcoming: [],
  result: null,
  ...changes,
})
const read = (input: unknown) => v.safeParse(quizAttemptViewSchema, JSON.parse(JSON.stringify(input)))

describe('an attempt as the API shows it is read as it is', () => {
  test.each([
    ['with one choice to make', view({ next: asked({ kind: 'single-choice', choices: named }) })],
    ['with several choices to make', view({ next: asked({ kind: 'multiple-choice', choices: named }) })],
    ['with true or false', view({ next: asked({ kind: 'true-false' }) })],
    ['with a word to write', view({ next: asked({ kind: 'text' }) })],
    ['with a number to write', view({ next: asked({ kind: 'numeric' }) })],
    ['with a number and its unit', view({ next: asked({ kind: 'numeric', unit: 'cm' }) })],
    ['with items to put in order', view({ next: asked({ kind: 'ordering', items: named }) })],
    ['with pairs to match', view({ next: asked({ kind: 'matching', lefts: named, rights: named.toReversed() }) })],
    ['with questions to come', view({ upcoming: [asked({ kind: 'text' }), asked({ kind: 'numeric' })] })],
    ['with an answer', view({ answered: [{ ...asked({ kind: 'true-false' }), points: 1, response: true, expected: true, explanationHtml: '<p>Car.</p>' }] })],
    ['with an answer in HTML', view({ answered: [{ ...asked({ kind: 'text' }), points: 0.5, response: '<i>x</i>', expected: '<i>y</i>', explanationHtml: '' }] })],
    ['with a result', view({ result: { right: 1, total: 2, bySkill: [{ skill: 'calculer', label: 'Calculer', right: 1, total: 2 }] } })],
  ])('%s', (_, given) => {
    expect(read(given)).toMatchObject({ success: true, output: given })
  })
})

test('after an answer it also says whether that answer stands', () => {
  expect(v.safeParse(answeredAttemptSchema, { ...view(), answerStands: false }).success).toBe(true)
  expect(v.safeParse(answeredAttemptSchema, view()).success).toBe(false)
})

test.each([
  ['a question of a kind that nobody knows', { ...view(), next: { ...asked({ kind: 'text' }), input: { kind: 'essay' } } }],
  ['pairs without their right sides', { ...view(), next: { ...asked({ kind: 'text' }), input: { kind: 'matching', lefts: named } } }],
  ['no word of what comes next', { ...view(), next: undefined }],
  ['no word of what comes after it', { ...view(), upcoming: undefined }],
])('with %s, it is not read', (_, given) => {
  expect(read(given).success).toBe(false)
})
