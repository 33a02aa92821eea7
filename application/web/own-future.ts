import { err, ok, type Result } from 'neverthrow'
import { classPlanOf, type ClassExam, eventsAround, ticksAfter, type UpcomingEvent } from '../../domain/profile/class-plan.ts'
import { type SubjectInterest, subjectInterests } from '../../domain/profile/interests.ts'
import { type Level, schoolingOf } from '../../domain/profile/levels.ts'
import type { OrientationTask } from '../../domain/profile/orientation-tasks.ts'
import { metropolitanMonth } from '../../domain/profile/school-year.ts'
import type { Clock } from '../ports/clock.ts'
import type { NotLoggedIn } from '../ports/checkout-gateway.ts'
import type { ChangeProfileRefusal, ProfileGateway } from '../ports/profile-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

/** What lies ahead of a member in their class. */
export type OwnFuture = {
  readonly level: Level
  readonly exam: ClassExam | null
  readonly events: readonly UpcomingEvent[]
  readonly tasks: readonly { readonly task: OrientationTask; readonly isDone: boolean }[]
  /** The subjects that lead to studies, of those that they chose. */
  readonly subjects: readonly SubjectInterest[]
}

/** Null for a visitor; the future is null as long as the class is not known. */
export const makeShowFuture =
  ({ profile, clock }: { profile: Pick<ProfileGateway, 'read'>; clock: Clock }) =>
  async (): Promise<Result<{ readonly future: OwnFuture | null } | null, ServiceUnreachable>> =>
    (await profile.read()).map((read) => {
      if (read === null) return null
      const { level } = schoolingOf(read)
      if (level === null) return { future: null }
      const { exam, events, tasks } = classPlanOf(level)
      return {
        future: {
          level,
          exam,
          events: eventsAround(events, metropolitanMonth(clock.now())),
          tasks: tasks.map((task) => ({ task, isDone: read.orientationDone?.includes(task) ?? false })),
          subjects: subjectInterests.filter((subject) => read.interests?.includes(subject)),
        },
      }
    })

/** Keeps which steps of the class are ticked; those of other classes stay. */
export const makeTickOrientation =
  ({ profile }: { profile: Pick<ProfileGateway, 'read' | 'change'> }) =>
  async (ticked: readonly string[]): Promise<Result<void, ChangeProfileRefusal | NotLoggedIn | ServiceUnreachable>> => {
    const read = await profile.read()
    if (read.isErr()) return err(read.error)
    if (read.value === null) return err({ type: 'not-logged-in' })
    const { level } = schoolingOf(read.value)
    if (level === null) return ok()
    return profile.change({ orientationDone: ticksAfter(read.value.orientationDone ?? [], level, ticked) })
  }
