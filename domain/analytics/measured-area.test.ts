import { expect, test } from 'vitest'
import { isMeasuredArea } from './measured-area.ts'

test.each([
  ['/', true],
  ['/gar', false],
  ['/GAR/mentions-legales', false],
  ['/cned/mentions-legales-application-cned', false],
  ['/garonne', true],
])('%s is measured: %s', (path, expected) => {
  expect(isMeasuredArea(path)).toBe(expected)
})
