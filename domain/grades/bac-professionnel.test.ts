import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBacProfessionnelScenario } from '../../tests/builders/a-bac-professionnel-scenario.ts'
import {
  bacProfessionnelComponents,
  type BacProfessionnelScenario,
  simulateBacProfessionnel,
  simulateControlOral,
} from './bac-professionnel.ts'
import { compareFractions, fraction } from './fraction.ts'

const allAt = (mark: number, changes: Partial<BacProfessionnelScenario> = {}) =>
  aBacProfessionnelScenario({
    ...changes,
    marks: { 'unit-french': mark, 'unit-mathematics': mark, 'unit-project': mark, 'unit-practice': mark, ...changes.marks },
  })
const admitted = (mention: string | null) => ({ kind: 'admitted', mention, congratulations: 'none' })

test('the units count by the weights that the pupil gives them', () => {
  const { mean, steps, isProvisional } = simulateBacProfessionnel(
    aBacProfessionnelScenario({ marks: { 'unit-french': 800, 'unit-practice': 1450 } }),
  )
  expect([mean, steps[0]?.id, steps[0]?.weight, isProvisional]).toEqual([fraction(20 + 18 + 24 + 58, 10), 'all-components', 10, false])
})

test('the components are named after the units', () => {
  expect(bacProfessionnelComponents([{ id: 'french', kind: 'general', name: null, weight: 2.5 }])).toEqual([
    { id: 'unit-french', weight: 2.5 },
  ])
})

describe('the chef-d’œuvre', () => {
  test.each([
    ['of 15 adds 10 points', 1500, 10, fraction(13)],
    ['of 10 changes nothing', 1000, 0, fraction(12)],
    ['of 7.5 takes 5 points', 750, -5, fraction(115, 10)],
    ['of 20 adds 20 points', 2000, 20, fraction(14)],
  ])('%s', (_, mark, bonus, mean) => {
    const result = simulateBacProfessionnel(aBacProfessionnelScenario({ hasMasterpiece: true, marks: { masterpiece: mark } }))
    expect([result.mean, result.steps[0]?.bonus, result.missing]).toEqual([mean, fraction(bonus), []])
  })

  test('is missing as long as its mark is not known', () => {
    const { mean, missing, isProvisional } = simulateBacProfessionnel(aBacProfessionnelScenario({ hasMasterpiece: true }))
    expect([mean, missing, isProvisional]).toEqual([fraction(12), ['masterpiece'], true])
  })

  test('does not count for a pupil who presents none', () => {
    const { mean, missing } = simulateBacProfessionnel(aBacProfessionnelScenario({ marks: { masterpiece: 2000 } }))
    expect([mean, missing]).toEqual([fraction(12), []])
  })
})

describe('the mean leads to', () => {
  const at8 = { 'unit-french': 800, 'unit-mathematics': 400, 'unit-project': 700 }

  test.each([
    ['admission at 10', 1000, {}, admitted(null)],
    ['assez bien at 12', 1200, {}, admitted('assez-bien')],
    ['très bien at 18, without congratulations', 1800, {}, admitted('tres-bien')],
    ['the control oral at 9.995, with 10 in practice', 1000, { 'unit-french': 998 }, { kind: 'control-oral', practice: 'reached' }],
    ['the control oral at 8, with 10 in practice', 1000, at8, { kind: 'control-oral', practice: 'reached' }],
    ['failure at 7.9985, with 10 in practice', 1000, { ...at8, 'unit-mathematics': 399 }, { kind: 'failed' }],
    ['failure at 9.996, with 9.99 in practice', 1000, { 'unit-practice': 999 }, { kind: 'failed' }],
  ])('%s', (_, mark, marks, outcome) => {
    expect(simulateBacProfessionnel(allAt(mark, { marks })).outcome).toEqual(outcome)
  })

  test('a control oral that is open or not, as long as the practice exam has no mark', () => {
    const { 'unit-practice': _, ...marks } = allAt(900).marks
    expect(simulateBacProfessionnel({ ...allAt(900), marks })).toMatchObject({
      missing: ['unit-practice'],
      outcome: { kind: 'control-oral', practice: 'not-known' },
    })
  })

  test('a control oral that is open or not, as long as one of two practice units has no mark', () => {
    const scenario = allAt(900)
    const units = [...scenario.units, { id: 'practice-2', kind: 'professional-practice', name: 'Pratique, suite', weight: 9 } as const]
    expect(simulateBacProfessionnel({ ...scenario, units })).toMatchObject({
      missing: ['unit-practice-2'],
      outcome: { kind: 'control-oral', practice: 'not-known' },
    })
  })

  test('a control oral that is open or not in a scenario without a practice unit, which it misses', () => {
    const scenario = allAt(900)
    const units = scenario.units.filter(({ kind }) => kind !== 'professional-practice')
    expect(simulateBacProfessionnel({ ...scenario, units })).toMatchObject({
      missing: ['professional-practice'],
      isProvisional: true,
      outcome: { kind: 'control-oral', practice: 'not-known' },
    })
    expect(simulateControlOral({ ...scenario, units, controlOral: 2000 })).toBeNull()
  })

  test('nothing without a mark', () => {
    expect(simulateBacProfessionnel({ ...allAt(900), marks: {} }).outcome).toEqual({ kind: 'no-mark-yet' })
  })
})

describe('the control oral', () => {
  const at950 = { 'unit-french': 800, 'unit-mathematics': 1000, 'unit-project': 900, 'unit-practice': 1050 }

  test.each([
    ['brings the final mark to 10', 1050, fraction(10), true],
    ['leaves it just below', 1049, fraction(19_990, 2000), false],
  ])('%s', (_, mark, mean, isAdmitted) => {
    const first = simulateBacProfessionnel(aBacProfessionnelScenario({ marks: at950 })).mean
    expect(first).toEqual(fraction(95, 10))
    expect(simulateControlOral(aBacProfessionnelScenario({ marks: at950, controlOral: mark }))).toEqual({ mean, isAdmitted })
  })

  test.each([
    ['was not taken', aBacProfessionnelScenario({ marks: at950 })],
    ['is not needed', allAt(1000, { controlOral: 2000 })],
    ['is not open', allAt(999, { controlOral: 2000 })],
    ['comes before any mark', { ...allAt(900, { controlOral: 2000 }), marks: {} }],
  ])('gives nothing where it %s', (_, scenario) => {
    expect(simulateControlOral(scenario)).toBeNull()
  })
})

test('a better mark never lowers the mean, the chef-d’œuvre included', () => {
  const ids = ['unit-french', 'unit-mathematics', 'unit-project', 'unit-practice', 'masterpiece']
  const mark = fc.nat({ max: 2000 })
  fc.assert(
    fc.property(fc.tuple(mark, mark, mark, mark, mark), fc.constantFrom(...ids), mark, (drawn, id, better) => {
      const marks = Object.fromEntries(ids.map((each, index) => [each, drawn[index]!]))
      const before = aBacProfessionnelScenario({ hasMasterpiece: true, marks })
      const after = { ...before, marks: { ...marks, [id]: Math.max(better, marks[id]!) } }
      expect(
        compareFractions(simulateBacProfessionnel(after).mean!, simulateBacProfessionnel(before).mean!),
      ).toBeGreaterThanOrEqual(0)
    }),
  )
})
