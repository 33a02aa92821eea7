import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBacProfessionnelScenario } from '../../tests/builders/a-bac-professionnel-scenario.ts'
import { aBacScenario, aBacScenarioWithEveryMark } from '../../tests/builders/a-bac-scenario.ts'
import { aBrevetIndividualScenario, aBrevetSchoolScenario, aBrevetUntil2025Scenario } from '../../tests/builders/a-brevet-scenario.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { keptScenario, parseScenario } from './parse-scenario.ts'
import { simulateGrades } from './simulate-grades.ts'

const bac = aBacScenarioWithEveryMark(1250, {
  session: 2027,
  options: [{ id: 'latin', years: 'both-years' }],
  orals: [
    { subject: 'philosophy', mark: 1400 },
    { subject: 'specialty-1', mark: null },
  ],
})
const kept = [
  ['a bac général', bac],
  ['a bac technologique', aBacScenario({ exam: 'bac-technologique' })],
  ['a bac professionnel', aBacProfessionnelScenario({ hasMasterpiece: true, controlOral: 1100 })],
  ['a Brevet until 2025', aBrevetUntil2025Scenario(40, 1000, { optionalTeaching: 20 })],
  ['a Brevet until 2025 without levels', aBrevetUntil2025Scenario(40, 1000, { levels: {} })],
  ['a Brevet at school', aBrevetSchoolScenario(1200, 1100, { hasOptionalTeaching: true })],
  ['a Brevet of an individual candidate', aBrevetIndividualScenario(1100)],
] as const

test.each(kept)('%s is read as it was kept', (_, scenario) => {
  const text = JSON.stringify(keptScenario(scenario))
  expect(parseScenario(JSON.parse(text))._unsafeUnwrap()).toEqual(scenario)
})

const faultOf = (scenario: unknown) => {
  const refusal = parseScenario({ version: 1, scenario })._unsafeUnwrapErr()
  return refusal.type === 'scenario-malformed' ? refusal.faults : refusal
}
const pro = aBacProfessionnelScenario()
const unit = pro.units[0]!
const units = (count: number) => Array.from({ length: count }, (_, index) => ({ ...unit, id: `unit-${index}` }))
const marks = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`mark-${index}`, 1000]))
const school = aBrevetSchoolScenario(1200, 1100)
const until2025 = aBrevetUntil2025Scenario(40, 1000)
const subjects = (count: number) => Array.from({ length: count }, (_, index) => `subject-${index}`)

describe('what is kept is refused, with the name of the field,', () => {
  test.each([
    ['with a mark above 20', { ...bac, marks: { philosophy: 2001 } }, 'scenario.marks.philosophy'],
    ['with a mark below 0', { ...bac, marks: { philosophy: -1 } }, 'scenario.marks.philosophy'],
    ['with half a hundredth', { ...bac, marks: { philosophy: 0.5 } }, 'scenario.marks.philosophy'],
    ['with a mark that is a text', { ...bac, marks: { philosophy: '12' } }, 'scenario.marks.philosophy'],
    ['with a mark of an odd name', { ...bac, marks: { 'a b': 1 } }, 'scenario.marks.a b'],
    ['with a mark of an odd beginning', { ...bac, marks: { ' a': 1 } }, 'scenario.marks. a'],
    ['with a mark of a long name', { ...bac, marks: { ['a'.repeat(61)]: 1 } }, `scenario.marks.${'a'.repeat(61)}`],
    ['with a mark without a name', { ...bac, marks: { '': 1 } }, 'scenario.marks.'],
    ['with 101 marks', { ...bac, marks: marks(101) }, 'scenario.marks'],
    ['of another session', { ...bac, session: 2025 }, 'scenario.session'],
    ['with an option in no year', { ...bac, options: [{ id: 'latin', years: 'seconde' }] }, 'scenario.options.0.years'],
    ['with an option twice', { ...bac, options: [bac.options[0], bac.options[0]] }, 'scenario.options'],
    ['with an option of an odd name', { ...bac, options: [{ id: 'Latin!', years: 'premiere' }] }, 'scenario.options.0.id'],
    ['with an option of a name that ends oddly', { ...bac, options: [{ id: 'latin!', years: 'premiere' }] }, 'scenario.options.0.id'],
    ['with an option of a long name', { ...bac, options: [{ id: 'l'.repeat(41), years: 'premiere' }] }, 'scenario.options.0.id'],
    ['with three orals', { ...bac, orals: ['philosophy', 'specialty-1', 'specialty-2'].map((subject) => ({ subject, mark: null })) }, 'scenario.orals'],
    ['with an oral twice', { ...bac, orals: [bac.orals[0], bac.orals[0]] }, 'scenario.orals'],
    ['with an oral of the anticipated maths paper', { ...bac, orals: [{ subject: 'anticipated-mathematics', mark: null }] }, 'scenario.orals.0.subject'],
    ['with an oral above 20', { ...bac, orals: [{ subject: 'philosophy', mark: 2001 }] }, 'scenario.orals.0.mark'],
    ['with a field that nobody knows', { ...bac, colour: 'red' }, 'scenario.colour'],
    ['with 41 units', { ...pro, units: units(41) }, 'scenario.units'],
    ['with a unit twice', { ...pro, units: [unit, unit] }, 'scenario.units'],
    ['with a unit of an odd kind', { ...pro, units: [{ ...unit, kind: 'sport' }] }, 'scenario.units.0.kind'],
    ['with a unit without weight', { ...pro, units: [{ ...unit, weight: 0 }] }, 'scenario.units.0.weight'],
    ['with a unit of a quarter', { ...pro, units: [{ ...unit, weight: 0.75 }] }, 'scenario.units.0.weight'],
    ['with a unit of a negative weight', { ...pro, units: [{ ...unit, weight: -1 }] }, 'scenario.units.0.weight'],
    ['with a unit too heavy', { ...pro, units: [{ ...unit, weight: 100.5 }] }, 'scenario.units.0.weight'],
    ['with a unit of an empty name', { ...pro, units: [{ ...unit, name: '' }] }, 'scenario.units.0.name'],
    ['with a unit of a name of 81 letters', { ...pro, units: [{ ...unit, name: 'n'.repeat(81) }] }, 'scenario.units.0.name'],
    ['with a control oral above 20', { ...pro, controlOral: 2100 }, 'scenario.controlOral'],
    ['with a chef-d’œuvre or not', { ...pro, hasMasterpiece: 'yes' }, 'scenario.hasMasterpiece'],
    ['with a level of 30', { ...until2025, levels: { 'methods-and-tools': 30 } }, 'scenario.levels.methods-and-tools'],
    ['with a level of another component', { ...until2025, levels: { sport: 40 } }, 'scenario.levels.sport'],
    ['with an optional teaching of 15 points', { ...until2025, optionalTeaching: 15 }, 'scenario.optionalTeaching'],
    ['without a subject', { ...school, subjects: [] }, 'scenario.subjects'],
    ['with 41 subjects', { ...school, subjects: subjects(41) }, 'scenario.subjects'],
    ['with a subject twice', { ...school, subjects: ['french', 'french'] }, 'scenario.subjects'],
    ['of another candidate', { ...school, candidate: 'teacher' }, 'scenario.candidate'],
    ['of another exam', { exam: 'cap' }, 'scenario.exam'],
    ['without a scenario', undefined, 'scenario'],
  ])('%s', (_, scenario, field) => {
    expect(faultOf(scenario)).toMatchObject([{ field }])
  })

  test('with fields of its own beside the scenario', () => {
    expect(parseScenario({ ...keptScenario(bac), colour: 'red' })._unsafeUnwrapErr()).toEqual({
      type: 'scenario-malformed',
      faults: [{ field: 'colour', fault: 'unknown' }],
    })
  })
})

test.each([
  ['100 marks', { ...bac, marks: marks(100) }],
  ['a mark of a name of 60 letters', { ...bac, marks: { ['a'.repeat(60)]: 1 } }],
  ['40 units', { ...pro, units: units(40) }],
  ['the lightest and the heaviest unit', { ...pro, units: [{ ...unit, weight: 0.5 }, { ...unit, id: 'other', weight: 100 }] }],
  ['a name of 80 letters', { ...pro, units: [{ ...unit, id: 'i'.repeat(40), name: 'n'.repeat(80) }] }],
  ['40 subjects', { ...school, subjects: subjects(40) }],
  ['marks of 0 and 20', { ...bac, marks: { philosophy: 0, 'grand-oral': 2000 } }],
])('%s may be kept', (_, scenario) => {
  expect(parseScenario(keptScenario(scenario))._unsafeUnwrap()).toEqual(scenario)
})

test.each([0, 2, -1])('version %i is told apart from a malformed one', (version) => {
  expect(parseScenario({ version, anything: 1 })._unsafeUnwrapErr()).toEqual({ type: 'scenario-version-unknown', version })
})

test.each([
  ['no version', {}, 'missing'],
  ['a version that is a text', { version: '1' }, 'invalid'],
  ['a version of a half', { version: 1.5 }, 'invalid'],
])('%s is malformed', (_, version, fault) => {
  expect(parseScenario({ ...version, scenario: bac })._unsafeUnwrapErr()).toEqual({
    type: 'scenario-malformed',
    faults: [{ field: 'version', fault }],
  })
})

const short = [
  ['a bac', { ...bac, marks: { philosophy: 1250, 'option-latin-premiere': 900 } }],
  ['a bac professionnel', { ...pro, units: [unit], marks: { 'unit-french': 1100, masterpiece: 1500 } }],
  ['a Brevet until 2025', { ...until2025, levels: { 'methods-and-tools': 40 }, marks: { oral: 1000 } }],
  ['a Brevet at school', { ...school, marks: { 'french-average': 1200, oral: 1100 } }],
] as const

test.each(short)('%s spoilt in any way is read or refused, and what is read has a result', { timeout: 30_000 }, (_, scenario) => {
  expectNeverThrows((input) => parseScenario(input).map(simulateGrades), keptScenario(scenario))
})

test('marks of any name do no harm', () => {
  fc.assert(
    fc.property(fc.constantFrom('constructor', '__proto__', 'prototype', 'toString', 'hasOwn'), (id) => {
      const scenario: unknown = JSON.parse(`{"version":1,"scenario":{"exam":"bac-general","session":2026,"options":[{"id":"${id.toLowerCase()}","years":"premiere"}],"orals":[],"marks":{"${id}":1}}}`)
      const read = parseScenario(scenario)
      if (read.isOk()) expect(simulateGrades(read.value).mean).toBeNull()
    }),
  )
})
