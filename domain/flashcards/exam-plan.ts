import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import { type Malformed, parserOf } from '../validation/malformed.ts'
import { type CardState, isStudied, type StudiedCard } from './card-state.ts'
import { dayOf, millisecondsADay } from './day.ts'
import { byDueDate } from './due-cards.ts'
import { type DailyLoad, makeDailyLoad } from './daily-load.ts'
import { recallAt, reviewCard } from './review-card.ts'
import type { ReviewParameters } from './review-parameters.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))
const studyPaceSchema = v.strictObject({ cardsADay: count, newCardsADay: count })

/** How much somebody wants to study: cards a day in all, and new ones among them. */
export type StudyPace = Readonly<v.InferOutput<typeof studyPaceSchema>>

/**
 * Reads how much somebody wants to study: from 1 to 1000 cards a day, in all and of new ones.
 *
 * @example parseStudyPace({ cardsADay: 40, newCardsADay: 10 }).isOk() // true
 */
export const parseStudyPace: (input: unknown) => Result<StudyPace, Malformed<'study-pace-malformed'>> = parserOf(
  'study-pace-malformed',
  studyPaceSchema,
)

export type PlannedDay = {
  /** Midnight UTC, in milliseconds since 1970. */
  readonly day: number
  readonly cardIds: readonly string[]
}

export type ExamPlan = {
  /** From today to the eve of the exam; today alone when the exam is today. */
  readonly days: readonly PlannedDay[]
  /** The mean chance to remember a card at the exam, from 0 to 1, if the plan is followed; null without cards. */
  readonly recallAtExam: number | null
}

export type ExamPlanRefusal =
  | { readonly type: 'exam-over'; readonly examAt: number }
  | { readonly type: 'exam-too-far'; readonly examAt: number; readonly daysAtMost: number }

/** Three years: the longest that a pupil prepares an exam. */
const daysAtMost = 1096

/** A card studied on a day until it is due on another one, counting on answers that are "good". */
const studiedOn = (card: CardState, at: number, parameters: ExamParameters): StudiedCard => {
  let studied = reviewCard(card, 'good', at, parameters).card
  while (dayOf(studied.due) === dayOf(at) && studied.due < parameters.examAt) {
    studied = reviewCard(studied, 'good', studied.due, parameters).card
  }
  return studied
}

type ExamParameters = ReviewParameters & { readonly examAt: number }

/** The day on which each card is first studied: the most overdue first, then new ones at their pace, or faster if all would not come. */
const firstDays = (
  cards: readonly CardState[],
  newCardsADay: number,
  load: DailyLoad,
  { today, last }: { readonly today: number; readonly last: number },
): { card: CardState; day: number }[] => {
  const due = cards.filter(isStudied).toSorted(byDueDate)
  const fresh = cards.filter((card) => !isStudied(card))
  const newADay = Math.max(newCardsADay, Math.ceil(fresh.length / (last - today + 1)))
  const newOn = new Map<number, number>()
  const placeNew = (): number => {
    const day = load.placeFirst((candidate) => (newOn.get(candidate) ?? 0) < newADay) ?? load.place(today)
    newOn.set(day, (newOn.get(day) ?? 0) + 1)
    return day
  }
  return [...due.map((card) => ({ card, day: load.place(dayOf(card.due)) })), ...fresh.map((card) => ({ card, day: placeNew() }))]
}

/**
 * Plans the days up to an exam: which cards on each day. Every card is studied once at least; each review is followed by the
 * next one, counting on "good" answers, up to the eve of the exam, when all have come a last time or the days are full.
 *
 * A day that is full sends cards to the nearest day with room. If every day is full, first reviews are spread evenly over the
 * days and further ones are left out: no day holds more cards than the limit when that can be helped.
 *
 * Refusals: `exam-over` (ordinary reviews go on, see `dueCards`), `exam-too-far` (more than three years).
 *
 * Source: specification, section 1, "flashcards, […] exam preparation".
 *
 * @example planUntilExam(cards, { ...defaultReviewParameters, examAt }, { cardsADay: 40, newCardsADay: 10 }, now)
 */
export const planUntilExam = (
  cards: readonly CardState[],
  parameters: ExamParameters,
  pace: StudyPace,
  now: number,
): Result<ExamPlan, ExamPlanRefusal> => {
  const { examAt } = parameters
  if (now >= examAt) return err({ type: 'exam-over', examAt })
  const today = dayOf(now)
  const last = Math.max(today, dayOf(examAt) - 1)
  if (last - today >= daysAtMost) return err({ type: 'exam-too-far', examAt, daysAtMost })

  const load = makeDailyLoad(today, last, pace.cardsADay)
  const noonOf = (day: number): number => (day === today ? now : day * millisecondsADay + millisecondsADay / 2)
  const planned = new Map<number, string[]>()
  const final: StudiedCard[] = []
  let toStudy = firstDays(cards, pace.newCardsADay, load, { today, last })
  while (toStudy.length > 0) {
    const studied = toStudy.map(({ card, day }) => {
      const onThatDay = planned.get(day)
      if (onThatDay) onThatDay.push(card.cardId)
      else planned.set(day, [card.cardId])
      return { card: studiedOn(card, noonOf(day), parameters), day }
    })
    const further = studied.toSorted((a, b) => byDueDate(a.card, b.card)).map(({ card, day }) => ({ card, day: load.placeAfter(day, dayOf(card.due)) }))
    final.push(...further.filter(({ day }) => day === null).map(({ card }) => card))
    toStudy = further.flatMap(({ card, day }) => (day === null ? [] : [{ card, day }]))
  }
  return ok({
    days: Array.from({ length: last - today + 1 }, (_, index) => ({
      day: (today + index) * millisecondsADay,
      cardIds: planned.get(today + index) ?? [],
    })),
    recallAtExam: final.length === 0 ? null : final.reduce((sum, card) => sum + recallAt(card, examAt, parameters), 0) / final.length,
  })
}
