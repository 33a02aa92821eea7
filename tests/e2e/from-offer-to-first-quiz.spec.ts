import type { Page } from 'playwright/test'
import { expect, noJavaScript, test } from './fixtures.ts'
import { aNewAddress, answerQuestion, chapters, expectOneSubscription, fillSignUp, goOn, pay } from './steps.ts'

// A form that is refused answers 422, and Chromium writes a line about it.
test.use({ expectedErrors: /status of 422/ })

const words = {
  fr: {
    soloYearly: 'Solo 12 mois',
    monthly: '7,50 €',
    total: '89,99 €',
    saving: '38 % de moins par mois',
    reduced: '80,99 €',
    emailEmpty: 'Veuillez indiquer votre email.',
    passwordEmpty: 'Veuillez indiquer votre mot de passe.',
    conditions: 'Vous devez accepter ces conditions pour poursuivre le processus.',
    unknownCoupon: 'Ce code promo n’existe pas.',
    order: 'Commande avec obligation de paiement',
    sandbox: 'Paiement de test',
    thanks: 'Merci, votre abonnement est ouvert !',
    running: 'Abonnement en cours',
    locked: 'Ce chapitre s’ouvre avec l’abonnement',
    banner: 'Tout Alvéole, sans limite',
    why: 'Pourquoi',
    skills: 'Compétence par compétence',
    course: 'Les suites numériques',
  },
  en: {
    soloYearly: 'Solo 12 months',
    monthly: '€7.50',
    total: '€89.99',
    saving: '38% less per month',
    reduced: '€80.99',
    emailEmpty: 'Please enter your e-mail address.',
    passwordEmpty: 'Please enter your password.',
    conditions: 'You must accept these conditions to continue.',
    unknownCoupon: 'This promo code does not exist.',
    order: 'Order with obligation to pay',
    sandbox: 'Test payment',
    thanks: 'Thank you, your subscription is open!',
    running: 'Current subscription',
    locked: 'This chapter opens with a subscription',
    banner: 'All of Alvéole',
    why: 'Why',
    skills: 'Skill by skill',
    course: 'Sequences',
  },
} as const

const plain = (text: string): string => text.replaceAll(/\s/g, ' ')
const expectText = async (page: Page, text: string): Promise<void> => {
  await expect.poll(async () => plain(await page.locator('body').innerText())).toContain(text)
}

const journey = async (page: Page, locale: 'fr' | 'en'): Promise<string> => {
  const said = words[locale]

  // The locked chapter and the banner, before.
  await page.goto(`${chapters.locked}?lang=${locale}`)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expectText(page, said.locked)
  await expectText(page, said.banner)

  // The offers, in the language that was remembered.
  await page.goto('/premium')
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  const offer = page.locator('main').getByRole('heading', { name: said.soloYearly, level: 3 }).locator('xpath=ancestor::*[.//a][1]')
  for (const text of [said.monthly, said.total, said.saving]) expect(plain(await offer.innerText())).toContain(text)
  await page.locator('a[href="/premium/checkout/solo-yearly"]').click()

  // An empty sign-up form says what is missing and keeps what was typed.
  await page.waitForURL('**/signup/signup-form?next=*')
  await page.locator('[name=email]').fill('lea@example')
  await page.locator('main form button[type=submit]').click()
  await expectText(page, said.passwordEmpty)
  await expectText(page, said.conditions)
  await expect(page.locator('[name=email]')).toHaveValue('lea@example')
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  const email = aNewAddress()
  await fillSignUp(page, email)

  // The checkout: a wrong code, a good one, and the consent.
  await page.waitForURL('**/premium/checkout/solo-yearly')
  await expectText(page, said.total)
  await page.locator('[name=coupon]').fill('ruche')
  await page.locator('button[value=apply-coupon]').click()
  await expectText(page, said.unknownCoupon)
  await page.locator('[name=coupon]').fill('  bienvenue ')
  await page.locator('button[value=apply-coupon]').click()
  await expectText(page, said.reduced)
  await page.getByRole('button', { name: said.order }).click()
  await expectText(page, said.conditions)
  await page.locator('[name=immediateAccess]').check()
  await page.getByRole('button', { name: said.order }).click()

  // The payment.
  await page.waitForURL('**/paiement-test/*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.sandbox)
  await expectText(page, said.reduced)
  await pay(page)
  await page.waitForURL('**/subscribe-success')
  await expectText(page, said.thanks)
  await page.goto('/mon-compte')
  await expectText(page, said.running)

  // The course that was locked, and the banner gone.
  await page.goto(chapters.locked)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.course)
  await expect(page.locator('.katex').first()).toBeVisible()
  await expect(page.locator('math').first()).toBeAttached()
  expect(plain(await page.locator('body').innerText())).not.toContain(said.banner)

  // Its quiz, to the result.
  await page.locator(`main a[href$="/quiz"]`).click()
  await page.waitForURL('**/quiz')
  await page.locator('main form button[type=submit]').click()
  await page.locator('[name=response]').first().waitFor()
  let answered = 0
  while ((await page.locator('[name=response]').count()) > 0) {
    await answerQuestion(page)
    await expectText(page, said.why)
    await goOn(page)
    answered += 1
  }
  expect(answered).toBe(10)
  await expectText(page, said.skills)
  return email
}

for (const locale of ['fr', 'en'] as const) {
  test(`from the offers to the result of the first quiz, in ${locale}`, async ({ page, product }) => {
    expectOneSubscription(product, await journey(page, locale))
  })

  test.describe('without JavaScript', () => {
    test.use(noJavaScript)

    test(`from the offers to the result of the first quiz, in ${locale}`, async ({ page, product }) => {
      expectOneSubscription(product, await journey(page, locale))
    })
  })
}

test('formulas are in the page that the server sends', async ({ request }) => {
  const html = await (await request.get(chapters.free)).text()
  expect(html.match(/<math /g)?.length).toBeGreaterThan(24)
  expect(html.match(/class="katex"/g)?.length).toBeGreaterThan(24)
})
