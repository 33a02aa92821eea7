import { expect, test } from 'vitest'
import { breakpointPixels, deviceClass, hasBurgerMenu, isHandheld } from './window-width.ts'

test.each([
  [Number.NaN, null, false, false],
  [-1, null, false, false],
  [0, null, false, false],
  [0.5, 'mobile', true, true],
  [1, 'mobile', true, true],
  [599, 'mobile', true, true],
  [599.9, 'mobile', true, true],
  [600, 'tablet', true, true],
  [959, 'tablet', true, true],
  [960, 'desktop', false, true],
  [1349, 'desktop', false, true],
  [1350, 'desktop', false, false],
])('a window of %d pixels is that of %s, handheld: %s, with a burger: %s', (width, device, handheld, burger) => {
  expect([deviceClass(width), isHandheld(width), hasBurgerMenu(width)]).toEqual([device, handheld, burger])
})

test('the page changes at four widths', () => {
  expect(breakpointPixels).toEqual({ tablet: 600, desktop: 960, tallHeader: 1264, wholeMenu: 1350 })
})
