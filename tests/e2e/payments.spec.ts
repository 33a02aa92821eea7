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
  // By card, and by mobile money in multiples of 5.
  expect(offers).toContain('98 387 F CFA')
  expect(offers).toContain('98 385 F CFA')
  expect(offers).toContain('8 200 F CFA')
  expect(offers).not.toContain('€')
  expect(offers).not.toMatch(/[,.]\d\d F CFA/)

  // The country is remembered: the next pages need not be told.
  await page.goto('/premium')
  await page.locator('a[href="/premium/checkout/africa-family-yearly-mobile-money"]').click()
  await page.locator('[name=immediateAccess]').check()
  const ordered = (await page.locator('main').innerText()).replaceAll(/\s/g, ' ')
  expect(ordered).toMatch(/Total à payer 98 385 F CFA/)
  expect(ordered).toContain('sans renouvellement')
  expect(ordered).not.toContain('€')

  // The provider writes to an address: the account's, unless another one is typed.
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await page.locator('[name=email]').fill('lea')
  await page.locator('button[value=order]').click()
  await expect(page.locator('#email-error')).toContainText('Email invalide.')
  await expect(page.locator('[name=email]')).toHaveValue('lea')
  await expect(page.locator('[name=immediateAccess]')).toBeChecked()
  await page.locator('[name=email]').fill('dette@example.org')
  await page.locator('button[value=order]').click()
  await page.waitForURL('**/paiement-test/*')
  await expect(page.locator('main')).toContainText(/98\s385\sF\sCFA/)
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

test('a provider that sends the person back with a form, from its own site and without their cookies, brings them to the result', async ({
  page,
  product,
}) => {
  const email = await signUp(page)
  await order(page, 'solo-monthly')
  const returned = page.waitForRequest(/\/validatePayment(\.data)?\?/)
  await page.route(/\/validatePayment(\.data)?\?/, (route) => route.abort())
  await pay(page).catch(() => undefined)
  const returnUrl = (await returned).url().replace('/validatePayment.data', '/validatePayment')
  await page.unroute(/\/validatePayment(\.data)?\?/)

  const posted = await fetch(returnUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://checkout.cinetpay.com', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'transaction_id=1&token=2',
  })
  expect(posted.status).toBe(303)
  expect(new URL(posted.headers.get('location') ?? '', returnUrl).href).toBe(returnUrl)

  // As a browser does it: the page of another site sends the form.
  await page.route('https://provider.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<form method="post" action="${returnUrl}"><button>Retour</button></form>` }),
  )
  await page.goto('https://provider.example/')
  await page.getByRole('button').click()
  await page.waitForURL('**/subscribe-success')
  expectOneSubscription(product, email)
})

for (const query of ['', '?order=', '?order=order-0']) {
  test(`an order that is not there is told as such: /validatePayment${query}`, async ({ page }) => {
    await signUp(page)
    const answer = await page.goto(`/validatePayment${query}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page est introuvable')
  })
}

test('what renews is said before it is ordered, with its price, and after', async ({ page }) => {
  await signUp(page)
  await page.goto('/premium')
  const plain = async () => (await page.locator('main').innerText()).replaceAll(/\s/g, ' ')
  expect(await plain()).toContain('Se renouvelle chaque mois au prix de 11,99 €. Résiliable en ligne à tout moment.')
  expect(await plain()).toContain('Se renouvelle tous les trois mois au prix de 29,99 €.')
  expect(await plain()).toContain('Se renouvelle chaque année au prix de 89,99 €.')

  await page.goto('/premium/checkout/solo-yearly?coupon=bienvenue')
  const ordered = await plain()
  expect(ordered).toContain('Cette formule se renouvelle automatiquement chaque année, au prix de 89,99 €, jusqu’à ce que vous la résiliiez. La réduction vaut pour la première période seulement.')
  expect(ordered).toContain('Un e-mail vous prévient entre trois mois et un mois avant chaque échéance.')
  expect(ordered).toContain('Vous payez 80,99 € aujourd’hui, puis 89,99 € chaque année jusqu’à résiliation.')
  await page.goto('/premium/checkout/family-lifetime')
  expect(await plain()).toContain('Payé en une fois, sans renouvellement : rien d’autre ne sera débité.')
  expect(await plain()).not.toContain('se renouvelle')

  await order(page, 'solo-monthly')
  await pay(page)
  await page.waitForURL('**/subscribe-success')
  await expect.poll(plain).toContain('L’abonnement se renouvelle ce jour-là au prix de 11,99 €, sauf si vous le résiliez avant dans votre compte.')
})

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

test.use({ expectedErrors: /status of (422|404)|net::ERR_FAILED/ })
