import { expect, test } from 'vitest'
import { countsAsSeen } from './measured-pages.ts'

test.each([
  [0.09, 0.09, false],
  [0.1, 0, true],
  [0.02, 0.1, true],
])('%d of it in view, filling %d of the window: seen %j', (share, ofWindow, seen) => {
  expect(countsAsSeen({ share, ofWindow })).toBe(seen)
})
