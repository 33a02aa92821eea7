import {
  bacProfessionnelComponents,
  type BacProfessionnelScenario,
  type BacProfessionnelUnit,
} from '../../domain/grades/bac-professionnel.ts'
import { bacProfessionnelTable } from '../../domain/grades/bac-professionnel-units.ts'
import { parseWeight, type Weight } from '../../domain/grades/weight.ts'
import {
  type ExamComponent,
  type ExamFieldRefusal,
  type ExamPart,
  type ExamValues,
  placesToShow,
  readMarks,
  type ReadExamForm,
  typedIn,
  typedMark,
  typedMarks,
} from './exam-form.ts'

/** A place of the form for a unit: its mark, its weight and, where the pupil names it, its name. */
export type UnitPlace = { readonly id: string; readonly kind: BacProfessionnelUnit['kind']; readonly isNamed: boolean }

const mostPractice = 4
const mostProfessional = 12
const longestName = 80

const typedWeight = (weight: Weight): string => String(weight).replace('.', ',')

/** What stands in the weights before anybody types: what every speciality has, with the lowest weight that it may have. */
const weightsAtFirst: ExamValues = Object.fromEntries(
  Object.entries(bacProfessionnelTable.generalUnits).map(([id, { weights, inEverySpeciality }]) => [
    `weight-${id}`,
    inEverySpeciality ? typedWeight(weights[0]) : '',
  ]),
)

const namedPlaces = (kind: 'professional' | 'professional-practice', prefix: string, most: number, values: ExamValues): UnitPlace[] =>
  placesToShow(most, (place) => ['name', 'weight', 'unit'].some((field) => typedIn(values, `${field}-${prefix}-${place}`) !== '')).map(
    (place) => ({ id: `${prefix}-${place}`, kind, isNamed: true }),
  )

/** The places for units that the form shows: the general ones, then the pupil's own. */
export const unitPlaces = (values: ExamValues): readonly UnitPlace[] => [
  ...Object.keys(bacProfessionnelTable.generalUnits).map((id): UnitPlace => ({ id, kind: 'general', isNamed: false })),
  ...namedPlaces('professional-practice', 'practice', mostPractice, values),
  ...namedPlaces('professional', 'professional', mostProfessional, values),
]

const parts: Record<BacProfessionnelUnit['kind'], ExamPart> = {
  general: 'general-unit',
  'professional-practice': 'practice-unit',
  professional: 'professional-unit',
}

/**
 * Reads the form of the bac professionnel. A unit without a weight is one that the speciality does not have; where it
 * has a mark all the same, its weight is asked for.
 */
export const readBacProfessionnelForm = (typed: ExamValues): ReadExamForm<BacProfessionnelScenario> => {
  const values = { ...weightsAtFirst, ...typed }
  const refusals: Record<string, ExamFieldRefusal> = {}
  const units: BacProfessionnelUnit[] = []
  for (const { id, kind, isNamed } of unitPlaces(values)) {
    parseWeight(typedIn(values, `weight-${id}`)).match(
      (weight) => {
        const name = isNamed ? typedIn(values, `name-${id}`).trim().slice(0, longestName) : ''
        units.push({ id, kind, name: name === '' ? null : name, weight })
      },
      (refusal) => {
        const isLeftOut = refusal.type === 'weight-empty' && typedIn(values, `unit-${id}`).trim() === ''
        if (!isLeftOut) refusals[`weight-${id}`] = refusal
      },
    )
  }
  const hasMasterpiece = typedIn(values, 'has-masterpiece') !== ''
  const components = bacProfessionnelComponents(units).map(({ id, weight }, index): ExamComponent => {
    const unit = units[index]
    return { id, weight, subject: unit?.id ?? id, part: parts[unit?.kind ?? 'general'], ownName: unit?.name ?? null, year: null }
  })
  const masterpiece: ExamComponent = { id: 'masterpiece', part: 'masterpiece', subject: 'masterpiece', year: null, weight: null, ownName: null }
  const all = hasMasterpiece ? [...components, masterpiece] : components
  const { marks, refusals: markRefusals } = readMarks(
    values,
    all.map(({ id }) => id),
  )
  const oral = readMarks(values, ['control-oral'])
  return {
    scenario: { exam: 'bac-professionnel', units, hasMasterpiece, marks, controlOral: oral.marks['control-oral'] ?? null },
    components: all,
    refusals: { ...refusals, ...markRefusals, ...oral.refusals },
    values,
    facts: bacProfessionnelTable,
  }
}

/** The form that gives a scenario. */
export const bacProfessionnelFormOf = ({ units, hasMasterpiece, marks, controlOral }: BacProfessionnelScenario): ExamValues => ({
  ...Object.fromEntries(Object.keys(weightsAtFirst).map((field) => [field, ''])),
  ...Object.fromEntries(
    units.flatMap(({ id, name, weight }) => [
      [`weight-${id}`, typedWeight(weight)],
      ...(name === null ? [] : [[`name-${id}`, name]]),
    ]),
  ),
  ...(hasMasterpiece ? { 'has-masterpiece': 'yes' } : {}),
  ...(controlOral === null ? {} : { 'control-oral': typedMark(controlOral) }),
  ...typedMarks(marks),
})
