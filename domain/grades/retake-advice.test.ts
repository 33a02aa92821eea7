import { expect, test } from 'vitest'
import { aBacScenarioWithEveryMark } from '../../tests/builders/a-bac-scenario.ts'
import type { BacScenario } from './bac.ts'
import { fraction } from './fraction.ts'
import { retakeAdvice } from './retake-advice.ts'
import { simulateSecondGroup } from './second-group.ts'

const scenario = aBacScenarioWithEveryMark(980, {
  marks: { philosophy: 400, 'specialty-1': 1200, 'specialty-2': 900, 'french-written': 900, 'grand-oral': 1000 },
})

test('the pair that leads to 10 with the lowest mark in both orals comes first', () => {
  expect(retakeAdvice(scenario)).toEqual([
    { subjects: ['philosophy', 'specialty-2'], needed: { kind: 'needed', mark: 925 }, mostPoints: fraction(304) },
    { subjects: ['french-written', 'philosophy'], needed: { kind: 'needed', mark: 947 }, mostPoints: fraction(183) },
    { subjects: ['philosophy', 'specialty-1'], needed: { kind: 'needed', mark: 975 }, mostPoints: fraction(256) },
    { subjects: ['french-written', 'specialty-2'], needed: { kind: 'needed', mark: 1120 }, mostPoints: fraction(231) },
    { subjects: ['specialty-1', 'specialty-2'], needed: { kind: 'needed', mark: 1188 }, mostPoints: fraction(304) },
    { subjects: ['french-written', 'specialty-1'], needed: { kind: 'needed', mark: 1348 }, mostPoints: fraction(183) },
  ])
})

test('pairs that cannot lead to 10 come last, those that add the most points first', () => {
  const written = { philosophy: 800, 'specialty-1': 2000, 'specialty-2': 800, 'french-written': 800 }
  const advice = retakeAdvice(aBacScenarioWithEveryMark(460, { marks: written }))
  expect(advice.map(({ subjects, needed, mostPoints }) => [...subjects, needed.kind, mostPoints.numerator])).toEqual([
    ['philosophy', 'specialty-2', 'needed', 288],
    ['french-written', 'specialty-2', 'needed', 252],
    ['specialty-1', 'specialty-2', 'out-of-reach', 192],
    ['french-written', 'philosophy', 'out-of-reach', 156],
    ['philosophy', 'specialty-1', 'out-of-reach', 96],
    ['french-written', 'specialty-1', 'out-of-reach', 60],
  ])
})

test('only subjects whose written mark is known are compared', () => {
  const { 'specialty-1': _, ...marks } = scenario.marks
  expect(retakeAdvice({ ...scenario, marks }).map(({ subjects }) => subjects)).toEqual([
    ['philosophy', 'specialty-2'],
    ['french-written', 'philosophy'],
    ['french-written', 'specialty-2'],
  ])
})

test.each([
  ['admitted', 1000],
  ['failed', 799],
])('nobody who is %s gets advice', (_, mark) => {
  expect(retakeAdvice(aBacScenarioWithEveryMark(mark))).toEqual([])
})

test('the mark needed leads to 10, and a hundredth less does not', () => {
  const after = (mark: number, subjects: readonly BacScenario['orals'][number]['subject'][]) =>
    simulateSecondGroup({ ...scenario, orals: subjects.map((subject) => ({ subject, mark })) })?.isAdmitted
  for (const { subjects, needed } of retakeAdvice(scenario)) {
    if (needed.kind !== 'needed') continue
    expect([after(needed.mark, subjects), after(needed.mark - 1, subjects)]).toEqual([true, false])
  }
})
