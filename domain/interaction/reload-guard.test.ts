import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideReload, reloadGuardMilliseconds } from './reload-guard.ts'

const now = 1_800_000_000_000
const giveUp = { type: 'give-up' }
const reload = { type: 'reload', reloadedAt: '1800000000000' }

test.each([
  ['never', null, reload],
  ['just now', String(now), giveUp],
  ['less than 60 s ago', String(now - 59_999), giveUp],
  ['60 s ago', String(now - 60_000), reload],
  ['a moment from now, by a clock put back', String(now + 1), reload],
  ['at a moment that cannot be read', 'yesterday', reload],
  ['at no moment', '', reload],
  ['at a moment with more than a number in it', `${now}x`, reload],
  ['at a moment with something before it', `x${now}`, reload],
  ['at a fraction of a moment', `${now - 1}.5`, reload],
  ['at a moment in scientific notation', '1.8e12', reload],
  ['at a moment too long to be one', '0'.repeat(3) + String(now), reload],
  ['at a moment as long as they come', '00' + String(now), giveUp],
])('a page reloaded %s', (_, stored, decision) => {
  expect(decideReload(stored, now)).toEqual(decision)
})

test('a page that keeps failing reloads at most once in 60 s', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 90_000 })), (pauses) => {
      let time = now
      let stored: string | null = null
      const reloads: number[] = []
      for (const pause of pauses) {
        time += pause
        const decision = decideReload(stored, time)
        if (decision.type === 'give-up') continue
        stored = decision.reloadedAt
        reloads.push(time)
      }
      for (const [index, at] of reloads.slice(1).entries()) expect(at - (reloads[index] ?? 0)).toBeGreaterThanOrEqual(reloadGuardMilliseconds)
    }),
  )
})
