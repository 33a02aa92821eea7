import { expect, test } from 'vitest'
import { offersLink, writtenMenu } from '../../tests/builders/a-menu.ts'
import { frameOfPage } from './frame-of-page.ts'

const visitor = { viewer: 'visitor', offers: offersLink } as const
const blog = { layout: 'public', path: '/', search: '' } as const

test('the parts are those of the layout', () => {
  expect(frameOfPage(blog, visitor).parts).toEqual(['header', 'footer', 'mobile-menu', 'email-popin', 'plan-banner'])
  expect(frameOfPage({ layout: 'webspace', path: '/revisions', search: '?noMenu' }, visitor).parts).not.toContain('header')
  expect(frameOfPage({ layout: 'webspace', path: '/profiling', search: '' }, visitor).parts).not.toContain('footer')
})

test('the menus are those of the viewer', () => {
  const { header, mobile, footer } = frameOfPage(blog, { ...visitor, viewer: 'member' })
  expect(writtenMenu(header).at(-1)).toBe('my-contents /revisions')
  expect(writtenMenu(mobile).at(-1)).toBe('disconnect (log-out)')
  expect(writtenMenu(footer).at(-1)).toContain('cookie-preferences (choose-cookies)')
})

test('the menus of a visitor hold the levels and the simulators', () => {
  const { header, footer } = frameOfPage(blog, visitor)
  const written = [...writtenMenu(header), ...writtenMenu(footer)].join('\n')
  expect(written).toContain('primary-school: revision /explorer/primaire')
  expect(written).toContain('bac-simulator /simulateur-de-notes-bac')
})

test('every entry of somebody without a profile leads to the profiling, but for the way out', () => {
  const { mobile, footer } = frameOfPage(blog, { ...visitor, viewer: 'member-without-profile' })
  const paths = writtenMenu(mobile).join(', ').match(/\/\S*/g)
  expect(new Set(paths?.map((path) => path.replace(/,$/, '')))).toEqual(new Set(['/profiling']))
  expect(writtenMenu(mobile).at(-1)).toBe('disconnect (log-out)')
  expect(writtenMenu(footer)[0]).toContain('revision /revisions')
})
