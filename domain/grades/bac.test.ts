import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBacScenario, aBacScenarioWithEveryMark } from '../../tests/builders/a-bac-scenario.ts'
import { bacComponents, type BacScenario, simulateBac } from './bac.ts'
import { bacExams, bacSessions } from './bac-table.ts'
import { compareFractions, fraction } from './fraction.ts'

test('the components say of which part, subject and year they are', () => {
  const components = bacComponents({
    exam: 'bac-general',
    session: 2026,
    options: [
      { id: 'latin', years: 'both-years' },
      { id: 'drama', years: 'terminale' },
      { id: 'chinese', years: 'premiere' },
    ],
  })
  expect([components[0], components[6], ...components.slice(-4)]).toEqual([
    { id: 'french-written', part: 'terminal', subject: 'french-written', year: null, weight: 5 },
    { id: 'dropped-specialty-premiere', part: 'continuous', subject: 'dropped-specialty', year: 'premiere', weight: 8 },
    { id: 'option-latin-premiere', part: 'option', subject: 'latin', year: 'premiere', weight: 2 },
    { id: 'option-latin-terminale', part: 'option', subject: 'latin', year: 'terminale', weight: 2 },
    { id: 'option-drama-terminale', part: 'option', subject: 'drama', year: 'terminale', weight: 2 },
    { id: 'option-chinese-premiere', part: 'option', subject: 'chinese', year: 'premiere', weight: 2 },
  ])
})

describe('the mean leads to', () => {
  // With 10 everywhere, a mark of the two weights 1 of civics moves the mean by a hundredth of what it differs by.
  test.each([
    ['admission at 10', 1000, {}, { kind: 'admitted', mention: null, congratulations: 'none' }],
    ['the second group at 9.9999', 1000, { 'civics-premiere': 999 }, { kind: 'second-group' }],
    ['the second group at 8', 800, {}, { kind: 'second-group' }],
    ['failure at 7.9999', 800, { 'civics-premiere': 799 }, { kind: 'failed' }],
    ['failure at 0', 0, {}, { kind: 'failed' }],
    ['no mention at 11.9999', 1200, { 'civics-premiere': 1199 }, { kind: 'admitted', mention: null, congratulations: 'none' }],
    ['a mention at 12', 1200, {}, { kind: 'admitted', mention: 'assez-bien', congratulations: 'none' }],
    ['possible congratulations at 18', 1800, {}, { kind: 'admitted', mention: 'tres-bien', congratulations: 'possible' }],
    ['none at 17.9999', 1800, { 'civics-premiere': 1799 }, { kind: 'admitted', mention: 'tres-bien', congratulations: 'none' }],
  ])('%s', (_, mark, marks, outcome) => {
    expect(simulateBac(aBacScenarioWithEveryMark(mark, { marks })).outcome).toEqual(outcome)
  })
})

describe('the points', () => {
  test('are the mean × 100, out of 2000, without an option', () => {
    const { mean, steps } = simulateBac(aBacScenarioWithEveryMark(1200, { marks: { 'specialty-1': 1500 } }))
    expect([mean, steps[0]?.points, steps[0]?.outOf]).toEqual([fraction(1248, 100), fraction(1248), 2000])
  })

  test('take an option in with its whole mark and its weight, so that it can lower the mean', () => {
    const options = [{ id: 'latin', years: 'both-years' }] as const
    const marks = { 'option-latin-premiere': 1000, 'option-latin-terminale': 1100 }
    const { mean, steps } = simulateBac(aBacScenarioWithEveryMark(1200, { options, marks }))
    expect([mean, steps[0]?.points, steps[0]?.outOf]).toEqual([fraction(1242, 104), fraction(1242), 2080])
  })
})

describe('as long as marks are missing', () => {
  test('the result is that of the marks known, and provisional', () => {
    const { mean, missing, isProvisional, outcome, steps } = simulateBac(
      aBacScenario({ marks: { 'french-written': 1000, 'specialty-1': 1400 } }),
    )
    expect(mean).toEqual(fraction(5 * 10 + 16 * 14, 21))
    expect([missing.length, isProvisional, steps[0]?.id, steps[0]?.outOf]).toEqual([16, true, 'all-components', 420])
    expect(outcome).toEqual({ kind: 'admitted', mention: 'assez-bien', congratulations: 'none' })
  })

  test('nothing known gives no result', () => {
    expect(simulateBac(aBacScenario())).toMatchObject({ mean: null, isProvisional: true, outcome: { kind: 'no-mark-yet' } })
  })

  test('all known is not provisional', () => {
    expect(simulateBac(aBacScenarioWithEveryMark(1200))).toMatchObject({ missing: [], isProvisional: false })
  })
})

describe('for any marks', () => {
  const drawn = fc
    .record({ exam: fc.constantFrom(...bacExams), session: fc.constantFrom(...bacSessions), hasOption: fc.boolean() })
    .chain(({ exam, session, hasOption }) => {
      const scenario = aBacScenario({ exam, session, options: hasOption ? [{ id: 'latin', years: 'both-years' }] : [] })
      const ids = bacComponents(scenario).map(({ id }) => id)
      return fc
        .array(fc.nat({ max: 2000 }), { minLength: ids.length, maxLength: ids.length })
        .map((marks): BacScenario => ({ ...scenario, marks: Object.fromEntries(ids.map((id, index) => [id, marks[index]!])) }))
    })

  test('a better mark never lowers the mean, options included', () => {
    fc.assert(
      fc.property(drawn, fc.nat(), fc.nat({ max: 2000 }), (scenario, drawnIndex, better) => {
        const ids = Object.keys(scenario.marks)
        const id = ids[drawnIndex % ids.length]!
        const raised = { ...scenario, marks: { ...scenario.marks, [id]: Math.max(better, scenario.marks[id]!) } }
        expect(compareFractions(simulateBac(raised).mean!, simulateBac(scenario).mean!)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('the mean is the one of integers of any size', () => {
    fc.assert(
      fc.property(drawn, (scenario) => {
        const { numerator, denominator } = simulateBac(scenario).mean!
        const components = bacComponents(scenario)
        const products = components.reduce((sum, { id, weight }) => sum + BigInt(weight) * BigInt(scenario.marks[id]!), 0n)
        const weights = components.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
        expect(BigInt(numerator) * weights * 100n).toBe(products * BigInt(denominator))
      }),
    )
  })
})
