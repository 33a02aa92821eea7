import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBrevetIndividualScenario, aBrevetSchoolScenario } from '../../tests/builders/a-brevet-scenario.ts'
import { brevetComponents, brevetFrom2026Table, simulateBrevetFrom2026 } from './brevet-from-2026.ts'
import { compareFractions, fraction } from './fraction.ts'

const writtenExams = {
  'french-exam': 2,
  'mathematics-exam': 2,
  'history-geography-exam': 1.5,
  'civics-exam': 0.5,
  'sciences-exam': 2,
}

test('the table: exams over 10, 40 % of averages and 60 % of exams', () => {
  expect(brevetFrom2026Table).toEqual({
    shares: { continuous: 40, exams: 60 },
    exams: { school: { ...writtenExams, oral: 2 }, individual: { ...writtenExams, 'foreign-language-exam': 2 } },
    usualSubjects: (
      'french mathematics history-geography civics language-a language-b physics-chemistry life-and-earth-sciences ' +
      'technology visual-arts music physical-education'
    ).split(' '),
    sources: ['note de service of 2 September 2025', 'arrêté of 10 April 2025'],
    unverified: ['reading-of-the-optional-teaching', 'list-of-subjects'],
  })
  for (const weights of Object.values(brevetFrom2026Table.exams)) {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(10)
  }
})

test('the components of a pupil are the averages and the exams', () => {
  expect(brevetComponents(aBrevetSchoolScenario(0, 0)).continuous).toEqual([
    { id: 'french-average', weight: 1 },
    { id: 'mathematics-average', weight: 1 },
  ])
  expect(brevetComponents(aBrevetIndividualScenario(0)).continuous).toEqual([])
})

const meansOf = (scenario: Parameters<typeof simulateBrevetFrom2026>[0]) =>
  simulateBrevetFrom2026(scenario).steps.map(({ id, mean }) => [id, mean])

describe('at school', () => {
  test('averages count 40 %, exams 60 %, each exam by its weight', () => {
    const marks = { 'mathematics-average': 1500, 'history-geography-exam': 600, 'civics-exam': 1600 }
    expect(meansOf(aBrevetSchoolScenario(1200, 1000, { marks }))).toEqual([
      ['continuous', fraction(27, 2)],
      ['exams', fraction(97, 10)],
      ['final', fraction(1122, 100)],
    ])
    expect(simulateBrevetFrom2026(aBrevetSchoolScenario(1200, 1000)).steps[2]?.lines).toMatchObject([
      { id: 'continuous', weight: 40, value: fraction(12) },
      { id: 'exams', weight: 60, value: fraction(10) },
    ])
  })

  test.each([
    ['adds its points above 10 to the sum of the averages', 1000, 1600, fraction(13)],
    ['of 10 adds nothing', 1000, 1000, fraction(10)],
    ['below 10 takes nothing', 1000, 400, fraction(10)],
    ['takes the averages to 20 at most', 1900, 2000, fraction(20)],
    ['can bring them to 20', 1900, 1200, fraction(20)],
    ['leaves them just below', 1900, 1199, fraction(3999, 200)],
  ])('an optional teaching %s', (_, average, option, continuous) => {
    const scenario = aBrevetSchoolScenario(average, 1000, { hasOptionalTeaching: true, marks: { 'optional-teaching': option } })
    expect(meansOf(scenario)[0]).toEqual(['continuous', continuous])
    expect(simulateBrevetFrom2026(scenario).missing).toEqual([])
  })

  test('an optional teaching without a mark is missing', () => {
    const { mean, missing, isProvisional } = simulateBrevetFrom2026(aBrevetSchoolScenario(1000, 1000, { hasOptionalTeaching: true }))
    expect([mean, missing, isProvisional]).toEqual([fraction(10), ['optional-teaching'], true])
  })

  test('an optional teaching that was not taken counts for nothing', () => {
    const { mean, missing } = simulateBrevetFrom2026(aBrevetSchoolScenario(1000, 1000, { marks: { 'optional-teaching': 2000 } }))
    expect([mean, missing]).toEqual([fraction(10), []])
  })

  test('as long as a part has no mark, the other stands for the whole', () => {
    const scenario = aBrevetSchoolScenario(1000, 1400)
    const { continuous, exams } = brevetComponents(scenario)
    const only = (ids: readonly { id: string }[], mark: number) =>
      simulateBrevetFrom2026({ ...scenario, marks: Object.fromEntries(ids.map(({ id }) => [id, mark])) })
    expect(only(continuous, 1000)).toMatchObject({ mean: fraction(10), missing: exams.map(({ id }) => id), isProvisional: true })
    expect(only(exams, 1400)).toMatchObject({ mean: fraction(14), missing: ['french-average', 'mathematics-average'] })
    expect(simulateBrevetFrom2026({ ...scenario, marks: {} })).toMatchObject({ mean: null, outcome: { kind: 'no-mark-yet' } })
  })

  test('what is missing is named once: averages, the optional teaching, exams', () => {
    const { 'french-average': _, oral: __, ...marks } = aBrevetSchoolScenario(1000, 1000).marks
    const scenario = { ...aBrevetSchoolScenario(1000, 1000, { hasOptionalTeaching: true }), marks }
    expect(simulateBrevetFrom2026(scenario).missing).toEqual(['french-average', 'optional-teaching', 'oral'])
  })

  test('a better mark never lowers the mean', () => {
    const ids = ['french-average', 'mathematics-average', 'optional-teaching', 'french-exam', 'civics-exam', 'oral']
    const mark = fc.nat({ max: 2000 })
    fc.assert(
      fc.property(fc.array(mark, { minLength: 6, maxLength: 6 }), fc.constantFrom(...ids), mark, (drawn, id, better) => {
        const marks = Object.fromEntries(ids.map((each, index) => [each, drawn[index]!]))
        const before = aBrevetSchoolScenario(1000, 1000, { hasOptionalTeaching: true, marks })
        const after = { ...before, marks: { ...before.marks, [id]: Math.max(better, marks[id]!) } }
        expect(compareFractions(simulateBrevetFrom2026(after).mean!, simulateBrevetFrom2026(before).mean!)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('for an individual candidate', () => {
  test('the exams are all, with a foreign language', () => {
    const scenario = aBrevetIndividualScenario(1000, { 'foreign-language-exam': 1500, oral: 2000 })
    expect(meansOf(scenario)).toEqual([['exams', fraction(11)]])
    expect(simulateBrevetFrom2026(scenario)).toMatchObject({ mean: fraction(11), missing: [], isProvisional: false })
  })

  test('a missing exam makes the result provisional', () => {
    const { 'civics-exam': _, ...marks } = aBrevetIndividualScenario(1200).marks
    expect(simulateBrevetFrom2026({ ...aBrevetIndividualScenario(1200), marks })).toMatchObject({
      mean: fraction(12),
      missing: ['civics-exam'],
      isProvisional: true,
    })
  })

  test.each([
    ['failed at 9.995', 1000, { 'civics-exam': 990 }, { kind: 'failed' }],
    ['admitted at 10', 1000, {}, { kind: 'admitted', mention: null, congratulations: 'none' }],
    ['admitted assez bien at 12', 1200, {}, { kind: 'admitted', mention: 'assez-bien', congratulations: 'none' }],
    ['admitted très bien at 17.9995', 1800, { 'civics-exam': 1799 }, { kind: 'admitted', mention: 'tres-bien', congratulations: 'none' }],
    ['congratulated at 18', 1800, {}, { kind: 'admitted', mention: 'tres-bien', congratulations: 'awarded' }],
  ])('who is %s', (_, mark, marks, outcome) => {
    expect(simulateBrevetFrom2026(aBrevetIndividualScenario(mark, marks)).outcome).toEqual(outcome)
  })
})

test('a pupil without subjects has a provisional result, of the exams alone', () => {
  expect(simulateBrevetFrom2026({ ...aBrevetSchoolScenario(1800, 1800), subjects: [] })).toMatchObject({
    missing: ['continuous'],
    isProvisional: true,
    mean: { numerator: 18, denominator: 1 },
  })
})
