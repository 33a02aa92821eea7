import { describe, expect, test } from 'vitest'
import { aBacProfessionnelScenario } from '../../tests/builders/a-bac-professionnel-scenario.ts'
import { aBacScenarioWithEveryMark } from '../../tests/builders/a-bac-scenario.ts'
import { aBrevetIndividualScenario, aBrevetSchoolScenario, aBrevetUntil2025Scenario } from '../../tests/builders/a-brevet-scenario.ts'
import type { GradeScenario } from '../../domain/grades/simulate-grades.ts'
import { optionPlaces } from './bac-form.ts'
import { unitPlaces } from './bac-professionnel-form.ts'
import { examOfScenario, formOfQuery, formOfScenario, isBegun, queryOfForm, simulateExam } from './simulate-exam.ts'

const figure = (text: string) => {
  const [whole, decimals] = text.split(',')
  return { whole, decimals }
}

describe('what is typed', () => {
  test('is read as people write it, and counts for nothing where it cannot be', () => {
    const simulation = simulateExam('general', { 'specialty-1': ' 12,5 ', philosophy: '21', 'grand-oral': 'dix', 'french-oral': '' })
    expect(simulation.mean).toEqual(figure('12,50'))
    expect(simulation.refusals).toEqual({
      philosophy: { type: 'mark-out-of-range', highest: 2000 },
      'grand-oral': { type: 'mark-not-a-number' },
    })
    expect(simulation.isProvisional).toBe(true)
    expect(simulation.values['session']).toBe('2027')
  })

  test('may be nothing at all', () => {
    const simulation = simulateExam('technologique', {})
    expect([simulation.mean, simulation.outcome.kind, isBegun(simulation)]).toEqual([null, 'no-mark-yet', false])
    expect(isBegun(simulateExam('technologique', { philosophy: 'x' }))).toBe(true)
    expect(isBegun(simulateExam('technologique', { philosophy: '1' }))).toBe(true)
  })

  test('of options is taken once each, up to 14 in all', () => {
    const twice = simulateExam('general', { 'option-1': 'latin', 'option-2': 'latin', 'option-3': 'unknown' })
    expect(twice.refusals['option-2']).toEqual({ type: 'option-twice', id: 'latin' })
    const many = ['latin', 'greek', 'arts', 'law'].map((id, index) => [
      [`option-${index + 1}`, id],
      [`option-${index + 1}-years`, 'both-years'],
    ])
    expect(simulateExam('general', Object.fromEntries(many.flat())).refusals['option-4']?.type).toBe('options-too-heavy')
    expect([optionPlaces({}), optionPlaces({ 'option-2': 'latin' })]).toEqual([[1], [1, 2, 3]])
  })

  test('of two orals is of two subjects', () => {
    const { refusals, scenario } = simulateExam('general', { 'oral-1': 'philosophy', 'oral-1-mark': '12', 'oral-2': 'philosophy' })
    expect(refusals).toEqual({ 'oral-2': { type: 'oral-twice' } })
    expect(scenario).toMatchObject({ orals: [{ subject: 'philosophy', mark: 1200 }] })
  })
})

describe('the bac professionnel', () => {
  test('has the units whose weight is given; a mark without a weight asks for it', () => {
    const simulation = simulateExam('professionnel', {
      'weight-french': '',
      'weight-economics': '',
      'unit-economics': '12',
      'name-practice-1': '  Atelier ',
      'weight-practice-1': '4,5',
      'unit-practice-1': '11',
      'weight-professional-1': '1,3',
    })
    expect(simulation.refusals).toMatchObject({ 'weight-economics': { type: 'weight-empty' }, 'weight-professional-1': { type: 'weight-not-in-halves' } })
    expect(simulation.components.map(({ id }) => id)).not.toContain('unit-french')
    expect(simulation.components).toContainEqual({
      id: 'unit-practice-1', part: 'practice-unit', subject: 'practice-1', weight: 4.5, ownName: 'Atelier', year: null,
    })
    expect(unitPlaces(simulation.values).map(({ id }) => id)).toContain('practice-2')
  })

  test('tells the control oral where it is open, with what a masterpiece takes away', () => {
    const only = Object.fromEntries(Object.keys(simulateExam('professionnel', {}).values).map((field) => [field, '']))
    const typed = { ...only, 'weight-practice-1': '10', 'unit-practice-1': '10', 'has-masterpiece': 'yes', masterpiece: '8' }
    const { controlOral, steps, mean } = simulateExam('professionnel', typed)
    // 10 × 10 − 4 = 96 over 10.
    expect(mean).toEqual(figure('9,60'))
    expect(steps[0]?.bonus).toEqual({ isTaken: true, points: figure('4,00') })
    expect(controlOral).toEqual({ need: { kind: 'needed', mark: figure('10,40') }, result: null })
    expect(simulateExam('professionnel', { ...typed, 'control-oral': '12' }).controlOral?.result).toEqual({ mean: figure('10,80'), isAdmitted: true })
    expect(simulateExam('professionnel', { ...typed, masterpiece: '12' }).controlOral).toBeNull()
  })
})

describe('the mark needed', () => {
  test('is asked of all that is missing first, else of what is chosen', () => {
    expect(simulateExam('general', { philosophy: '10' }).goal).toMatchObject({ component: 'missing', target: 'pass', need: { kind: 'needed', mark: figure('10,00') } })
    expect(simulateExam('general', { philosophy: '10', 'goal-in': 'grand-oral', goal: 'bien' }).goal).toMatchObject({ component: 'grand-oral', target: 'bien' })
    expect(simulateExam('brevet', { candidate: 'individual', 'french-exam': '20', goal: 'pass', 'goal-in': 'civics-exam' }).goal?.need).toEqual({ kind: 'already-reached' })
  })

  test('is never asked of the socle', () => {
    const { goal } = simulateExam('brevet', { session: 'until-2025', 'french-language': '50', 'optional-teaching-points': '20' })
    expect(goal?.components).toEqual(['missing', 'french-exam', 'mathematics-exam', 'history-geography-civics-exam', 'sciences-exam', 'oral'])
  })

  test('is asked of nothing where there is nothing', () => {
    expect(simulateExam('professionnel', Object.fromEntries(Object.keys(simulateExam('professionnel', {}).values).map((field) => [field, '']))).goal).toBeNull()
  })
})

describe('the second group', () => {
  const scenario = aBacScenarioWithEveryMark(950, { session: 2026 })

  test('tells the pairs of orals, and what those taken give', () => {
    const form = { ...formOfScenario(scenario), 'oral-1': 'specialty-1', 'oral-1-mark': '13' }
    const { secondGroup } = simulateExam('general', form)
    expect(secondGroup?.pairs).toHaveLength(6)
    // 950 + 16 × 3,5 = 1006.
    expect(secondGroup).toMatchObject({ mean: figure('10,06'), isAdmitted: true, oralsTaken: 1 })
  })

  test('is not told to whoever is not in it, or has too few marks to choose from', () => {
    expect(simulateExam('general', { philosophy: '9' }).secondGroup).toBeNull()
    expect(simulateExam('brevet', {}).secondGroup).toBeNull()
    expect(simulateExam('general', formOfScenario(aBacScenarioWithEveryMark(1200))).secondGroup).toBeNull()
  })
})

test('the Brevet from 2026 leaves out the subjects that a pupil does not have', () => {
  const { scenario, components } = simulateExam('brevet', { 'without-technology': 'yes', 'has-optional-teaching': 'yes' })
  expect(scenario).toMatchObject({ candidate: 'school', hasOptionalTeaching: true })
  expect(components.map(({ id }) => id)).not.toContain('technology-average')
  expect(components.map(({ id }) => id)).toContain('optional-teaching')
})

const scenarios: readonly GradeScenario[] = [
  aBacScenarioWithEveryMark(1234, { options: [{ id: 'latin', years: 'both-years' }], orals: [{ subject: 'philosophy', mark: null }, { subject: 'specialty-1', mark: 1150 }] }),
  { ...aBacScenarioWithEveryMark(1000, { exam: 'bac-technologique', session: 2027 }) },
  aBacProfessionnelScenario({
    units: [
      { id: 'french', kind: 'general', name: null, weight: 2.5 },
      { id: 'practice-1', kind: 'professional-practice', name: 'Pratique', weight: 4 },
    ],
    hasMasterpiece: true,
    controlOral: 1100,
  }),
  aBacProfessionnelScenario({ units: [], marks: {} }),
  aBrevetUntil2025Scenario(40, 1250, { optionalTeaching: 10 }),
  aBrevetSchoolScenario(1100, 1200, { subjects: ['french', 'mathematics'], hasOptionalTeaching: true, marks: { 'optional-teaching': 1500 } }),
  aBrevetSchoolScenario(1100, 1200),
  aBrevetIndividualScenario(900),
]

test.each(scenarios)('the form of a scenario gives it again: $exam', (scenario) => {
  const form = formOfQuery(new URLSearchParams(queryOfForm(formOfScenario(scenario))))
  const read = simulateExam(examOfScenario(scenario), form).scenario
  const known = Object.fromEntries(Object.entries(scenario.marks).filter(([id]) => simulateExam(examOfScenario(scenario), form).components.some((one) => one.id === id)))
  expect(read).toEqual({ ...scenario, marks: known })
})

describe('an address', () => {
  test('holds what says something, an emptied weight too', () => {
    expect(queryOfForm({ philosophy: '12,5', 'grand-oral': '', 'weight-french': '' })).toBe('?philosophy=12%2C5&weight-french=')
    expect(queryOfForm({ philosophy: '' })).toBe('')
  })

  test('gives fields of a form only, so many and no longer', () => {
    const query = new URLSearchParams([
      ['__proto__', '1'],
      ['utm_source', 'x'],
      ['philosophy', '9'.repeat(500)],
      ...Array.from({ length: 500 }, (_, index) => [`a${index}`, '1'] as [string, string]),
    ])
    const form = formOfQuery(query)
    expect(Object.keys(form)).toHaveLength(200)
    expect(form['philosophy']).toHaveLength(200)
    expect(Object.hasOwn(form, '__proto__')).toBe(false)
  })
})
