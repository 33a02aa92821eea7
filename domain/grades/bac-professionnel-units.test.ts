import { expect, test } from 'vitest'
import { bacProfessionnelTable } from './bac-professionnel-units.ts'

test('the general units with the weights that they may have', () => {
  const units = Object.entries(bacProfessionnelTable.generalUnits)
  expect(units.map(([id, { weights, inEverySpeciality }]) => [id, ...weights, inEverySpeciality])).toEqual([
    ['french', 2.5, true],
    ['history-geography-civics', 2.5, true],
    ['mathematics', 1, 1.5, 2, true],
    ['physics-chemistry', 1.5, 2, false],
    ['language-a', 2, true],
    ['language-b', 2, false],
    ['economics', 1, true],
    ['prevention-health-environment', 1, true],
    ['applied-arts', 1, true],
    ['physical-education', 1, true],
  ])
})

test('the table says where it comes from and what is not sure', () => {
  expect([bacProfessionnelTable.sources, bacProfessionnelTable.unverified]).toEqual([
    ['arrêté of 17 June 2020'],
    ['weights-by-speciality', 'later-changes-not-seen'],
  ])
})
