import type { Page } from 'playwright/test'
import { expect, noJavaScript, test } from './fixtures.ts'
import { signUp } from './steps.ts'

test.use({ expectedErrors: /status of 404/ })

const plain = (text: string): string => text.replaceAll(/\s/g, ' ')
const textOf = async (page: Page, selector = 'main'): Promise<string> => plain(await page.locator(selector).innerText())

const pricesOfTheMenu = {
  fr: [
    ['/premium/offre-solo', ['89,99 €', '29,99 €', '11,99 €', '7,50 €']],
    ['/premium/offre-famille', ['149,99 €', '64,99 €', '22,99 €', '12,50 €']],
    ['/offre-bienvenue-inscription-eleve', ['80,99 €', '89,99 €', '6,75 €', 'BIENVENUE']],
    ['/premium/lifeoffer', ['99,99 €']],
  ],
  en: [
    ['/premium/offre-solo', ['€89.99', '€29.99', '€11.99', '€7.50']],
    ['/premium/offre-famille', ['€149.99', '€64.99', '€22.99', '€12.50']],
    ['/offre-bienvenue-inscription-eleve', ['€80.99', '€89.99', '€6.75', 'BIENVENUE']],
    ['/premium/lifeoffer', ['€99.99']],
  ],
} as const

for (const locale of ['fr', 'en'] as const) {
  test(`the four offers of the menu lead to their pages and prices, in ${locale}`, async ({ page, axe }) => {
    await page.goto(`/?lang=${locale}`)
    const offers = page.locator('header a').filter({ has: page.locator('xpath=self::*[starts-with(@href, "/premium/") or starts-with(@href, "/offre-")]') })
    const led = new Set(await offers.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect([...led]).toEqual(pricesOfTheMenu[locale].map(([path]) => path))
    for (const [path, prices] of pricesOfTheMenu[locale]) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const shown = await textOf(page)
      for (const price of prices) expect(shown, path).toContain(price)
      expect(await page.locator('main a[href^="/premium/checkout/"]').count(), path).toBe(path.includes('/offre-solo') || path.includes('/offre-famille') ? 3 : 1)
      await axe()
    }
  })
}

for (const [locale, endedOn] of [
  ['fr', '12 février 2024'],
  ['en', 'February 12, 2024'],
] as const) {
  test(`a campaign that is over says so and shows what is on sale today, in ${locale}`, async ({ page, axe }) => {
    const answer = await page.goto(`/premium/flashoffer?lang=${locale}`)
    expect(answer?.status()).toBe(200)
    expect(await textOf(page)).toContain(endedOn)
    for (const plan of ['family-yearly', 'solo-yearly', 'solo-monthly']) {
      await expect(page.locator(`main a[href="/premium/checkout/${plan}"]`)).toBeVisible()
    }
    await expect(page.locator('main a[href*="flash"]')).toHaveCount(0)
    await axe()
  })
}

test('every dated campaign says when it ended, wherever its page is', async ({ request }) => {
  for (const path of [
    '/premium/flashoffer/lesfolles40',
    '/premium/offreblackfriday',
    '/offre-speciale-rentree',
    '/offre-speciale-rentree-reussite-scolaire-famille',
    '/offre-speciale-rentree-reussite-scolaire-famille-2',
    '/offre-speciale-rentree-reussite-scolaire-famille-3',
    '/offre-speciale-rentree-reussite-scolaire-solo',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(plain(await answer.text()), path).toMatch(/terminée le.{0,20} \d+(er)? \S+ 2024/)
  }
})

test('from Senegal a campaign for France leads to the ordinary offers, and the one for Africa shows francs', async ({ page, axe }) => {
  await page.goto('/premium/offre-solo?country=SN')
  expect(new URL(page.url()).pathname).toBe('/premium')
  await page.goto('/premium/afrique')
  expect(new URL(page.url()).pathname).toBe('/premium/afrique')
  const shown = await textOf(page)
  expect(shown).toContain('98 385 F CFA')
  expect(shown).toContain('98 387 F CFA')
  expect(shown).not.toContain('€')
  await axe()
})

test('from France the campaign for Africa leads to the ordinary offers', async ({ page }) => {
  await page.goto('/premium/afrique')
  expect(new URL(page.url()).pathname).toBe('/premium')
})

test('the name of a plan leads to its checkout, and another name of a campaign to its address', async ({ request }) => {
  const located = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location']
  expect(await located('/premium/solo-monthly')).toBe('/premium/checkout/solo-monthly')
  expect(await located('/premium/lesfolles40?x=1')).toBe('/premium/flashoffer/lesfolles40?x=1')
})

for (const path of ['/premium/nulle-part', '/premium/solo-yearly-flash', '/toeic', '/offre-nulle-part']) {
  test(`${path} is not there`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page est introuvable')
  })
}

const welcome = async (page: Page): Promise<void> => {
  await signUp(page)
  await page.goto('/offre-bienvenue-inscription-eleve')
  await page.locator('main a[href="/premium/checkout/solo-yearly?coupon=BIENVENUE"]').click()
  await page.waitForURL('**/premium/checkout/solo-yearly?coupon=BIENVENUE')
  await expect.poll(async () => plain(await page.locator('main dl dd').last().innerText())).toBe('80,99 €')
  await expect(page.locator('[name=coupon]')).toHaveValue('BIENVENUE')
  await page.locator('[name=immediateAccess]').check()
  await page.locator('button[value=order]').click()
  await page.waitForURL('**/paiement-test/*')
  expect(await textOf(page, 'body')).toContain('80,99 €')
}

test('the code of the welcome offer lowers what is paid', async ({ page }) => welcome(page))

test.describe('without JavaScript', () => {
  test.use(noJavaScript)

  test('the code of the welcome offer lowers what is paid', async ({ page }) => welcome(page))

  test('a visitor keeps the code through the sign-up', async ({ page }) => {
    await page.goto('/offre-bienvenue-inscription-eleve')
    await page.locator('main a[href="/premium/checkout/solo-yearly?coupon=BIENVENUE"]').click()
    await page.waitForURL('**/signup/signup-form?next=*')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/premium/checkout/solo-yearly?coupon=BIENVENUE')
  })
})
