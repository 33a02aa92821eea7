import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aNumericQuestion, aSingleChoice, aTrueFalse } from '../../tests/builders/a-question.ts'
import { type AttemptOwner, isOwnedBy, ownerId, nextQuestion, type QuizAttempt, quizResult } from './attempt.ts'

const quiz = {
  skills: { racines: 'Trouver les racines', signe: 'Étudier le signe', jamais: 'Jamais demandé' },
  questions: [
    aSingleChoice({ id: 'q1', skill: 'racines' }),
    aTrueFalse({ id: 'q2', skill: 'racines' }),
    aNumericQuestion({ id: 'q3', skill: 'signe' }),
  ],
}
const attempt = (answers: QuizAttempt['answers']): QuizAttempt => ({
  id: 'attempt-1',
  owner: { kind: 'visitor', visitorId: 'v1' },
  quizPath: '/fr/revisions/maths/algebre/second-degre/quiz',
  startedAt: 0,
  answers,
})
const answer = (questionId: string, points: number) => ({ questionId, response: ['x'], points })

test.each([
  ['nothing answered', [], 'q1'],
  ['the first answered', [answer('q1', 0)], 'q2'],
  ['one skipped by a changed quiz', [answer('q2', 1)], 'q1'],
  ['all answered', [answer('q1', 1), answer('q2', 0), answer('q3', 1)], undefined],
])('with %s, the next question is %s', (_, answers, expected) => {
  expect(nextQuestion(quiz, attempt(answers))?.id).toBe(expected)
})

test('the result counts what is wholly right, by skill, without skills that no question asks', () => {
  expect(quizResult(quiz, attempt([answer('q1', 1), answer('q2', 0.5), answer('q3', 1)]))).toEqual({
    right: 2,
    total: 3,
    bySkill: [
      { skill: 'racines', label: 'Trouver les racines', right: 1, total: 2 },
      { skill: 'signe', label: 'Étudier le signe', right: 1, total: 1 },
    ],
  })
})

test('a question without an answer is not right', () => {
  expect(quizResult(quiz, attempt([answer('q1', 1)]))).toMatchObject({ right: 1, total: 3 })
})

const member = (memberId: string): AttemptOwner => ({ kind: 'member', memberId })
const child = (childId: string): AttemptOwner => ({ kind: 'child', childId })
const visitor = (visitorId: string): AttemptOwner => ({ kind: 'visitor', visitorId })

test.each([
  ['its visitor', visitor('v1'), [visitor('v1')], true],
  ['its visitor, now a member too', visitor('v1'), [member('m1'), visitor('v1')], true],
  ['another visitor', visitor('v1'), [visitor('v2')], false],
  ['a member of the same name as the visitor', visitor('v1'), [member('v1')], false],
  ['its member', member('m1'), [member('m1')], true],
  ['another member', member('m1'), [member('m2')], false],
  ['a visitor of the same name as the member', member('m1'), [visitor('m1')], false],
  ['its child', child('c1'), [child('c1')], true],
  ['a brother or sister', child('c1'), [child('c2')], false],
  ['a member of the same name as the child', child('c1'), [member('c1')], false],
  ['a child of the same name as the member', member('m1'), [child('m1')], false],
  ['nobody', member('m1'), [], false],
])('an attempt belongs to %s: as it should', (_, owner, whoAsks, expected) => {
  expect(isOwnedBy({ ...attempt([]), owner }, whoAsks)).toBe(expected)
})

test.each([
  [member('m1'), 'm1'],
  [child('c1'), 'c1'],
  [visitor('v1'), 'v1'],
])('%o is known by %s', (owner, id) => {
  expect(ownerId(owner)).toBe(id)
})

describe('a quiz that was changed in the middle of an attempt', () => {
  const ids = fc.uniqueArray(fc.constantFrom('q1', 'q2', 'q3', 'q4', 'q5', 'q6'), { minLength: 1 })
  const quizOf = (questionIds: readonly string[]) => ({
    skills: { racines: 'Trouver les racines' },
    questions: questionIds.map((id) => aTrueFalse({ id, skill: 'racines' })),
  })

  test('asks each question of today that was never answered, and no other, up to the end', () => {
    fc.assert(
      fc.property(ids, ids, (answeredBefore, today) => {
        const answers = answeredBefore.map((id) => answer(id, 1))
        const resumed = attempt(answers)
        const asked: string[] = []
        for (let next = nextQuestion(quizOf(today), resumed); next; next = nextQuestion(quizOf(today), resumed)) {
          asked.push(next.id)
          answers.push(answer(next.id, 0))
        }
        expect(asked).toEqual(today.filter((id) => !answeredBefore.includes(id)))
        expect(quizResult(quizOf(today), resumed)).toMatchObject({ right: today.length - asked.length, total: today.length })
      }),
    )
  })

  test('keeps the answer to a question that is taken out and put back', () => {
    const begun = attempt([answer('q1', 1), answer('q2', 1)])
    expect(quizResult(quizOf(['q2']), begun)).toMatchObject({ right: 1, total: 1 })
    expect(quizResult(quizOf(['q1', 'q2']), begun)).toMatchObject({ right: 2, total: 2 })
  })
})
