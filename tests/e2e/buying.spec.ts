/** From an offer, as a visitor, to a subscription and a locked chapter, by each of the ways there are; and what surrounds them. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { openDatabase } from '../../adapters/database/open-database.ts'
import { SqlCouponRepository } from '../../adapters/database/sql-coupon-repository.ts'
import { SqlGiftCardRepository } from '../../adapters/database/sql-gift-card-repository.ts'
import { Sha256GiftCardCodes } from '../../adapters/security/sha256-gift-card-codes.ts'
import { formatGiftCardCode } from '../../domain/checkout/gift-card-code.ts'
import { aCoupon } from '../builders/a-coupon.ts'
import { aGiftCard } from '../builders/a-gift-card.ts'
import { expect, noJavaScript, test } from './fixtures.ts'
import { lastMail, linkTo } from './mailbox.ts'
import type { Product } from './start-product.ts'
import { aNewAddress, chapters, expectOneSubscription, fillSignUp, logOut, order, pay, signUp, stored, subscribe } from './steps.ts'

const mobileApp = { appStore: 'https://apps.example/alveole', playStore: 'https://play.example/alveole', link: 'https://link.example/alveole' }
const names = { mobileApp, presentationPath: '/abonnement-de-la-ruche', holidayWorkbook: 'cahier-d-ete', mobileMoneyProvider: 'orange' }
test.use({
  productEnv: { SITE_NAMES: JSON.stringify(names), OPERATOR: 'Ruche SAS, 1 rue des Lilas, 69000 Lyon', OPERATOR_TAX_LINE: 'TVA 20 % incluse, FR00 000000000' },
  expectedErrors: /status of (422|404|410)/,
})

const bodyOfLocked = 'associe à chaque entier naturel'
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')
const textOf = async (page: Page, selector = 'main'): Promise<string> => plain(await page.locator(selector).innerText())
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const inDatabase = async ({ dataDir }: Product, change: (database: ReturnType<typeof openDatabase>) => Promise<unknown>): Promise<void> => {
  const database = openDatabase({ databaseUrl: null, dataDir })
  try {
    await change(database)
  } finally {
    await database.db.destroy()
  }
}

/** A visitor chooses a plan on the page that is open, makes an account on the way, and arrives at its checkout. */
const choose = async (page: Page, planId: string): Promise<string> => {
  await page.locator(`main a[href^="/premium/checkout/${planId}"]`).first().click()
  await page.waitForURL((url) => url.pathname === '/signup/signup-form')
  const email = aNewAddress()
  await fillSignUp(page, email)
  await page.waitForURL((url) => url.pathname === `/premium/checkout/${planId}`)
  await page.locator('[name=immediateAccess]').waitFor()
  return email
}

const toPayment = async (page: Page): Promise<void> => {
  await page.locator('[name=immediateAccess]').check()
  await page.locator('button[value=order]').click()
  await page.waitForURL((url) => url.pathname.startsWith('/paiement-test/'))
}

const arrivesAt = (page: Page, pathname: string) => page.waitForURL((url) => url.pathname === pathname)

const expectOpen = async (page: Page): Promise<void> => {
  await page.goto(chapters.locked)
  await expect(page.locator('main')).toContainText(bodyOfLocked)
}

const expectLocked = async (page: Page): Promise<void> => {
  await page.goto(chapters.locked)
  await expect(page.getByText('Ce chapitre s’ouvre avec l’abonnement')).toBeVisible()
  await expect(page.locator('main')).not.toContainText(bodyOfLocked)
}

const withCard = async (page: Page, product: Product): Promise<void> => {
  await page.goto('/premium/offre-solo')
  const email = await choose(page, 'solo-yearly')
  await toPayment(page)
  await pay(page)
  await arrivesAt(page, '/subscribe-success')
  expectOneSubscription(product, email)
  await expectOpen(page)
}

test.describe('a visitor becomes a subscriber', () => {
  test('with a card', async ({ page, product }) => withCard(page, product))

  test('with mobile money, which is confirmed on the phone while the page waits', async ({ page, product, axe }) => {
    await page.goto('/premium/afrique?country=SN')
    const email = await choose(page, 'africa-family-yearly-mobile-money')
    expect(await textOf(page)).toMatch(/Total à payer 98 385 F CFA/)
    await toPayment(page)
    await pay(page, { outcome: 'confirmed-later' })
    await expect(heading(page)).toHaveText('Paiement en cours de confirmation')
    await expect(page.getByRole('status').filter({ hasText: 'Validez le paiement' })).toBeVisible()
    await axe()
    await arrivesAt(page, '/subscribe-success')
    expectOneSubscription(product, email)
    await expectOpen(page)
  })

  test('with a gift card', async ({ page, product }) => {
    const codes = new Sha256GiftCardCodes()
    const code = codes.next()
    await inDatabase(product, async (database) => new SqlGiftCardRepository(database).add([aGiftCard({ fingerprint: await codes.fingerprint(code) })]))
    await page.goto('/premium')
    await page.locator('main a[href="/validation-buybox"]').click()
    await page.locator('main').getByRole('link', { name: 'Créer un compte' }).click()
    await page.waitForURL((url) => url.pathname === '/signup/signup-form')
    const email = aNewAddress()
    await fillSignUp(page, email)
    await arrivesAt(page, '/validation-buybox')
    await page.locator('[name=code]').fill(formatGiftCardCode(code))
    await page.locator('[name=immediateAccess]').check()
    await page.locator('main form button[type=submit]').click()
    await expect(heading(page)).toHaveText('Votre carte cadeau est activée')
    expectOneSubscription(product, email)

    await page.getByRole('link', { name: 'Voir mon reçu' }).click()
    await expect(heading(page)).toContainText('Reçu du')
    const receipt = await textOf(page)
    expect(receipt).toContain('Réglé par carte cadeau')
    expect(receipt).not.toMatch(/€|TVA/)
    await expectOpen(page)
  })

  test('with a coupon, at the price that was announced beside the one of the last 30 days', async ({ page, product }) => {
    await page.goto('/offre-bienvenue-inscription-eleve')
    expect(await textOf(page)).toMatch(/80,99 € .*Prix le plus bas des 30 jours avant la réduction : 89,99 €/)
    const email = await choose(page, 'solo-yearly')
    const checkout = await textOf(page)
    expect(checkout).toMatch(/Code promo BIENVENUE -9,00 €/)
    expect(checkout).toContain('Prix le plus bas des 30 jours avant la réduction : 89,99 €.')
    await toPayment(page)
    expect(await textOf(page, 'body')).toContain('80,99 €')
    await pay(page)
    await arrivesAt(page, '/subscribe-success')
    expect(stored(product, email).orders).toMatchObject([{ coupon_code: 'BIENVENUE', amount: 8099, state: 'paid' }])
    await expectOpen(page)
  })

  test('after a payment that stays pending: the page can be left, and a mail tells', async ({ page, product }) => {
    await page.goto('/premium/afrique?country=SN')
    const email = await choose(page, 'africa-family-yearly-mobile-money')
    await toPayment(page)
    await page.clock.install()
    await pay(page, { outcome: 'confirmed-later' })
    await expect(heading(page)).toHaveText('Paiement en cours de confirmation')
    const waiting = page.url()
    await page.goto(chapters.locked)
    await expect(page.getByText('Ce chapitre s’ouvre avec l’abonnement')).toBeVisible()

    const mail = await lastMail(product, email, 'receipt')
    expectOneSubscription(product, email)
    await page.goto(waiting)
    await arrivesAt(page, '/subscribe-success')
    await page.goto(linkTo(mail, '/mon-compte/recus/'))
    await expect(heading(page)).toContainText('Reçu du')
    await expectOpen(page)
  })

  test.describe('without JavaScript', () => {
    test.use(noJavaScript)
    test('with a card', async ({ page, product }) => withCard(page, product))

    test('with mobile money: the page that waits asks again by itself', async ({ page, product }) => {
      await page.goto('/premium/afrique?country=SN')
      const email = await choose(page, 'africa-family-yearly-mobile-money')
      await toPayment(page)
      await pay(page, { outcome: 'confirmed-later' })
      await expect(heading(page)).toHaveText('Paiement en cours de confirmation')
      await arrivesAt(page, '/subscribe-success')
      expectOneSubscription(product, email)
      await expectOpen(page)
    })
  })
})

test.describe('a visitor does not become a subscriber', () => {
  for (const [outcome, title] of [
    ['declined', 'Le paiement n’a pas abouti'],
    ['abandoned', 'Le paiement a été abandonné'],
  ] as const) {
    test(`when the payment is ${outcome}`, async ({ page, product, axe }) => {
      await page.goto('/premium/offre-solo')
      const email = await choose(page, 'solo-monthly')
      await toPayment(page)
      await pay(page, { outcome })
      await arrivesAt(page, '/subscribe-failed')
      await expect(heading(page)).toHaveText(title)
      await axe()
      expect(stored(product, email).subscriptions).toHaveLength(0)
      await expectLocked(page)
      await page.goto('/mon-compte/recus')
      await expect(heading(page)).toHaveText('Vous n’avez pas encore de reçu')
    })
  }
})

test.describe('the page that waits for a payment', () => {
  /** The payment page is left open elsewhere: nobody has answered on the phone. Gives the order. */
  const waitForPayment = async (page: Page, product: Product): Promise<string> => {
    const email = await signUp(page, '/premium/checkout/africa-family-yearly-mobile-money?country=SN')
    await toPayment(page)
    return String(stored(product, email).orders[0]?.['id'])
  }

  test('asks less and less, says when it stops, and begins anew for who comes back', async ({ page, product }) => {
    const id = await waitForPayment(page, product)
    await page.clock.install()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('en-cours.data')) asked += 1
    })
    await page.goto(`/validatePayment/en-cours?order=${id}`)
    const status = page.getByRole('status').filter({ hasText: /paiement/ })
    await expect(status).toContainText('Validez le paiement sur votre téléphone')
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(31_000)
          return status.textContent()
        },
        { intervals: [100], timeout: 90_000 },
      )
      .toContain('n’est pas encore confirmé, et cette page ne le demande plus d’elle-même')
    expect(asked).toBe(50)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(status).toContainText('Validez le paiement sur votre téléphone')
    await page.getByRole('button', { name: 'Voir où en est le paiement' }).click()
    await expect(heading(page)).toHaveText('Paiement en cours de confirmation')
  })

  test('is reached under the name of the mobile-money provider, and under no other', async ({ page, request, product }) => {
    const id = await waitForPayment(page, product)
    await page.goto(`/validatePayment/orange?order=${id}`)
    await expect(heading(page)).toHaveText('Paiement en cours de confirmation')
    const posted = await request.post(`/validatePayment/orange?order=${id}`, { maxRedirects: 0, form: { transaction_id: '1' } })
    expect(posted.status()).toBe(303)
    expect(posted.headers()['location']).toBe(`/validatePayment/orange?order=${id}`)
    expect((await page.goto(`/validatePayment/cinetpay?order=${id}`))?.status()).toBe(404)
  })
})

test.describe('receipts', () => {
  test('are listed in the account, read, printed, and nobody else’s', async ({ page, product, axe }) => {
    const email = await signUp(page)
    await subscribe(page, 'solo-monthly')
    await page.getByRole('link', { name: 'Voir mon reçu' }).click()
    await expect(heading(page)).toContainText('Reçu du')
    const address = new URL(page.url()).pathname
    const receipt = await textOf(page)
    for (const said of ['Ruche SAS, 1 rue des Lilas, 69000 Lyon', email, 'Solo 1 mois', 'Payé par carte bancaire', '11,99 €', 'TVA 20 % incluse, FR00 000000000']) {
      expect(receipt).toContain(said)
    }
    expect(receipt).toMatch(/Période du .+ au .+/)
    await axe()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header, footer').first()).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimer ce reçu' })).toBeHidden()
    await expect(page.getByText('Ruche SAS')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    await page.goto('/mon-compte')
    await page.getByRole('link', { name: 'Voir mes reçus' }).click()
    await arrivesAt(page, '/mon-compte/recus')
    await expect(page.locator('main li')).toHaveCount(1)
    await axe()
    await page.goto(linkTo(await lastMail(product, email, 'receipt'), '/mon-compte/recus/'))
    expect(new URL(page.url()).pathname).toBe(address)

    await logOut(page)
    await page.goto(address)
    await arrivesAt(page, '/login')
    await signUp(page)
    expect((await page.goto(address))?.status()).toBe(404)
    expect((await page.request.get(`/api/receipts/${address.split('/').at(-1)}`)).status()).toBe(404)
  })
})

test.describe('a signed offer', () => {
  const sign = async ({ dataDir }: Product, ...given: readonly string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../adapters/commands/sign-offer.ts'), ...given], {
      env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production' },
    })
    return new URL(stdout.trim()).pathname
  }

  test('opens its plan at its price, and leads to the checkout with its code', async ({ page, product, axe }) => {
    const path = await sign(product, 'solo-yearly', '2030-12-31', 'bienvenue')
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(heading(page)).toHaveText('Votre offre')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await textOf(page)).toContain('80,99 €')
    expect(await textOf(page)).toContain('1er janvier 2031')
    await axe()
    await choose(page, 'solo-yearly')
    await expect(page.locator('[name=coupon]')).toHaveValue('BIENVENUE')
    await expect.poll(() => textOf(page)).toContain('80,99 €')
  })

  test('that was altered, or was none, says so and shows what is on sale today', async ({ page, product, axe }) => {
    const path = await sign(product, 'solo-yearly', '2030-12-31')
    for (const altered of [`${path.slice(0, -2)}AA`, `${path}x`, '/premium/aaaa.bbbb.cccc']) {
      expect((await page.goto(altered))?.status(), altered).toBe(404)
      await expect(heading(page)).toHaveText('Ce lien d’offre n’est pas valable')
      await expect(page.locator('main a[href="/premium/checkout/solo-yearly"]')).toBeVisible()
    }
    await axe()
  })

  test('is not made of what would be refused', async ({ product }) => {
    await expect(sign(product, 'solo-yearly-flash', '2030-12-31')).rejects.toThrow('There is no plan solo-yearly-flash on sale.')
    await expect(sign(product, 'solo-yearly', '2020-12-31')).rejects.toThrow('2020-12-31 is past.')
    await expect(sign(product, 'solo-monthly', '2030-12-31', 'BIENVENUE')).rejects.toThrow('coupon-not-for-this-plan')
    await expect(sign(product, 'solo-yearly')).rejects.toThrow('Give a plan that is on sale')
  })
})

test.describe('the pages around the offers', () => {
  for (const locale of ['fr', 'en'] as const) {
    test(`are accessible, and write the price per month and the total alike, in ${locale}`, async ({ page, axe }) => {
      for (const path of [names.presentationPath, '/premium', '/premium/checkout', '/premium/offre-famille', '/premium/cahier-d-ete', '/premium/lifeoffer']) {
        expect((await page.goto(`${path}?lang=${locale}`))?.status(), path).toBe(200)
        await axe()
        const looks = await page.locator('main article').evaluateAll((cards) =>
          cards.map((card) => {
            const amounts = [...card.querySelectorAll('[class*=amount]')].map((amount) => getComputedStyle(amount))
            return new Set(amounts.map(({ fontSize, fontWeight, color }) => `${fontSize} ${fontWeight} ${color}`)).size
          }),
        )
        expect(looks.length, path).toBeGreaterThan(0)
        expect(new Set(looks), path).toEqual(new Set([1]))
      }
    })
  }

  test('present the subscription at the address that was chosen, and nowhere else', async ({ page }) => {
    await page.goto(names.presentationPath)
    await expect(heading(page)).toHaveText('L’abonnement Alvéole')
    const text = await textOf(page)
    for (const said of ['7,50 €', '89,99 €', '149,99 €', 'par carte bancaire', 'carte cadeau', 'Comment résilier ?']) expect(text).toContain(said)
    expect((await page.goto('/abonnement-alveole'))?.status()).toBe(404)
  })

  test('present it in francs, without renewals, where plans are in francs', async ({ page }) => {
    await page.goto(`${names.presentationPath}?country=SN`)
    const text = await textOf(page)
    expect(text).toContain('98 385 F CFA')
    expect(text).toContain('par mobile money')
    expect(text).not.toContain('€')
    expect(text).not.toMatch(/[,.]\d\d F CFA/)
  })

  test('have titles that fit, also at addresses that were chosen', async ({ page }) => {
    await page.goto('/premium/cahier-d-ete')
    await expect(heading(page)).toHaveText('Cahier de vacances')
    expect((await page.goto('/premium/cahier-de-vacances'))?.status()).toBe(404)
  })

  test('keep the query from the choice of a plan to its checkout', async ({ page }) => {
    await page.goto('/premium/checkout?coupon=BIENVENUE&utm_source=lettre')
    await expect(page.locator('main')).toContainText('Le code BIENVENUE sera essayé à la commande')
    const link = page.locator('main a[href^="/premium/checkout/solo-yearly"]')
    await expect(link).toHaveAttribute('href', '/premium/checkout/solo-yearly?coupon=BIENVENUE&utm_source=lettre')
  })
})

test.describe('the promo code of a visit', () => {
  for (const scripts of [true, false]) {
    test.describe(scripts ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled: scripts })

      test('restricts the offers to families when it is a partner’s', async ({ page }) => {
        await page.goto('/premium?promocode=pixpay23')
        await expect(page.locator('main')).toContainText('les formules proposées sont celles pour la famille')
        await page.goto('/premium')
        await expect(page.locator('main a[href^="/premium/checkout/family-"]')).toHaveCount(3)
        await expect(page.locator('main a[href^="/premium/checkout/solo-"]')).toHaveCount(0)
      })

      test('is kept from the first page through the sign-up to the checkout', async ({ page }) => {
        await page.goto('/?promocode=BIENVENUE')
        await page.goto('/premium/offre-solo')
        await choose(page, 'solo-yearly')
        await expect(page.locator('[name=coupon]')).toHaveValue('BIENVENUE')
        expect(await textOf(page)).toContain('80,99 €')
      })
    })
  }

  test('is kept from a link inside the site', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href="/premium"]')
      if (!link) throw new Error('no link to the offers')
    })
    await page.locator('main a[href="/premium"]').first().click()
    await arrivesAt(page, '/premium')
    await page.evaluate(() => history.replaceState(history.state, '', '/premium'))
    expect(await page.evaluate(() => sessionStorage.getItem('promocode'))).toBeNull()
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
      return router.navigate('/premium?promocode=RENTREE')
    })
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('promocode'))).toBe('RENTREE')
    await expect(page.locator('main')).toContainText('Le code RENTREE sera essayé à la commande')
  })
})

test('a countdown runs where the code and the campaign really end together, and nowhere else', async ({ page, product }) => {
  await inDatabase(product, (database) => new SqlCouponRepository(database).save(aCoupon({ code: 'NOEL', endsAt: Date.UTC(2024, 0, 15) })))
  for (const path of ['/premium/offre-solo', '/offre-bienvenue-inscription-eleve', '/premium/famille-noel', '/premium/actual']) {
    await page.goto(path)
    await expect(page.getByRole('timer')).toHaveCount(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the app is recommended after a payment, also after the life offer, whose page is bare', async ({ page }) => {
    await signUp(page)
    await order(page, 'family-lifetime')
    await pay(page)
    await arrivesAt(page, '/subscribe-success/lifeoffer-mobile')
    await expect(heading(page)).toHaveText('Merci, votre accès à vie est ouvert !')
    await expect(page.getByRole('link', { name: 'Ouvrir l’application' })).toHaveAttribute('href', mobileApp.link)
    await expect(page.locator('footer nav')).toHaveCount(0)
    await page.getByRole('link', { name: 'Ouvrir mes cours' }).click()
    await arrivesAt(page, '/revisions/cours-et-quiz')
    await expect(page.getByRole('dialog')).toContainText('Emportez votre abonnement')
  })

  test('the end of the life offer shows to who is not logged in, as in the app', async ({ page, axe }) => {
    await page.goto('/subscribe-success/lifeoffer-mobile')
    await expect(heading(page)).toHaveText('Merci pour votre commande !')
    await axe()
  })

  for (const [means, ending] of [
    ['a card', { planId: 'solo-yearly', pay: {} }],
    ['mobile money', { planId: 'africa-family-yearly-mobile-money?country=SN', pay: { outcome: 'confirmed-later' } }],
  ] as const) {
    test(`the app is recommended after a payment with ${means}`, async ({ page }) => {
      await signUp(page, `/premium/checkout/${ending.planId}`)
      await toPayment(page)
      await pay(page, ending.pay)
      await arrivesAt(page, '/subscribe-success')
      await expect(page.getByRole('dialog')).toContainText('Emportez votre abonnement')
    })
  }

  test('the app is recommended after a gift card', async ({ page, product }) => {
    const codes = new Sha256GiftCardCodes()
    const code = codes.next()
    await inDatabase(product, async (database) => new SqlGiftCardRepository(database).add([aGiftCard({ fingerprint: await codes.fingerprint(code) })]))
    await signUp(page, '/validation-buybox')
    await page.locator('[name=code]').fill(formatGiftCardCode(code))
    await page.locator('[name=immediateAccess]').check()
    await page.locator('main form button[type=submit]').click()
    await page.getByRole('link', { name: 'Ouvrir mes cours' }).click()
    await arrivesAt(page, '/revisions/cours-et-quiz')
    await expect(page.getByRole('dialog')).toContainText('Emportez votre abonnement')
  })
})
