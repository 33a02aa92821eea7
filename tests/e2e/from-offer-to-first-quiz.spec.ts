import type { Page } from 'playwright/test'
import { expect, noJavaScript, test } from './fixtures.ts'
import type { Product } from './start-product.ts'
import { aNewAddress, beginQuiz, chapters, expectOneSubscription, fillSignUp, finishQuiz, pay, stored } from './steps.ts'

// A form that is refused answers 422, and Chromium writes a line about it.
test.use({ expectedErrors: /status of 422/ })

const words = {
  fr: {
    groups: { family: 'Famille', solo: 'Solo' },
    soloYearly: 'Solo 12 mois',
    monthly: '7,50 €',
    total: '89,99 €',
    saving: '38 % de moins par mois',
    reduced: '80,99 €',
    emailEmpty: 'Veuillez indiquer votre email.',
    emailInvalid: 'Email invalide.',
    emailUnconfirmed: 'Veuillez confirmer votre email.',
    passwordEmpty: 'Veuillez indiquer votre mot de passe.',
    conditions: 'Vous devez accepter ces conditions pour poursuivre le processus.',
    unknownCoupon: 'Ce code promo n’existe pas.',
    order: 'Commande avec obligation de paiement',
    sandbox: 'Paiement de test',
    noMoney: 'Ceci n’est pas un vrai paiement',
    thanks: 'Merci, votre abonnement est ouvert !',
    running: 'Abonnement en cours',
    locked: 'Ce chapitre s’ouvre avec l’abonnement',
    banner: 'Tout Alvéole, sans limite',
    why: 'Pourquoi',
    skills: ['Compétence par compétence', 'Calculer les termes d’une suite', 'Étudier le sens de variation', 'Utiliser une suite arithmétique', 'Utiliser une suite géométrique'],
    course: 'Les suites numériques',
  },
  en: {
    groups: { family: 'Family', solo: 'Solo' },
    soloYearly: 'Solo 12 months',
    monthly: '€7.50',
    total: '€89.99',
    saving: '38% less per month',
    reduced: '€80.99',
    emailEmpty: 'Please enter your e-mail address.',
    emailInvalid: 'Invalid e-mail address.',
    emailUnconfirmed: 'Please confirm your e-mail address.',
    passwordEmpty: 'Please enter your password.',
    conditions: 'You must accept these conditions to continue.',
    unknownCoupon: 'This promo code does not exist.',
    order: 'Order with obligation to pay',
    sandbox: 'Test payment',
    noMoney: 'This is not a real payment',
    thanks: 'Thank you, your subscription is open!',
    running: 'Current subscription',
    locked: 'This chapter opens with a subscription',
    banner: 'All of Alvéole',
    why: 'Why',
    skills: ['Skill by skill', 'Calculating the terms of a sequence', 'Telling whether a sequence increases or decreases', 'Using an arithmetic sequence', 'Using a geometric sequence'],
    course: 'Sequences',
  },
} as const

const plain = (text: string): string => text.replaceAll(/\s/g, ' ')
const expectText = async (page: Page, text: string): Promise<void> => {
  await expect.poll(async () => plain(await page.locator('body').innerText())).toContain(text)
}

/** The message is beside its field, and read out with it. */
const expectFieldMessage = async (page: Page, field: string, message: string): Promise<void> => {
  const control = page.locator(`[name=${field}]`)
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(async () => plain(await page.locator(`[id="${field}-error"]`).innerText())).toContain(message)
  await expect(control).toHaveAttribute('aria-describedby', new RegExp(`(^| )${field}-error( |$)`))
}

/** As the account page writes it. */
const longDate = (time: number, locale: 'fr' | 'en'): string =>
  new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-US', { dateStyle: 'long', timeZone: 'Europe/Paris' })
    .format(time)
    .replace(/^1 /, '1er ')

const journey = async (page: Page, product: Product, locale: 'fr' | 'en'): Promise<void> => {
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
  for (const [kind, other] of [
    ['family', 'solo'],
    ['solo', 'family'],
  ] as const) {
    const title = page.getByRole('heading', { name: said.groups[kind], level: 2, exact: true })
    const group = page.locator('main section').filter({ has: title })
    await expect(group.locator(`a[href="/premium/checkout/${kind}-yearly"]`)).toBeVisible()
    await expect(group.locator(`a[href="/premium/checkout/${other}-yearly"]`)).toHaveCount(0)
  }
  await page.locator('a[href="/premium/checkout/solo-yearly"]').click()

  // A refused sign-up form says what is missing beside each field, and keeps the address that was typed.
  await page.waitForURL('**/signup/signup-form?next=*')
  await page.locator('main form button[type=submit]').click()
  await expectFieldMessage(page, 'email', said.emailEmpty)
  await expectFieldMessage(page, 'emailConfirmation', said.emailUnconfirmed)
  await expectFieldMessage(page, 'password', said.passwordEmpty)
  await expectFieldMessage(page, 'conditions', said.conditions)
  await page.locator('[name=email]').fill('lea@example')
  await page.locator('main form button[type=submit]').click()
  await expectFieldMessage(page, 'email', said.emailInvalid)
  await expect(page.locator('[name=email]')).toHaveValue('lea@example')
  const email = aNewAddress()
  await fillSignUp(page, email)

  // The checkout: a wrong code, a good one, and the consent.
  await page.waitForURL('**/premium/checkout/solo-yearly')
  const expectTotal = (amount: string): Promise<void> =>
    expect.poll(async () => plain(await page.locator('main dl dd').last().innerText())).toBe(amount)
  await expectTotal(said.total)
  await page.locator('[name=coupon]').fill('ruche')
  await page.locator('button[value=apply-coupon]').click()
  await expectFieldMessage(page, 'coupon', said.unknownCoupon)
  await expectTotal(said.total)
  await page.locator('[name=coupon]').fill('  bienvenue ')
  await page.locator('button[value=apply-coupon]').click()
  await expectTotal(said.reduced)
  await page.getByRole('button', { name: said.order, exact: true }).click()
  await expectFieldMessage(page, 'immediateAccess', said.conditions)
  await expectTotal(said.reduced)
  await page.locator('[name=immediateAccess]').check()
  await page.getByRole('button', { name: said.order, exact: true }).click()

  // The payment.
  await page.waitForURL('**/paiement-test/*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.sandbox)
  await expectText(page, said.noMoney)
  await expectText(page, said.reduced)
  await pay(page)
  await page.waitForURL('**/subscribe-success')
  await expectText(page, said.thanks)
  await page.goto('/mon-compte')
  await expectText(page, said.running)
  await expectText(page, longDate(Number(stored(product, email).subscriptions[0]?.['ends_at']), locale))

  // The course that was locked, and the banner gone.
  await page.goto(chapters.locked)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.course)
  await expect(page.locator('.katex').first()).toBeVisible()
  await expect(page.locator('math').first()).toBeAttached()
  const sent = await (await page.request.get(chapters.locked)).text()
  expect(sent).toContain('class="katex"')
  expect(sent).toContain('<math ')
  expect(plain(await page.locator('body').innerText())).not.toContain(said.banner)

  // Its quiz, to the result.
  await page.locator(`main a[href$="/quiz"]`).click()
  await page.waitForURL('**/quiz')
  await beginQuiz(page)
  expect(await finishQuiz(page, () => expectText(page, said.why))).toBe(10)
  for (const skill of said.skills) await expectText(page, skill)
  expectOneSubscription(product, email)
}

for (const locale of ['fr', 'en'] as const) {
  test(`from the offers to the result of the first quiz, in ${locale}`, async ({ page, product }) => {
    await journey(page, product, locale)
  })

  test.describe('without JavaScript', () => {
    test.use(noJavaScript)

    test(`from the offers to the result of the first quiz, in ${locale}`, async ({ page, product }) => {
      await journey(page, product, locale)
    })
  })
}

test('formulas are in the page that the server sends', async ({ request }) => {
  const html = await (await request.get(chapters.free)).text()
  expect(html.match(/<math /g)?.length).toBeGreaterThan(24)
  expect(html.match(/class="katex"/g)?.length).toBeGreaterThan(24)
})
