import { expect, test } from 'vitest'
import { errorPage } from './error-page.ts'

test.each([404, 410])('a %i says that the page is not there and leads back', (code) => {
  expect(errorPage(code, '/faq?lang=en')).toEqual({
    kind: 'not-there',
    back: { target: 'previous-page', path: '/faq?lang=en' },
    robots: 'noindex',
  })
})

test.each([null, '', 'https://evil.example', '//evil.example'])('a 404 that comes from %j leads home', (previousRoute) => {
  expect(errorPage(404, previousRoute)).toEqual({ kind: 'not-there', back: { target: 'home', path: '/' }, robots: 'noindex' })
})

test.each([400, 403, 405, 409, 411, 500, 503])('a %i shows its code and leads home', (code) => {
  expect(errorPage(code, '/faq')).toEqual({ kind: 'failure', code, home: '/', robots: 'noindex' })
})
