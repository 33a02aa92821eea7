import { expect, test } from 'vitest'
import { defaultSiteNames } from '../../domain/navigation/site-names.ts'
import { makeSuccessPath } from './success-path.ts'

test.each([
  ['family-lifetime', '/subscribe-success/lifeoffer-mobile'],
  ['toeic-pack', '/subscribe-success'],
  ['solo-yearly', '/subscribe-success'],
  ['a-plan-of-long-ago', '/subscribe-success'],
])('whoever has paid %s arrives at %s', (planId, path) => {
  expect(makeSuccessPath({ names: defaultSiteNames })(planId)).toBe(path)
})
