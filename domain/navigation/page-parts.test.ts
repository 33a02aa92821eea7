import { expect, test } from 'vitest'
import { pageParts } from './page-parts.ts'
import { layouts } from './route-table.ts'

const menus = ['header', 'footer', 'mobile-menu']

test.each([
  ['public', [...menus, 'email-popin', 'plan-banner']],
  ['offer-banner', ['offer-banner', ...menus]],
  ['default', menus],
  ['webspace', [...menus, 'subscription-banner', 'app-recommendations', 'formulas']],
  ['cned', ['header', 'footer']],
  ['gar', ['header', 'footer']],
  ['partner', ['header', 'footer']],
  ['institution', ['header', 'footer']],
  ['empty', []],
  ['error', menus],
] as const)('around a page in the layout %s stand %j', (layout, parts) => {
  expect(pageParts({ layout, pattern: '/x' }, '')).toEqual(parts)
})

test.each(['?noMenu', '?noMenu=true', '?noMenu=false', 'noMenu=1', '?lang=en&noMenu='])('%s hides the menus of the logged-in area', (search) => {
  expect(pageParts({ layout: 'webspace', pattern: '/revisions' }, search)).toEqual(['subscription-banner', 'app-recommendations', 'formulas'])
})

test.each(['', '?nomenu', '?menu=noMenu', '?noMenus=1'])('%j hides nothing', (search) => {
  expect(pageParts({ layout: 'webspace', pattern: '/revisions' }, search)).toEqual([...menus, 'subscription-banner', 'app-recommendations', 'formulas'])
})

test.each(layouts.filter((layout) => layout !== 'webspace'))('noMenu hides nothing in the layout %s', (layout) => {
  expect(pageParts({ layout, pattern: '/x' }, '?noMenu=1')).toEqual(pageParts({ layout, pattern: '/x' }, ''))
})

test('the profiling has no footer', () => {
  expect(pageParts({ layout: 'webspace', pattern: '/profiling' }, '')).toEqual(['header', 'mobile-menu', 'subscription-banner', 'app-recommendations', 'formulas'])
})
