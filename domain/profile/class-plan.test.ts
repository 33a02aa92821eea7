import { expect, test } from 'vitest'
import { classEvents, classPlanOf, eventsAround, ticksAfter } from './class-plan.ts'
import { levels } from './levels.ts'
import { orientationTasks } from './orientation-tasks.ts'

const inSchoolYear = (month: number) => (month + 3) % 12

test.each([
  ['3ème', 'brevet'],
  ['première', 'anticipated-exams'],
  ['terminale', 'bac'],
  ['seconde', null],
  ['sup', null],
] as const)('the class %s prepares for %s', (level, exam) => {
  expect(classPlanOf(level).exam).toBe(exam)
})

test.each(levels)('the plan of %s has something to do, and its events in the order of the school year', (level) => {
  const { events, tasks } = classPlanOf(level)
  expect(tasks.length).toBeGreaterThan(0)
  expect(new Set(tasks).size).toBe(tasks.length)
  const starts = events.map(({ from }) => inSchoolYear(from))
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  for (const { from, to } of events) for (const month of [from, to]) expect(month >= 1 && month <= 12).toBe(true)
})

test('each event and each task belongs to some class', () => {
  const plans = levels.map(classPlanOf)
  expect(new Set(plans.flatMap(({ events }) => events.map(({ event }) => event)))).toEqual(new Set(classEvents))
  expect(new Set(plans.flatMap(({ tasks }) => tasks))).toEqual(new Set(orientationTasks))
})

test.each([
  ['June in November', { from: 6, to: 6 }, 11, 'to-come'],
  ['June in June', { from: 6, to: 6 }, 6, 'now'],
  ['June in July', { from: 6, to: 6 }, 7, 'over'],
  ['June in August, when the year is not over', { from: 6, to: 6 }, 8, 'over'],
  ['June in September, when the next year begins', { from: 6, to: 6 }, 9, 'to-come'],
  ['January to March in December', { from: 1, to: 3 }, 12, 'to-come'],
  ['January to March in January', { from: 1, to: 3 }, 1, 'now'],
  ['January to March in March', { from: 1, to: 3 }, 3, 'now'],
  ['January to March in April', { from: 1, to: 3 }, 4, 'over'],
  ['December to January in January', { from: 12, to: 1 }, 1, 'now'],
  ['September to June in September', { from: 9, to: 6 }, 9, 'now'],
  ['September in October', { from: 9, to: 9 }, 10, 'over'],
  ['June to September in August', { from: 6, to: 9 }, 8, 'now'],
] as const)('an event of %s', (_, { from, to }, month, moment) => {
  const event = { event: 'brevet', from, to } as const
  expect(eventsAround([event], month)).toEqual([{ ...event, moment }])
})

test.each([
  ['adds what is ticked', [], 'cm2', ['visit-college'], ['visit-college']],
  ['takes away what is no longer', ['visit-college'], 'cm2', [], []],
  ['keeps what other classes ticked', ['write-cv', 'visit-college'], 'cm2', [], ['write-cv']],
  ['leaves aside what is not of the class', [], 'cm2', ['write-cv', 'nothing'], []],
] as const)('a list that is sent %s', (_, ticked, level, sent, left) => {
  expect(ticksAfter(ticked, level, sent)).toEqual(left)
})
