import { expect, test } from './fixtures.ts'

test.use({ expectedErrors: /status of 404/ })

for (const [browser, path, lang] of [
  ['fr-FR', '/', 'fr'],
  ['en-GB', '/', 'en'],
  ['de-DE', '/', 'fr'],
  ['en-GB', '/?lang=fr', 'fr'],
  ['fr-FR', '/?lang=en', 'en'],
  ['en-GB', '/?lang=de', 'fr'],
] as const) {
  test(`a browser in ${browser} sees ${path} in ${lang}`, async ({ request }) => {
    const page = await request.get(path, { headers: { 'accept-language': browser } })
    expect(page.headers()['content-language']).toBe(lang)
    expect(await page.text()).toContain(`<html lang="${lang}"`)
  })
}

test('the language chosen stays, in the cookie and in the browser’s storage', async ({ page }) => {
  await page.goto('/premium')
  await page.locator('header a[hreflang=en]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your plan')
  await page.goto('/revisions')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('en')
})

test('an unknown country pays in euros', async ({ request }) => {
  const offers = (await (await request.get('/premium?country=XX')).text()).replaceAll(/\s/g, ' ')
  expect(offers).toContain('89,99 €')
  expect(offers).not.toContain('F CFA')
})

for (const [lang, title] of [
  ['fr', 'Cette page est introuvable'],
  ['en', 'This page could not be found'],
] as const) {
  test(`a page that is not there says so, in ${lang}`, async ({ page }) => {
    const answer = await page.goto(`/nulle-part?lang=${lang}`)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['content-language']).toBe(lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('main a[href="/"]')).toBeVisible()
  })
}
