import { expect, test } from 'vitest'
import { bacComponents, bacTables } from './bac.ts'
import { bacExams, bacSessions, retakeSubjects } from './bac-table.ts'

const commonContinuous = [
  ['dropped-specialty-premiere', 8],
  ['history-geography-premiere', 3],
  ['history-geography-terminale', 3],
  ['language-a-premiere', 3],
  ['language-a-terminale', 3],
  ['language-b-premiere', 3],
  ['language-b-terminale', 3],
] as const
const lastContinuous = [['physical-education-terminale', 6], ['civics-premiere', 1], ['civics-terminale', 1]] as const
const generalContinuous = [
  ...commonContinuous,
  ['scientific-education-premiere', 3],
  ['scientific-education-terminale', 3],
  ...lastContinuous,
]
const technologiqueContinuous = [...commonContinuous, ['mathematics-premiere', 3], ['mathematics-terminale', 3], ...lastContinuous]

test.each([
  [
    'bac-general',
    2026,
    [['french-written', 5], ['french-oral', 5], ['specialty-1', 16], ['specialty-2', 16], ['philosophy', 8], ['grand-oral', 10]],
    generalContinuous,
  ],
  [
    'bac-general',
    2027,
    [
      ['french-written', 5],
      ['french-oral', 5],
      ['anticipated-mathematics', 2],
      ['specialty-1', 16],
      ['specialty-2', 16],
      ['philosophy', 8],
      ['grand-oral', 8],
    ],
    generalContinuous,
  ],
  [
    'bac-technologique',
    2026,
    [['french-written', 5], ['french-oral', 5], ['specialty-1', 16], ['specialty-2', 16], ['philosophy', 4], ['grand-oral', 14]],
    technologiqueContinuous,
  ],
  [
    'bac-technologique',
    2027,
    [
      ['french-written', 5],
      ['french-oral', 5],
      ['anticipated-mathematics', 2],
      ['specialty-1', 16],
      ['specialty-2', 16],
      ['philosophy', 4],
      ['grand-oral', 12],
    ],
    technologiqueContinuous,
  ],
] as const)('the weights of the %s %i', (exam, session, terminal, continuous) => {
  const components = bacComponents({ exam, session, options: [] })
  const weightsOf = (part: string) => components.filter((component) => component.part === part).map(({ id, weight }) => [id, weight])
  expect(weightsOf('terminal')).toEqual(terminal)
  expect(weightsOf('continuous')).toEqual(continuous)
})

test.each(bacExams.flatMap((exam) => bacSessions.map((session) => [exam, session] as const)))(
  'the %s %i weighs 100: 60 of exams and 40 of continuous assessment',
  (exam, session) => {
    const components = bacComponents({ exam, session, options: [] })
    const total = (part: string) =>
      components.filter((component) => component.part === part).reduce((sum, { weight }) => sum + weight, 0)
    expect([total('terminal'), total('continuous'), total('option')]).toEqual([60, 40, 0])
  },
)

const sources2026 = ['service-public A18355', 'lgsh.fr', 'lesecrivains.fr']
const sources2027 = ['education.gouv.fr 450639', 'BO MENE2515469N', 'décret 2025-513', ...sources2026]

test.each(bacExams)('the tables of the %s say where they come from and what is not sure', (exam) => {
  const facts = bacSessions.map((session) => [bacTables[exam][session].sources, bacTables[exam][session].unverified])
  expect(facts).toEqual([
    [sources2026, []],
    [sources2027, ['retake-of-anticipated-mathematics']],
  ])
})

test('the second group is open to the subjects with a written exam, without the anticipated maths paper', () => {
  expect(retakeSubjects).toEqual(['french-written', 'philosophy', 'specialty-1', 'specialty-2'])
})
