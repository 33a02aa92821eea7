/** Where the accounts are on a site of their own: what leads there, and the errors that do. */
import { test } from './site-apart.ts'
import { signUp } from './steps.ts'

test.use({ hasAccountSite: true, expectedErrors: /Failed to load resource/ })

const summary = 'Votre compte est fermé depuis hier.'

test('a refresh that is refused leads to its logout', async ({ page, api, accountSite }) => {
  await signUp(page, '/faq')
  api.answer('GET /profile', { status: 401, body: { type: 'not-logged-in' } })
  api.answer('POST /refresh-token', { status: 401, body: { type: 'not-logged-in' } })
  await page.goto('/faq')
  await page.waitForURL(`${accountSite.url.origin}/logout?next=/`)
})

test('a 409 leads to its profiling', async ({ page, api, accountSite }) => {
  await signUp(page, '/faq')
  api.answer('GET /profile', { status: 409, body: { type: 'profiling-needed' } })
  await page.goto('/faq')
  await page.waitForURL(`${accountSite.url.origin}/profiling`)
})

test('a profile that is refused on the way through the site leads to its profiling', async ({ page, api, accountSite }) => {
  await signUp(page, '/faq')
  api.answer('GET /profile', { status: 400, body: { summary } })
  await page.locator('footer').getByRole('link', { name: 'Conditions d’utilisation' }).first().click()
  await page.waitForURL(`${accountSite.url.origin}/profiling`)
})

test('logging out, the members’ home and the profiling are there', async ({ page, accountSite }) => {
  await signUp(page, '/faq')
  await page.goto('/revisions')
  await page.waitForURL(`${accountSite.url.origin}/revisions/cours-et-quiz`)
  await page.goto('/profiling?step=2')
  await page.waitForURL(`${accountSite.url.origin}/profiling?step=2`)
  await page.goto('/mon-compte')
  await page.locator('main form[action="/logout"] button').click()
  await page.waitForURL(`${accountSite.url.origin}/logout?next=/`)
})
