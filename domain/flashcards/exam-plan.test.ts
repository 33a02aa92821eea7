import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aStudiedCard } from '../../tests/builders/a-card-state.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { type CardState, newCard } from './card-state.ts'
import { dayOf, millisecondsADay } from './day.ts'
import { type ExamPlan, parseStudyPace, planUntilExam, type StudyPace } from './exam-plan.ts'
import { recallAt, reviewCard } from './review-card.ts'
import { defaultReviewParameters } from './review-parameters.ts'

const now = Date.UTC(2026, 10, 21, 18)
const midnight = Date.UTC(2026, 10, 21)
const inDays = (count: number) => now + count * millisecondsADay
const wide: StudyPace = { cardsADay: 1000, newCardsADay: 1000 }
const parametersFor = (examAt: number) => ({ ...defaultReviewParameters, examAt })
const plan = (cards: readonly CardState[], examAt: number, pace: Partial<StudyPace> = {}): ExamPlan =>
  planUntilExam(cards, parametersFor(examAt), { ...wide, ...pace }, now)._unsafeUnwrap()
const idsByDay = ({ days }: ExamPlan) => days.map(({ cardIds }) => cardIds.join(' '))
const countsOf = ({ days }: ExamPlan) => days.map(({ cardIds }) => cardIds.length)
const fresh = (count: number) => Array.from({ length: count }, (_, index) => newCard(`n${index + 1}`))

describe('the days of a plan', () => {
  test('go from today to the eve of the exam', () => {
    expect(plan([], inDays(3)).days).toEqual([0, 1, 2].map((index) => ({ day: midnight + index * millisecondsADay, cardIds: [] })))
  })

  test.each([
    ['tomorrow', inDays(1)],
    ['today', now + 1],
  ])('are today alone when the exam is %s', (_, examAt) => {
    expect(plan([newCard('n1')], examAt).days).toEqual([{ day: midnight, cardIds: ['n1'] }])
  })

  test.each([
    ['now', 0],
    ['over', -1],
  ])('are none when the exam is %s: ordinary reviews go on', (_, later) => {
    const examAt = now + later
    expect(planUntilExam([], parametersFor(examAt), wide, now)._unsafeUnwrapErr()).toEqual({ type: 'exam-over', examAt })
  })

  test('are at most those of three years', () => {
    expect(plan([], inDays(1096)).days).toHaveLength(1096)
    expect(planUntilExam([], parametersFor(inDays(1097)), wide, now)._unsafeUnwrapErr()).toEqual({
      type: 'exam-too-far',
      examAt: inDays(1097),
      daysAtMost: 1096,
    })
  })
})

describe('a card in a plan', () => {
  test('comes when it is due, and on the eve again', () => {
    expect(idsByDay(plan([aStudiedCard({ cardId: 'a', due: inDays(2) })], inDays(6)))).toEqual(['', '', 'a', '', '', 'a'])
  })

  test('that is overdue comes today', () => {
    expect(idsByDay(plan([aStudiedCard({ cardId: 'a', due: inDays(-9) })], inDays(3)))).toEqual(['a', '', 'a'])
  })

  test('that would be due after the exam comes on the eve', () => {
    expect(idsByDay(plan([aStudiedCard({ cardId: 'a', due: inDays(30) })], inDays(4)))).toEqual(['', '', '', 'a'])
  })

  test('that is new comes at growing intervals, with its first steps on one day', () => {
    const days = plan([newCard('a')], inDays(30)).days.flatMap(({ cardIds }, index) => (cardIds.length > 0 ? [index] : []))
    expect(days).toEqual([0, 2, 13, 29])
  })
})

describe('new cards', () => {
  test('keep to their pace behind a heap of overdue ones', () => {
    const overdue = Array.from({ length: 20 }, (_, index) => aStudiedCard({ cardId: `d${index}`, due: inDays(-1) }))
    const { days } = plan([...overdue, ...fresh(10)], inDays(20), { cardsADay: 10, newCardsADay: 1 })
    const seen = new Set<string>()
    const newADay = days.map(({ cardIds }) => {
      const first = cardIds.filter((id) => id.startsWith('n') && !seen.has(id))
      for (const id of first) seen.add(id)
      return first.length
    })
    expect(newADay.slice(0, 12)).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(Math.max(...newADay)).toBe(1)
  })

  test('come a few a day, in the order of the deck', () => {
    const first = plan(fresh(5), inDays(4), { newCardsADay: 2 }).days.map(({ cardIds }) => cardIds)
    expect(first[0]).toEqual(['n1', 'n2'])
    expect(first[1]).toEqual(expect.arrayContaining(['n3', 'n4']))
    expect(first[2]).toContain('n5')
  })

  test.each([
    ['that would not all come at their pace come faster, evenly', 6, 1, [3, 3]],
    ['that just come at their pace keep it', 6, 3, [3, 3]],
    ['that would come in time keep their pace', 6, 4, [4, 2]],
  ])('%s', (_, count, newCardsADay, counts) => {
    const days = plan(fresh(count), inDays(2), { newCardsADay, cardsADay: 1000 }).days.map(({ cardIds }) => cardIds)
    expect([days[0]?.length, days[1]?.filter((id) => !days[0]?.includes(id)).length]).toEqual(counts)
  })

  test('leave room to the cards that are due', () => {
    const due = aStudiedCard({ cardId: 'due', due: inDays(0) })
    expect(plan([newCard('n1'), due], inDays(2), { cardsADay: 1 }).days.map(({ cardIds }) => cardIds)).toEqual([['due'], ['n1']])
  })
})

describe('full days', () => {
  test('send the most overdue first, the others to the nearest days', () => {
    const cards = ['c', 'a', 'b'].map((cardId) => aStudiedCard({ cardId, due: inDays(1), stability: 300 }))
    expect(idsByDay(plan([...cards, aStudiedCard({ cardId: 'z', due: inDays(1) - 1 })], inDays(3), { cardsADay: 1 }))).toEqual(['a c', 'z', 'b'])
  })

  test('take further reviews in the order in which they are due', () => {
    const cards = ['b', 'a'].map((cardId, index) => aStudiedCard({ cardId, due: inDays(index - 9), stability: 300 }))
    expect(idsByDay(plan(cards, inDays(3), { cardsADay: 2 }))).toEqual(['b a', '', 'a b'])
  })

  test('hold no further reviews', () => {
    expect(countsOf(plan(fresh(6), inDays(3), { cardsADay: 2 }))).toEqual([2, 2, 2])
  })

  test('hold more than the limit, all alike, when there are too many cards', () => {
    expect(countsOf(plan(fresh(8), inDays(3), { cardsADay: 2 }))).toEqual([3, 3, 2])
  })
})

describe('what will be remembered at the exam', () => {
  test('is nothing to tell without cards', () => {
    expect(plan([], inDays(3)).recallAtExam).toBeNull()
  })

  test('is the mean over the cards, each as the plan leaves it', () => {
    const examAt = inDays(4)
    const parameters = parametersFor(examAt)
    const [a, b] = [aStudiedCard({ cardId: 'a', due: inDays(30) }), aStudiedCard({ cardId: 'b', due: inDays(20), stability: 3 })]
    const noonOfTheEve = midnight + 3.5 * millisecondsADay
    const recalls = [a, b].map((card) => recallAt(reviewCard(card, 'good', noonOfTheEve, parameters).card, examAt, parameters))
    expect(plan([a, b], examAt).recallAtExam).toBeCloseTo(((recalls[0] ?? 0) + (recalls[1] ?? 0)) / 2, 12)
  })

  test('counts each card once, after the last of its reviews', () => {
    const examAt = inDays(6)
    const parameters = parametersFor(examAt)
    const card = aStudiedCard({ cardId: 'a', due: inDays(2) })
    const first = reviewCard(card, 'good', midnight + 2.5 * millisecondsADay, parameters).card
    const second = reviewCard(first, 'good', midnight + 5.5 * millisecondsADay, parameters).card
    expect(plan([card], examAt).recallAtExam).toBe(recallAt(second, examAt, parameters))
  })

  test('counts on a review of now when the exam is today', () => {
    const examAt = now + 3_600_000
    const card = aStudiedCard({ due: now })
    expect(plan([card], examAt).recallAtExam).toBe(recallAt(reviewCard(card, 'good', now, parametersFor(examAt)).card, examAt, parametersFor(examAt)))
  })

  test('is more when there is more time', () => {
    const recallWith = (cardsADay: number) => plan(fresh(40), inDays(20), { cardsADay }).recallAtExam ?? 0
    expect(recallWith(2)).toBeLessThan(recallWith(20))
  })
})

const cards: fc.Arbitrary<CardState[]> = fc
  .array(
    fc.option(fc.record({ due: fc.integer({ min: -20, max: 60 }), stability: fc.double({ min: 0.1, max: 400, noNaN: true }), interval: fc.integer({ min: 1, max: 90 }) })),
    { maxLength: 40 },
  )
  .map((drawn) =>
    drawn.map((state, index) =>
      state === null
        ? newCard(`card-${index}`)
        : aStudiedCard({ cardId: `card-${index}`, due: inDays(state.due), lastReviewedAt: Math.min(now, inDays(state.due - state.interval)), stability: state.stability }),
    ),
  )
const pace = fc.record({ cardsADay: fc.integer({ min: 1, max: 12 }), newCardsADay: fc.integer({ min: 1, max: 12 }) })
const examIn = fc.integer({ min: 1, max: 30 * 24 })

test('whatever the cards, the pace and the exam, a plan keeps its promises', () => {
  fc.assert(
    fc.property(cards, pace, examIn, (drawn, drawnPace, hours) => {
      const examAt = now + hours * 3_600_000
      const made = plan(drawn, examAt, drawnPace)
      const planned = made.days.flatMap(({ cardIds }) => cardIds)
      expect(new Set(planned), 'each card comes').toEqual(new Set(drawn.map(({ cardId }) => cardId)))
      for (const { day, cardIds } of made.days) {
        expect(new Set(cardIds).size, 'once a day at most').toBe(cardIds.length)
        expect(dayOf(day), 'before the exam, or today').toBeLessThanOrEqual(Math.max(dayOf(now), dayOf(examAt) - 1))
      }
      const counts = countsOf(made)
      if (drawn.length <= drawnPace.cardsADay * counts.length) expect(Math.max(...counts)).toBeLessThanOrEqual(drawnPace.cardsADay)
      else expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      expect(made.recallAtExam ?? 0.5).toBeGreaterThan(0)
      expect(made.recallAtExam ?? 0.5).toBeLessThanOrEqual(1)
      expect(plan(drawn, examAt, drawnPace), 'the same plan again').toEqual(made)
    }),
    { numRuns: 100 },
  )
})

test.each([
  ['the slowest', { cardsADay: 1, newCardsADay: 1 }],
  ['the fastest', { cardsADay: 1000, newCardsADay: 1000 }],
])('%s pace is read as it is', (_, given) => {
  expect(parseStudyPace(given)._unsafeUnwrap()).toEqual(given)
})

test.each([
  ['no card a day', { cardsADay: 0 }, 'cardsADay', 'invalid'],
  ['too many cards a day', { cardsADay: 1001 }, 'cardsADay', 'invalid'],
  ['half a card a day', { newCardsADay: 0.5 }, 'newCardsADay', 'invalid'],
  ['no word of new cards', { newCardsADay: undefined }, 'newCardsADay', 'missing'],
  ['a field that none has', { minutesADay: 10 }, 'minutesADay', 'unknown'],
])('a pace with %s is refused', (_, changes, field, fault) => {
  expect(parseStudyPace({ ...wide, ...changes })._unsafeUnwrapErr()).toEqual({ type: 'study-pace-malformed', faults: [{ field, fault }] })
})

test('whatever comes, a pace or a refusal is the answer', () => {
  expectNeverThrows(parseStudyPace, wide)
})
