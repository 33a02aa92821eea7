import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aTrueFalse } from '../../tests/builders/a-question.ts'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { chapterMastery, masteryOf } from './mastery.ts'

const times = (count: number, points: number) => Array.from({ length: count }, () => points)

test.each([
  ['nothing', [], 0],
  ['one right answer', [1], 1 / 3],
  ['one wrong answer', [0], 0],
  ['half a point', [0.5], 0.5 / 3],
  ['wrong, then right', [0, 1], 1 / 3.9],
  ['right, then wrong', [1, 0], 0.9 / 3.9],
  ['three right answers', [1, 1, 1], 2.71 / 4.71],
])('%s: mastery is as on paper', (_, points, mastery) => {
  expect(masteryOf(points)).toBeCloseTo(mastery, 12)
})

const points = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 })

describe('mastery', () => {
  test('is from 0 to below 1', () => {
    fc.assert(
      fc.property(points, (history) => {
        expect(masteryOf(history)).toBeGreaterThanOrEqual(0)
        expect(masteryOf(history)).toBeLessThan(1)
      }),
    )
  })

  test('never falls with a right answer more', () => {
    fc.assert(
      fc.property(points, (history) => {
        expect(masteryOf([...history, 1])).toBeGreaterThanOrEqual(masteryOf(history))
      }),
    )
  })

  test('never rises with a wrong answer more', () => {
    fc.assert(
      fc.property(points, (history) => {
        expect(masteryOf([...history, 0])).toBeLessThanOrEqual(masteryOf(history))
      }),
    )
  })

  test('is never lower for a better answer', () => {
    fc.assert(
      fc.property(points.filter(({ length }) => length > 0), fc.nat(), (history, drawn) => {
        const better = history.with(drawn % history.length, 1)
        expect(masteryOf(better)).toBeGreaterThanOrEqual(masteryOf(history))
      }),
    )
  })

  test('weighs a recent answer more than an old one', () => {
    fc.assert(
      fc.property(points, (between) => {
        expect(masteryOf([0, ...between, 1])).toBeGreaterThan(masteryOf([1, ...between, 0]))
      }),
    )
  })
})

const quiz = {
  skills: { racines: 'Trouver les racines', signe: 'Étudier le signe', jamais: 'Jamais demandé' },
  questions: [
    aTrueFalse({ id: 'q1', skill: 'racines' }),
    aTrueFalse({ id: 'q2', skill: 'racines' }),
    aTrueFalse({ id: 'q3', skill: 'signe' }),
  ],
}
const attempt = (startedAt: number, answers: Record<string, number>, id = `attempt-${startedAt}`) =>
  aQuizAttempt({
    id,
    startedAt,
    answers: Object.entries(answers).map(([questionId, earned]) => ({ questionId, response: ['true'], points: earned })),
  })
const wholly = (count: number, answers: Record<string, number>) => times(count, 0).map((_, index) => attempt(index, answers))
const stateOf = (attempts: Parameters<typeof chapterMastery>[1]) => chapterMastery(quiz, attempts).bySkill.map(({ state }) => state)

test('a chapter that nobody began', () => {
  expect(chapterMastery(quiz, [])).toEqual({
    mastery: 0,
    state: 'not-started',
    bySkill: [
      { skill: 'racines', label: 'Trouver les racines', mastery: 0, state: 'not-started' },
      { skill: 'signe', label: 'Étudier le signe', mastery: 0, state: 'not-started' },
    ],
    weakest: null,
  })
})

test('a chapter begun is the mean of its skills', () => {
  const begun = chapterMastery(quiz, [attempt(0, { q1: 1, q2: 0.5 })])
  expect(begun.state).toBe('in-progress')
  expect(begun.bySkill.map(({ state }) => state)).toEqual(['in-progress', 'not-started'])
  expect(begun.mastery).toBeCloseTo(1.4 / 3.9 / 2, 12)
})

test.each([
  ['five right answers are not enough', 5, 'in-progress'],
  ['six are', 6, 'mastered'],
])('to master a skill, %s', (_, count, state) => {
  expect(stateOf(wholly(count, { q3: 1 }))).toEqual(['not-started', state])
})

test('a skill begun with wrong answers only is in progress', () => {
  expect(stateOf([attempt(0, { q3: 0 })])).toEqual(['not-started', 'in-progress'])
})

test.each([
  ['one skill is mastered and the other not begun', wholly(6, { q3: 1 }), 'in-progress'],
  ['one skill is mastered and the other begun', wholly(6, { q1: 0, q3: 1 }), 'in-progress'],
  ['both are mastered', wholly(6, { q1: 1, q2: 1, q3: 1 }), 'mastered'],
])('when %s, the chapter is %s', (_, attempts, state) => {
  expect(chapterMastery(quiz, attempts).state).toBe(state)
})

test.each([
  ['the one with fewer points', [attempt(0, { q1: 0, q3: 1 })], 'racines'],
  ['the other one', [attempt(0, { q1: 1, q3: 0 })], 'signe'],
  ['the first of equal ones', [attempt(0, { q1: 0, q3: 0 })], 'racines'],
  ['the one begun, though the other is unknown', [attempt(0, { q3: 1 })], 'signe'],
  ['the one that is not mastered', wholly(6, { q1: 1, q2: 1, q3: 0.5 }), 'signe'],
  ['none when all are mastered', wholly(6, { q1: 1, q2: 1, q3: 1 }), undefined],
])('the weakest skill is %s', (_, attempts, skill) => {
  expect(chapterMastery(quiz, attempts).weakest?.skill).toBe(skill)
})

test.each([
  ['of different days', attempt(1, { q3: 0 }), attempt(2, { q3: 1 })],
  ['of one moment, by id', attempt(1, { q3: 0 }, 'a'), attempt(1, { q3: 1 }, 'b')],
])('attempts %s count from the oldest, in whatever order they come', (_, older, newer) => {
  const expected = masteryOf([0, 1])
  expect(chapterMastery(quiz, [older, newer]).bySkill[1]?.mastery).toBe(expected)
  expect(chapterMastery(quiz, [newer, older]).bySkill[1]?.mastery).toBe(expected)
})

test('answers to questions that the quiz no longer has do not count', () => {
  expect(chapterMastery(quiz, [attempt(0, { q9: 1 })]).state).toBe('not-started')
})

test('a quiz whose skills no question asks is not started, and its mastery 0', () => {
  expect(chapterMastery({ skills: { jamais: 'Jamais demandé' }, questions: [] }, [])).toEqual({ mastery: 0, state: 'not-started', bySkill: [], weakest: null })
})
