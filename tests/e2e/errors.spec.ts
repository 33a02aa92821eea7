/** The error catalogue of the specification, each error caused in the running site. */
import { expect } from './fixtures.ts'
import { test } from './site-apart.ts'
import { signUp } from './steps.ts'

test.use({ expectedErrors: /Failed to load resource/ })

const h1 = { level: 1 } as const
const summary = 'Votre compte est fermé depuis hier.'

test('a session whose tokens are over is refreshed, and the request sent again, once', async ({ page, api }) => {
  await signUp(page)
  api.answer('GET /profile', { status: 401, body: { type: 'not-logged-in' } })
  api.calls.length = 0
  await page.goto('/faq')
  expect(api.calls.filter((call) => call === 'GET /profile' || call === 'POST /refresh-token')).toEqual([
    'GET /profile',
    'POST /refresh-token',
    'GET /profile',
  ])
})

for (const status of [401, 403]) {
  test(`a refresh that is refused by ${status} logs out: members’ pages ask to log in`, async ({ page, api }) => {
    await signUp(page)
    api.answer('GET /profile', { status: 401, body: { type: 'not-logged-in' } })
    api.answer('POST /refresh-token', { status, body: { type: 'not-logged-in' } })
    await page.goto('/mon-compte')
    expect(new URL(page.url()).pathname).toBe('/login')
    await expect(page.getByRole('heading', h1)).toHaveText('Se connecter')
  })
}

test('a service that does not answer keeps the session, says so, and shows public pages', async ({ page, api }) => {
  await signUp(page)
  api.answer('GET /profile', 'breaks')
  await page.goto('/faq')
  await expect(page.getByRole('alert')).toContainText('Une erreur est survenue, merci de réessayer dans quelques instants.')
  const answer = await page.goto('/mon-compte')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', h1)).toHaveText('Une erreur est survenue')
  await expect(page.getByText('503')).toBeVisible()

  api.behaveWell()
  await page.goto('/mon-compte')
  await expect(page.getByRole('heading', h1)).toHaveText('Mon compte')
})

test('a profile that is refused where a page begins logs out, with the words of the service', async ({ page, api }) => {
  await signUp(page)
  api.answer('GET /profile', { status: 400, body: { summary } })
  await page.goto('/faq')
  await expect(page.getByRole('alert')).toContainText(summary)
  api.behaveWell()
  await page.goto('/mon-compte')
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('an error of the service is a page with its code and a link home, and is not kept by search engines', async ({ page, api }) => {
  api.answer('GET /productplans/getanonymeproductplans', { status: 500 })
  const answer = await page.goto('/premium')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', h1)).toHaveText('Une erreur est survenue')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Aller à la page d’accueil' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('what is not there leads back to the previous page, or home where there is none', async ({ page }) => {
  const answer = await page.goto('/nulle-part')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', h1)).toHaveText('Cette page est introuvable')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('link', { name: 'Aller à la page d’accueil' })).toBeVisible()

  await page.goto('/faq')
  await page.evaluate(() => location.assign('/nulle-part'))
  await page.getByRole('link', { name: 'Retour à la page précédente' }).click()
  await page.waitForURL((url) => url.pathname === '/faq')
})

test.describe('when the error page itself fails', () => {
  test.use({ expectedErrors: /./ })

  for (const [lang, title, home] of [
    ['fr', 'Une erreur est survenue', 'Aller à la page d’accueil'],
    ['en', 'An error has occurred', 'Go to the home page'],
  ] as const) {
    test(`a sentence and a link home are left, in ${lang}`, async ({ page }) => {
      // The error page looks where the person came from: here even that fails.
      await page.addInitScript(() => {
        Object.defineProperty(document, 'referrer', {
          get: () => {
            throw new Error('no referrer today')
          },
        })
      })
      await page.goto(`/nulle-part?lang=${lang}`)
      await expect(page.getByRole('heading', h1)).toHaveText(title)
      await page.getByRole('link', { name: home }).click()
      await page.waitForURL((url) => url.pathname === '/')
    })
  }
})

test('an address that no page can be made for is answered with a sentence and a link home', async ({ page }) => {
  const answer = await page.goto(`/${'a/'.repeat(60)}`)
  expect(answer?.status()).toBe(414)
  await page.getByRole('link', { name: 'Aller à la page d’accueil' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('an address that can name nothing is not there, whoever asks and however', async ({ request }) => {
  for (const path of ['/premium/%00', '/premium/%00.data', '/revisions/a%0Ab', '/revisions/a/b/%1f/quiz']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
    expect([path, (await request.post(path, { form: { a: 'b' } })).status()]).toEqual([path, 404])
  }
})
