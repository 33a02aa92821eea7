import { expect, test } from 'vitest'
import { aBacProfessionnelScenario } from '../../tests/builders/a-bac-professionnel-scenario.ts'
import { aBacScenarioWithEveryMark } from '../../tests/builders/a-bac-scenario.ts'
import { aBrevetIndividualScenario, aBrevetSchoolScenario, aBrevetUntil2025Scenario } from '../../tests/builders/a-brevet-scenario.ts'
import { simulateBac } from './bac.ts'
import { simulateBacProfessionnel } from './bac-professionnel.ts'
import { simulateBrevetFrom2026 } from './brevet-from-2026.ts'
import { simulateBrevetUntil2025 } from './brevet-until-2025.ts'
import { simulateGrades } from './simulate-grades.ts'

const general = aBacScenarioWithEveryMark(1100)
const technologique = aBacScenarioWithEveryMark(1100, { exam: 'bac-technologique', session: 2027 })
const professionnel = aBacProfessionnelScenario()
const until2025 = aBrevetUntil2025Scenario(40, 1100)
const school = aBrevetSchoolScenario(1300, 1100)
const individual = aBrevetIndividualScenario(1100)

test.each([
  ['bac général', simulateGrades(general), simulateBac(general)],
  ['bac technologique', simulateGrades(technologique), simulateBac(technologique)],
  ['bac professionnel', simulateGrades(professionnel), simulateBacProfessionnel(professionnel)],
  ['Brevet until 2025', simulateGrades(until2025), simulateBrevetUntil2025(until2025)],
  ['Brevet at school', simulateGrades(school), simulateBrevetFrom2026(school)],
  ['Brevet of an individual candidate', simulateGrades(individual), simulateBrevetFrom2026(individual)],
])('the %s has its own rules', (_, result, expected) => {
  expect(result).toEqual(expected)
})
