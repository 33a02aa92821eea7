import { expect, test } from 'vitest'
import { cookiesToErase } from './cookies-to-erase.ts'

const names = ['cookie-choice', 'locale', 'country', 'utm_id', 'utm_campaign', '_ga', '_gcl_au']

test.each([
  [true, true, []],
  [true, false, ['utm_id', 'utm_campaign']],
  [false, true, ['_ga', '_gcl_au']],
  [false, false, ['utm_id', 'utm_campaign', '_ga', '_gcl_au']],
])('measurement accepted: %j, advertising: %j', (audience, marketing, erased) => {
  expect(cookiesToErase(names, { audience, marketing })).toEqual(erased)
})
