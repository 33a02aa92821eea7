import { expect, test } from 'vitest'
import { chooseSiteVersion } from './site-version.ts'

test.each([
  ['nothing', null, null, null, 'full'],
  ['a browser that saves data', null, null, 'on', 'light'],
  ['a browser that saves data, in other letters', null, null, ' On ', 'light'],
  ['a browser that says something else', null, null, 'off', 'full'],
  ['a light version remembered', null, 'light', null, 'light'],
  ['a full version remembered, in a browser that saves data', null, 'full', 'on', 'full'],
  ['a light version asked for', 'light', 'full', null, 'light'],
  ['a full version asked for', 'full', 'light', 'on', 'full'],
  ['a version that there is not', 'tiny', 'huge', 'on', 'light'],
] as const)('%s', (_, query, remembered, saveDataHeader, version) => {
  expect(chooseSiteVersion({ query, remembered, saveDataHeader })).toBe(version)
})
