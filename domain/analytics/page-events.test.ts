import { expect, test } from 'vitest'
import { eventsOfPage, type PlaceInSite } from './page-events.ts'

const visitor = (path: string): PlaceInSite => ({ path, isMember: false })
const member = (path: string): PlaceInSite => ({ path, isMember: true })

test.each<[string, PlaceInSite | null, PlaceInSite, string[]]>([
  ['a page that was loaded', null, visitor('/faq'), ['page-viewed']],
  ['the next page', visitor('/'), visitor('/faq'), ['page-viewed']],
  ['the same page again', visitor('/faq'), visitor('/faq'), []],
  ['the same page with a slash', visitor('/faq'), visitor('/faq/'), []],
  ['the form of signing up', visitor('/signup'), visitor('/signup/signup-form'), ['page-viewed', 'sign-up-started']],
  ['the form of signing up, loaded', null, visitor('/signup/signup-form'), ['page-viewed', 'sign-up-started']],
  ['a refused form', visitor('/signup/signup-form'), visitor('/signup/signup-form'), []],
  ['an account that was made', visitor('/signup/signup-form'), member('/premium/checkout/solo'), ['sign-up-completed', 'page-viewed']],
  ['an account that was made on the same page', visitor('/signup'), member('/signup'), ['sign-up-completed']],
  ['somebody who logged in', visitor('/login'), member('/mon-compte'), ['page-viewed']],
  ['a member who goes on', member('/signup/successfull-signin'), member('/revisions'), ['page-viewed']],
  ['the page after an account was made, loaded again', null, member('/signup/successfull-signin'), ['page-viewed']],
])('%s', (_, before, now, expected) => {
  expect(eventsOfPage(before, now).map(({ type }) => type)).toEqual(expected)
})

test('the view tells the path', () => {
  expect(eventsOfPage(null, visitor('/faq'))).toEqual([{ type: 'page-viewed', path: '/faq' }])
})
