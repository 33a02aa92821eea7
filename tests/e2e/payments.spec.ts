import { expect, test } from './fixtures.ts'
import { expectOneSubscription, order, pay, signUp, stored } from './steps.ts'

test('a declined payment says so, takes nothing, and can be tried again', async ({ page, product }) => {
  const email = await signUp(page)
  await order(page, 'solo-monthly')
  await pay(page, { outcome: 'declined' })
  await page.waitForURL('**/subscribe-failed?*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le paiement n’a pas abouti')
  await expect(page.locator('main')).toContainText('La banque ou l’opérateur a refusé le paiement. Rien n’a été débité')
  expect(stored(product, email).subscriptions).toHaveLength(0)

  await page.getByRole('link', { name: 'Réessayer' }).click()
  await page.waitForURL('**/premium/checkout/solo-monthly')
  await page.locator('[name=immediateAccess]').check()
  await page.locator('button[value=order]').click()
  await page.waitForURL('**/paiement-test/*')
  await pay(page)
  await page.waitForURL('**/subscribe-success')
  expectOneSubscription(product, email)
})

test('an abandoned payment takes nothing', async ({ page, product }) => {
  const email = await signUp(page)
  await order(page, 'solo-monthly')
  await pay(page, { outcome: 'abandoned' })
  await page.waitForURL('**/subscribe-failed?*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le paiement a été abandonné')
  await expect(page.getByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', '/premium/checkout/solo-monthly')
  expect(stored(product, email).subscriptions).toHaveLength(0)
})

test('in Senegal plans are in francs, and a mobile payment waits for the phone and then goes on by itself', async ({ page, product }) => {
  const email = await signUp(page)
  await page.goto('/premium?country=SN')
  const offers = (await page.locator('main').innerText()).replaceAll(/\s/g, ' ')
  expect(offers).toContain('98 387 F CFA')
  expect(offers).toContain('8 200 F CFA')
  expect(offers).not.toContain('€')
  expect(offers).not.toMatch(/[,.]\d\d F CFA/)

  // The country is remembered: the next pages need not be told.
  await page.goto('/premium')
  await page.locator('a[href="/premium/checkout/africa-family-yearly-mobile-money"]').click()
  await page.locator('[name=immediateAccess]').check()
  const ordered = (await page.locator('main').innerText()).replaceAll(/\s/g, ' ')
  expect(ordered).toContain('98 387 F CFA')
  expect(ordered).not.toContain('€')
  await page.locator('button[value=order]').click()
  await page.waitForURL('**/paiement-test/*')
  await pay(page, { outcome: 'confirmed-later' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paiement en cours de confirmation')
  expect(stored(product, email).subscriptions).toHaveLength(0)
  await page.waitForURL('**/subscribe-success')
  expectOneSubscription(product, email)
})

for (const [name, ending] of [
  ['told twenty times', { copies: '20' }],
  ['told after the person is back', { callback: 'after-return' }],
  ['told twenty times after the person is back', { callback: 'after-return', copies: '20' }],
  ['never told', { copies: '0' }],
] as const) {
  test(`a payment that is ${name} makes one subscription`, async ({ page, product }) => {
    const email = await signUp(page)
    await order(page, 'solo-monthly')
    await pay(page, ending)
    await page.waitForURL('**/subscribe-success')
    expectOneSubscription(product, email)
    // All the callbacks have come: the sandbox has none left to send.
    await expect.poll(() => stored(product, email).callbacksLeft).toBe(0)
    expectOneSubscription(product, email)
  })
}

test('a form that is sent twice orders once', async ({ page, product }) => {
  const email = await signUp(page, '/premium/checkout/solo-monthly')
  await page.locator('[name=immediateAccess]').check()
  await page.locator('button[value=order]').dblclick()
  await page.waitForURL('**/paiement-test/*')
  expect(stored(product, email).orders).toHaveLength(1)
})

test('a subscriber is not sold the same again', async ({ page, product }) => {
  const email = await signUp(page)
  await order(page, 'solo-monthly')
  await pay(page)
  await page.waitForURL('**/subscribe-success')
  await page.goto('/premium/checkout/solo-yearly')
  await page.locator('[name=immediateAccess]').check()
  await page.locator('button[value=order]').click()
  await expect(page.getByRole('alert')).toContainText('Votre abonnement court déjà jusqu’au')
  expectOneSubscription(product, email)
})

test.use({ expectedErrors: /status of 422/ })
