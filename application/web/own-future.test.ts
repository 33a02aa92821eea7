import { err, ok } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import type { Profile } from '../../domain/profile/profile.ts'
import { aProfile } from '../../tests/builders/a-profile.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'
import { makeShowFuture, makeTickOrientation } from './own-future.ts'

const clock = new InMemoryClock(Date.UTC(2026, 10, 21, 12))
const reads = (profile: Profile | null) => ({ read: () => Promise.resolve(ok(profile)) })
const show = async (profile: Profile | null) => (await makeShowFuture({ profile: reads(profile), clock })())._unsafeUnwrap()
const cm2 = aProfile({ levelOfEducation: { value: 'cm2' }, orientationDone: ['write-cv', 'visit-college'], interests: ['langues', 'methode'] })

test('a visitor has no page, and a member without a class no future yet', async () => {
  expect(await show(null)).toBeNull()
  expect(await show(aProfile())).toEqual({ future: null })
})

test('a member sees what is ahead of their class, their ticks and the subjects they chose', async () => {
  expect(await show(cm2)).toEqual({
    future: {
      level: 'cm2',
      exam: null,
      events: [
        { event: 'national-assessments', from: 9, to: 9, moment: 'over' },
        { event: 'college-enrolment', from: 3, to: 6, moment: 'to-come' },
      ],
      tasks: [{ task: 'visit-college', isDone: true }],
      subjects: ['langues'],
    },
  })
})

const tick = async (profile: Profile | null, ticked: readonly string[]) => {
  const change = vi.fn<ProfileGateway['change']>(() => Promise.resolve(ok()))
  const done = await makeTickOrientation({ profile: { ...reads(profile), change } })(ticked)
  return { done, sent: change.mock.calls[0]?.[0] }
}

test('what is ticked of the class is kept beside what other classes ticked', async () => {
  expect((await tick(cm2, [])).sent).toEqual({ orientationDone: ['write-cv'] })
  expect((await tick(aProfile({ levelOfEducation: { value: 'cm2' } }), ['visit-college'])).sent).toEqual({ orientationDone: ['visit-college'] })
})

test('without a class, a session or a service nothing is sent', async () => {
  expect(await tick(aProfile(), ['write-cv'])).toEqual({ done: ok(), sent: undefined })
  expect(await tick(null, ['write-cv'])).toEqual({ done: err({ type: 'not-logged-in' }), sent: undefined })
  const unreachable = err({ type: 'service-unreachable' } as const)
  const away = { read: () => Promise.resolve(unreachable), change: () => Promise.reject(new Error()) }
  expect(await makeTickOrientation({ profile: away })([])).toEqual(unreachable)
})
