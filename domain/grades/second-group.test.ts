import { describe, expect, test } from 'vitest'
import { aBacScenarioWithEveryMark } from '../../tests/builders/a-bac-scenario.ts'
import type { RetakeOral } from './bac.ts'
import { fraction } from './fraction.ts'
import { simulateSecondGroup } from './second-group.ts'

const oral = (subject: RetakeOral['subject'], mark: number | null): RetakeOral => ({ subject, mark })
const at950 = (...orals: RetakeOral[]) => aBacScenarioWithEveryMark(950, { orals })

describe('the second group', () => {
  test.each([
    ['is not there for who is admitted', 1000, {}],
    ['is not there for who has failed', 799, {}],
  ])('%s', (_, mark, marks) => {
    expect(simulateSecondGroup(aBacScenarioWithEveryMark(mark, { marks, orals: [oral('philosophy', 2000)] }))).toBeNull()
  })

  test.each([
    ['nothing before an oral', [], 950, false, 2],
    ['nothing with orals chosen and not taken', [oral('philosophy', null), oral('specialty-1', null)], 950, false, 2],
    ['the weight of the written exam', [oral('philosophy', 1450)], 990, false, 1],
    ['the better of the two marks', [oral('philosophy', 300), oral('specialty-1', 1000)], 958, false, 0],
    ['admission at 10', [oral('philosophy', 1175), oral('specialty-1', 1150)], 1000, true, 0],
    ['no admission at 9.9992', [oral('philosophy', 1174), oral('specialty-1', 1150)], 999.92, false, 0],
    ['no mention above 12', [oral('specialty-1', 2000), oral('specialty-2', 2000)], 1286, true, 0],
  ])('gives %s', (_, orals, hundredths, isAdmitted, oralsLeft) => {
    const result = simulateSecondGroup(at950(...orals))
    expect(result?.mean).toEqual(fraction(Math.round(hundredths * 100), 10_000))
    expect([result?.isAdmitted, result?.oralsLeft]).toEqual([isAdmitted, oralsLeft])
    expect(Object.keys(result!)).toEqual(['mean', 'steps', 'isAdmitted', 'oralsLeft'])
  })

  test('shows the better mark in its calculation', () => {
    const lines = simulateSecondGroup(at950(oral('philosophy', 1450)))?.steps[0]?.lines
    expect(lines?.find(({ id }) => id === 'philosophy')).toMatchObject({ value: fraction(29, 2), weight: 8 })
  })

  test('leaves out the oral of a subject whose written mark is not known', () => {
    const { philosophy: _, ...marks } = aBacScenarioWithEveryMark(950).marks
    const scenario = { ...aBacScenarioWithEveryMark(950), marks, orals: [oral('philosophy', 2000)] }
    expect(simulateSecondGroup(scenario)?.mean).toEqual(fraction(950, 100))
  })
})
