import type { Level } from './levels.ts'
import type { OrientationTask } from './orientation-tasks.ts'

/** What happens in a class in the course of the school year, wherever in France somebody goes to school. */
export const classEvents = [
  'new-year',
  'national-assessments',
  'college-enrolment',
  'jobs-discovery',
  'placement-3eme',
  'lycee-intentions',
  'lycee-final-wishes',
  'lycee-placement-results',
  'brevet-oral',
  'brevet',
  'brevet-results',
  'speciality-intentions',
  'speciality-final-choice',
  'placement-seconde',
  'two-specialities',
  'anticipated-written',
  'anticipated-oral',
  'parcoursup-opens',
  'parcoursup-wishes',
  'parcoursup-confirmation',
  'parcoursup-offers',
  'parcoursup-complementary',
  'grant',
  'bac-written',
  'bac-oral',
  'bac-results',
  'winter-exams',
  'master-applications',
  'spring-exams',
  'retakes',
] as const
export type ClassEvent = (typeof classEvents)[number]

/** Something of the school year, with the months in which it happens, both included: 1 is January. */
export type DatedEvent = { readonly event: ClassEvent; readonly from: number; readonly to: number }

/** The exam that a class prepares for, if any. */
export type ClassExam = 'brevet' | 'anticipated-exams' | 'bac'

export type ClassPlan = {
  readonly exam: ClassExam | null
  /** In the order of the school year. */
  readonly events: readonly DatedEvent[]
  readonly tasks: readonly OrientationTask[]
}

const september = 9
const at = (event: ClassEvent, from: number, to = from): DatedEvent => ({ event, from, to })

const assessed = at('national-assessments', 9)
const begins = at('new-year', 9)
const primary: ClassPlan = { exam: null, events: [assessed], tasks: ['discover-jobs'] }
const college: ClassPlan = { exam: null, events: [begins, at('jobs-discovery', 9, 6)], tasks: ['discover-jobs'] }

const plans: Record<Level, ClassPlan> = {
  cp: primary,
  ce1: primary,
  ce2: primary,
  cm1: primary,
  cm2: { exam: null, events: [assessed, at('college-enrolment', 3, 6)], tasks: ['visit-college'] },
  '6ème': { exam: null, events: [assessed], tasks: ['discover-jobs'] },
  '5ème': college,
  '4ème': { exam: null, events: [assessed, at('jobs-discovery', 9, 6)], tasks: ['discover-jobs', 'talk-about-wishes', 'visit-lycees'] },
  '3ème': {
    exam: 'brevet',
    events: [
      at('placement-3eme', 11, 3),
      at('lycee-intentions', 2, 3),
      at('brevet-oral', 4, 6),
      at('lycee-final-wishes', 5, 6),
      at('brevet', 6),
      at('lycee-placement-results', 6, 7),
      at('brevet-results', 7),
    ],
    tasks: ['work-placement-3eme', 'talk-about-wishes', 'visit-lycees', 'rank-lycee-wishes', 'enrol-lycee'],
  },
  seconde: {
    exam: null,
    events: [assessed, at('speciality-intentions', 2, 3), at('speciality-final-choice', 5, 6), at('placement-seconde', 6)],
    tasks: ['discover-jobs', 'talk-about-wishes', 'choose-specialities', 'work-placement-seconde'],
  },
  première: {
    exam: 'anticipated-exams',
    events: [at('parcoursup-opens', 12), at('two-specialities', 3, 6), at('anticipated-written', 6), at('anticipated-oral', 6, 7)],
    tasks: ['prepare-anticipated-exams', 'visit-open-days', 'keep-two-specialities', 'explore-parcoursup'],
  },
  terminale: {
    exam: 'bac',
    events: [
      at('parcoursup-opens', 12),
      at('parcoursup-wishes', 1, 3),
      at('grant', 3, 5),
      at('parcoursup-confirmation', 3, 4),
      at('bac-written', 6),
      at('bac-oral', 6, 7),
      at('parcoursup-offers', 6, 7),
      at('parcoursup-complementary', 6, 9),
      at('bac-results', 7),
    ],
    tasks: [
      'visit-open-days',
      'explore-parcoursup',
      'open-parcoursup-file',
      'write-motivation',
      'confirm-parcoursup-wishes',
      'ask-for-grant',
      'answer-parcoursup-offers',
      'enrol-higher-education',
    ],
  },
  sup: {
    exam: null,
    events: [at('winter-exams', 12, 1), at('master-applications', 2, 3), at('grant', 3, 5), at('spring-exams', 4, 6), at('retakes', 6, 7)],
    tasks: ['write-cv', 'find-internship', 'choose-next-studies', 'apply-next-studies', 'ask-for-grant'],
  },
}

/**
 * What a class leads to in the French school system: its exam, what happens in which months, and what there is to do for
 * what comes after it.
 *
 * Source: code de l'éducation, articles D331-23 to D331-44 (orientation at the end of 3e and seconde), D612-1 and
 * following (Parcoursup), D332-16 (Brevet) and D334-1 and following (bac); the days change each year, the months do not.
 *
 * @example classPlanOf('3ème').exam // 'brevet'
 */
export const classPlanOf = (level: Level): ClassPlan => plans[level]

/** Months of the school year that have passed before a month: none in September. */
const monthsIn = (month: number): number => (month - september + 12) % 12

/** An event with what it is to somebody in some month. */
export type UpcomingEvent = DatedEvent & { readonly moment: 'over' | 'now' | 'to-come' }

/**
 * The events of a class, with those that are over, happen in this month, or are to come before the school year ends. July
 * and August still belong to the year that ends.
 *
 * Source: product.
 *
 * @param month 1 is January
 * @example eventsAround([{ event: 'brevet', from: 6, to: 6 }], 11) // [{ event: 'brevet', from: 6, to: 6, moment: 'to-come' }]
 */
export const eventsAround = (events: readonly DatedEvent[], month: number): readonly UpcomingEvent[] =>
  events.map((event) => {
    if (monthsIn(month) < monthsIn(event.from)) return { ...event, moment: 'to-come' }
    const last = event.to === september && event.from !== september ? 12 : monthsIn(event.to)
    return { ...event, moment: monthsIn(month) > last ? 'over' : 'now' }
  })

/**
 * The ticks of a member after they sent the list of one class: those of the class are what they sent, the others stay.
 *
 * Source: product.
 *
 * @example ticksAfter(['write-cv'], 'cm2', ['visit-college']) // ['write-cv', 'visit-college']
 */
export const ticksAfter = (ticked: readonly OrientationTask[], level: Level, sent: readonly string[]): readonly OrientationTask[] => {
  const { tasks } = classPlanOf(level)
  return [...ticked.filter((task) => !tasks.includes(task)), ...tasks.filter((task) => sent.includes(task))]
}
