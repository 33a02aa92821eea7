import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { initialProfilingSteps, nextProfilingSteps, parseProfilingSteps, type ProfilingStepsEvent } from './profiling-steps.ts'

const done = (step: string): ProfilingStepsEvent => ({ type: 'step-done', step })
const fifty = Array.from({ length: 50 }, (_, index) => `step-${index}`)

test('nobody starts with a step', () => {
  expect(initialProfilingSteps).toEqual([])
})

test.each<[string, readonly string[], ProfilingStepsEvent, readonly string[]]>([
  ['the first step is kept', [], done('level'), ['level']],
  ['a further step comes last', ['level'], done('country'), ['level', 'country']],
  ['a step done again changes nothing', ['level', 'country'], done('level'), ['level', 'country']],
  ['a step without a name is left aside', ['level'], done(''), ['level']],
  ['a step of 100 characters is kept', ['level'], done('x'.repeat(100)), ['level', 'x'.repeat(100)]],
  ['a step of 101 characters is left aside', ['level'], done('x'.repeat(101)), ['level']],
  ['the fiftieth step is kept with all others', fifty.slice(0, 49), done('step-49'), fifty],
  ['of 51 steps the first is forgotten', fifty, done('last'), [...fifty.slice(1), 'last']],
  ['a login clears them', ['level', 'country'], { type: 'logged-in' }, []],
  ['the end of the profiling clears them', ['level', 'country'], { type: 'profiling-completed' }, []],
  ['a login without steps leaves none', [], { type: 'logged-in' }, []],
])('%s', (_, steps, event, expected) => {
  expect(nextProfilingSteps(steps, event)).toEqual(expected)
})

test('whatever was done, what is kept can be stored and read back, each step once', () => {
  const events = fc.array(fc.oneof({ arbitrary: fc.string({ maxLength: 110 }).map(done), weight: 9 }, fc.constant({ type: 'logged-in' } as const)), { maxLength: 80 })
  fc.assert(
    fc.property(events, (all) => {
      const steps = all.reduce(nextProfilingSteps, initialProfilingSteps)
      expect(new Set(steps).size).toBe(steps.length)
      expect(parseProfilingSteps(JSON.stringify(steps))._unsafeUnwrap()).toEqual(steps)
    }),
  )
})

test.each([
  ['none', '[]', []],
  ['some', '["level","country"]', ['level', 'country']],
  ['the most', JSON.stringify(fifty), fifty],
  ['the longest', JSON.stringify(['x'.repeat(100)]), ['x'.repeat(100)]],
  ['as many characters as may be stored', '[]'.padEnd(40_000), []],
])('stored steps are read: %s', (_, stored, expected) => {
  expect(parseProfilingSteps(stored)._unsafeUnwrap()).toEqual(expected)
})

test.each([
  ['nothing', null, ''],
  ['no JSON', '[', ''],
  ['no list', '{}', ''],
  ['more characters than may be stored', '[]'.padEnd(40_001), ''],
  ['51 steps', JSON.stringify([...fifty, 'last']), ''],
  ['a step without a name', '["level",""]', '1'],
  ['a step of 101 characters', JSON.stringify(['x'.repeat(101)]), '0'],
  ['a number', '[4]', '0'],
])('stored steps are refused: %s', (_, stored, field) => {
  expect(parseProfilingSteps(stored)._unsafeUnwrapErr()).toEqual({ type: 'profiling-steps-malformed', faults: [{ field, fault: 'invalid' }] })
})

test('stored steps of any shape are read or refused', () => {
  expectNeverThrows(parseProfilingSteps, '["level"]')
})

test('stored lists of any shape are read when they hold texts of 1 to 100 characters only', () => {
  const values = fc.oneof({ arbitrary: fc.string({ minLength: 1, maxLength: 102 }), weight: 3 }, fc.jsonValue())
  fc.assert(
    fc.property(fc.array(values, { maxLength: 5 }), (list) => {
      const isRight = list.every((value) => typeof value === 'string' && value !== '' && value.length <= 100)
      expect(parseProfilingSteps(JSON.stringify(list)).unwrapOr(null)).toEqual(isRight ? list : null)
    }),
  )
})
