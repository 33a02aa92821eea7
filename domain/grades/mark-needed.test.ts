import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBacProfessionnelScenario } from '../../tests/builders/a-bac-professionnel-scenario.ts'
import { aBacScenario, aBacScenarioWithEveryMark } from '../../tests/builders/a-bac-scenario.ts'
import { aBrevetIndividualScenario, aBrevetSchoolScenario, aBrevetUntil2025Scenario } from '../../tests/builders/a-brevet-scenario.ts'
import { bacComponents } from './bac.ts'
import { markNeeded } from './mark-needed.ts'
import { type GradeScenario, simulateGrades } from './simulate-grades.ts'
import { reachesTarget, targets } from './target.ts'

/** The scenario without the marks of some components. */
const without = <Scenario extends GradeScenario>(scenario: Scenario, ...ids: string[]): Scenario => ({
  ...scenario,
  marks: Object.fromEntries(Object.entries(scenario.marks).filter(([id]) => !ids.includes(id))),
})

describe('the mark needed', () => {
  const allButPhilosophy = without(aBacScenarioWithEveryMark(1000), 'philosophy')

  test.each([
    ['pass', { kind: 'needed', mark: 1000 }],
    ['assez-bien', { kind: 'out-of-reach' }],
  ] as const)('in philosophy, with 10 elsewhere, for %s', (target, expected) => {
    expect(markNeeded(allButPhilosophy, target, ['philosophy'])).toEqual(expected)
  })

  test('is the next hundredth where the exact one has more decimals', () => {
    const scenario = without(aBacScenarioWithEveryMark(1000, { marks: { 'civics-premiere': 999 } }), 'philosophy')
    expect(markNeeded(scenario, 'pass', ['philosophy'])).toEqual({ kind: 'needed', mark: 1001 })
  })

  test('may be none at all', () => {
    expect(markNeeded(aBacScenarioWithEveryMark(1200), 'pass', ['philosophy'])).toEqual({ kind: 'already-reached' })
  })

  test('replaces a mark that is there', () => {
    expect(markNeeded(aBacScenarioWithEveryMark(1000), 'pass', ['philosophy'])).toEqual({ kind: 'needed', mark: 1000 })
  })

  test('in everything missing at once is the same everywhere', () => {
    const scenario = aBacScenario({ marks: { 'specialty-1': 800, 'specialty-2': 900 } })
    // (16 × 8 + 16 × 9 + 68 × mark) / 100 = 12, so 13.647…
    expect(markNeeded(scenario, 'assez-bien', simulateGrades(scenario).missing)).toEqual({ kind: 'needed', mark: 1365 })
  })

  test('leaves out what is missing and not asked for', () => {
    expect(markNeeded(aBacScenario(), 'bien', ['philosophy'])).toEqual({ kind: 'needed', mark: 1400 })
  })

  test('cannot be told from nothing', () => {
    expect(markNeeded(aBacScenario(), 'pass', [])).toEqual({ kind: 'out-of-reach' })
  })

  test('of a chef-d’œuvre counts its points above 10', () => {
    const marks = { 'unit-practice': 1100 }
    expect(markNeeded(aBacProfessionnelScenario({ hasMasterpiece: true, marks }), 'assez-bien', ['masterpiece'])).toEqual({
      kind: 'needed',
      mark: 1200,
    })
  })

  test('in an optional teaching of the Brevet counts its points above 10', () => {
    const scenario = aBrevetSchoolScenario(900, 1000, { hasOptionalTeaching: true })
    expect(markNeeded(scenario, 'pass', ['optional-teaching'])).toEqual({ kind: 'needed', mark: 1200 })
  })

  test('in the exams of the Brevet until 2025 comes on top of the levels', () => {
    const scenario = without(aBrevetUntil2025Scenario(40, 0), 'oral', 'french-exam', 'mathematics-exam')
    expect(markNeeded(scenario, 'pass', simulateGrades(scenario).missing)).toEqual({ kind: 'needed', mark: 534 })
  })
})

test('reaches the target, and a hundredth less does not, in any exam', () => {
  const mark = fc.nat({ max: 2000 })
  const options = [{ id: 'latin', years: 'both-years' }] as const
  const scenarios = fc.oneof(
    fc.tuple(mark, mark).map(([all, oral]) => aBacScenarioWithEveryMark(all, { options, marks: { 'grand-oral': oral } })),
    fc.tuple(mark, mark).map(([french, masterpiece]) => aBacProfessionnelScenario({ hasMasterpiece: true, marks: { 'unit-french': french, masterpiece } })),
    fc.tuple(fc.constantFrom(10, 25, 40, 50), mark).map(([level, exam]) => aBrevetUntil2025Scenario(level, exam)),
    fc.tuple(mark, mark).map(([average, exam]) => aBrevetSchoolScenario(average, exam)),
    mark.map((exam) => aBrevetIndividualScenario(exam)),
  )
  fc.assert(
    fc.property(
      scenarios.chain((scenario) => fc.tuple(fc.constant(scenario), fc.subarray(Object.keys(scenario.marks), { minLength: 1 }))),
      fc.constantFrom(...targets),
      ([complete, ids], target) => {
        const scenario = without(complete, ...ids)
        const reachesWith = (mark: number) =>
          reachesTarget(
            simulateGrades({ ...scenario, marks: { ...scenario.marks, ...Object.fromEntries(ids.map((id) => [id, mark])) } }).mean,
            target,
          )
        const needed = markNeeded(scenario, target, ids)
        if (needed.kind === 'already-reached') expect(reachesWith(0)).toBe(true)
        else if (needed.kind === 'out-of-reach') expect(reachesWith(2000)).toBe(false)
        else expect([reachesWith(needed.mark), reachesWith(needed.mark - 1)]).toEqual([true, false])
      },
    ),
    { numRuns: 300 },
  )
})

test('every component of an exam can be asked for', () => {
  const scenario = aBacScenarioWithEveryMark(1000)
  for (const { id } of bacComponents(scenario)) {
    expect(markNeeded(without(scenario, id), 'pass', [id])).toEqual({ kind: 'needed', mark: 1000 })
  }
})
