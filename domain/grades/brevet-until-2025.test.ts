import { describe, expect, test } from 'vitest'
import { aBrevetUntil2025Scenario } from '../../tests/builders/a-brevet-scenario.ts'
import { brevetUntil2025Table, optionalTeachingPoints, simulateBrevetUntil2025, socleComponents, socleLevels } from './brevet-until-2025.ts'
import { fraction } from './fraction.ts'

test('the table is out of 800: eight components and five exams', () => {
  expect(brevetUntil2025Table).toEqual({
    componentPoints: 50,
    examPoints: { 'french-exam': 100, 'mathematics-exam': 100, 'history-geography-civics-exam': 50, 'sciences-exam': 50, oral: 100 },
    sources: ['arrêté of 31 December 2015'],
    unverified: [],
  })
  expect([socleComponents.length, socleLevels, optionalTeachingPoints]).toEqual([8, [10, 25, 40, 50], [0, 10, 20]])
  expect(socleComponents).toEqual([
    'french-language',
    'foreign-languages',
    'mathematical-and-scientific-languages',
    'arts-and-body-languages',
    'methods-and-tools',
    'person-and-citizen',
    'natural-and-technical-systems',
    'representations-of-the-world',
  ])
})

const admitted = (mention: string | null) => ({ kind: 'admitted', mention, congratulations: 'none' })
const failed = { kind: 'failed' }

describe('the points and what they lead to', () => {
  // The oral is worth 5 points a mark: a fifth of a point is 4 hundredths, and a hundredth is a twentieth.
  test.each([
    ['all lowest', 10, 0, 0, {}, 80, failed],
    ['all highest, an optional teaching beyond its goals', 50, 2000, 20, {}, 820, admitted('tres-bien')],
    ['400', 25, 1000, 0, {}, 400, admitted(null)],
    ['399.95', 25, 1000, 0, { 'french-exam': 999 }, 399.95, failed],
    ['400 with the 10 of an optional teaching', 25, 1000, 10, { 'french-exam': 800 }, 400, admitted(null)],
    ['480', 40, 800, 0, {}, 480, admitted('assez-bien')],
    ['479.95', 40, 800, 0, { oral: 799 }, 479.95, admitted(null)],
    ['560', 40, 1200, 0, {}, 560, admitted('bien')],
    ['559.975', 40, 1200, 0, { 'sciences-exam': 1199 }, 559.975, admitted('assez-bien')],
    ['640', 40, 1600, 0, {}, 640, admitted('tres-bien')],
    ['639.975', 40, 1600, 0, { 'history-geography-civics-exam': 1599 }, 639.975, admitted('bien')],
  ] as const)('%s', (_, level, mark, optionalTeaching, marks, points, outcome) => {
    const { steps, outcome: found, isProvisional } = simulateBrevetUntil2025(aBrevetUntil2025Scenario(level, mark, { optionalTeaching, marks }))
    expect([steps[0]?.id, steps[0]?.points, steps[0]?.outOf]).toEqual(['all-components', fraction(Math.round(points * 1000), 1000), 800])
    expect([found, isProvisional]).toEqual([outcome, false])
  })
})

test('a component and an exam are laid out by their points', () => {
  const lines = simulateBrevetUntil2025(aBrevetUntil2025Scenario(25, 1500)).steps[0]?.lines
  expect([lines?.[0], lines?.[8]]).toMatchObject([
    { id: 'french-language', value: fraction(10), weight: 2.5, product: fraction(25) },
    { id: 'french-exam', value: fraction(15), weight: 5, product: fraction(75) },
  ])
})

test('levels and marks may be missing', () => {
  const scenario = { ...aBrevetUntil2025Scenario(40, 1000), levels: { 'person-and-citizen': 50 as const }, marks: { oral: 1000 } }
  const { mean, missing, isProvisional, steps } = simulateBrevetUntil2025(scenario)
  expect([mean, steps[0]?.outOf, isProvisional]).toEqual([fraction(100 * 20, 150), 150, true])
  expect(missing).toEqual([
    ...socleComponents.filter((id) => id !== 'person-and-citizen'),
    'french-exam',
    'mathematics-exam',
    'history-geography-civics-exam',
    'sciences-exam',
  ])
})
