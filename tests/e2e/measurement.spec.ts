/** What is measured, stored and loaded before, after and without the person's agreement. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { type ScriptServer, startScriptServer } from '../stand-ins/script-server.ts'
import { expect, test as base } from './fixtures.ts'
import { chapters, fillSignUp, aNewAddress, logOut, order, pay, signUp } from './steps.ts'

/** A tag that reads the data layer sets a cookie of its own, and asks for a picture of its own server. */
const tagManager = (origin: () => string) => `document.cookie = '_ga=1; path=/; max-age=60'; new Image().src = '${origin()}/pixel'`

const test = base.extend<object, { tags: ScriptServer }>({
  tags: [
    async ({}, use) => {
      const tags: ScriptServer = await startScriptServer((path) => (path === '/gtm.js' ? tagManager(() => tags.url) : null))
      await use(tags)
      await tags.stop()
    },
    { scope: 'worker' },
  ],
  productEnv: [async ({ tags }, use) => use({ TAG_MANAGER_URL: `${tags.url}/gtm.js?id=GTM-TEST` }), { scope: 'worker' }],
})

test.use({ cookieChoice: 'open' })

type Entry = Record<string, unknown>

/** A browser that says that a program drives it is not asked about cookies. What the data layer got is kept from page to page. */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    addEventListener('pagehide', () => {
      const entries = (globalThis as { dataLayer?: object[] }).dataLayer ?? []
      const before = JSON.parse(sessionStorage.getItem('test-entries') ?? '[]') as object[]
      sessionStorage.setItem('test-entries', JSON.stringify([...before, ...entries]))
    })
  })
})

const choose = async (page: Page, role: 'all' | 'necessary'): Promise<void> => {
  await page.locator(`#cc-main .cm button[data-role=${role}]`).click()
  await expect(page.locator('#cc-main .cm')).toBeHidden()
}

const openPreferences = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /préférences de cookies/i }).first().click()
  await page.locator('#cc-main .pm').waitFor()
}

/** Every entry of the visit so far, those of earlier pages included. */
const entries = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => [
    ...(JSON.parse(sessionStorage.getItem('test-entries') ?? '[]') as Entry[]),
    ...((globalThis as { dataLayer?: Entry[] }).dataLayer ?? []),
  ])

const named = async (page: Page, event: string): Promise<Entry[]> => (await entries(page)).filter((entry) => entry['event'] === event)

const expectTold = (page: Page, event: string, count = 1) =>
  expect.poll(async () => (await named(page, event)).length, { message: `entries ${event}` }).toBe(count)

/** The origins that the browser asked, other than the site's. */
const otherOrigins = (page: Page): string[] => {
  const origins: string[] = []
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin) origins.push(origin)
  })
  return origins
}

const kept = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('test-')).toSorted(),
    cookies: document.cookie.split('; ').map((cookie) => cookie.split('=')[0]).filter((name) => name !== '').toSorted(),
  }))

const campaign = '?utm_id=42&utm_campaign=rentree&utm_source=lettre&gclid=x'

test.describe('before the choice and after a refusal', () => {
  test('nothing is loaded from elsewhere, nothing is measured, nothing is stored', async ({ page, tags }) => {
    const asked = tags.asked.length
    await page.goto(`/faq${campaign}`)
    const others = otherOrigins(page)
    await page.locator('#cc-main .cm').waitFor()
    await page.locator('footer a[href="/bac"]').evaluate((link: HTMLElement) => link.click())
    await page.waitForURL((url) => url.pathname === '/bac')
    const before = await kept(page)
    expect(before.cookies).toEqual([])
    for (const key of ['fv', 'installationId', 'initialMarketingSources', 'toldPurchases']) expect(before.local).not.toContain(key)
    expect(before.session).not.toContain('currentMarketingSources')
    expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false)

    await choose(page, 'necessary')
    await page.goto(`/brevet${campaign}`)
    await page.locator('h1').waitFor()
    const after = await kept(page)
    expect(after.cookies).toEqual(['cookie-choice'])
    for (const key of ['fv', 'installationId', 'initialMarketingSources', 'toldPurchases']) expect(after.local).not.toContain(key)
    expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false)
    expect(others).toEqual([])
    expect(tags.asked.length).toBe(asked)
  })
})

test.describe('once it is accepted', () => {
  test('the tag manager is loaded once, what happened before is told, and the campaign is remembered', async ({ page, tags }) => {
    const asked = tags.asked.length
    await page.goto(`/faq${campaign}`)
    const others = otherOrigins(page)
    await page.locator('#cc-main .cm').waitFor()
    await page.locator('footer a[href="/bac"]').evaluate((link: HTMLElement) => link.click())
    await page.waitForURL((url) => url.pathname === '/bac')
    await choose(page, 'all')
    await expectTold(page, 'viewPage', 2)
    expect((await named(page, 'viewPage')).map(({ path }) => path)).toEqual(['/faq', '/bac'])
    expect(await named(page, 'consent')).toEqual([{ event: 'consent', audience: true, marketing: true }])
    await expectTold(page, 'installId')
    await expect.poll(() => tags.asked.slice(asked).toSorted()).toEqual(['/gtm.js?id=GTM-TEST', '/pixel'])
    expect(new Set(others)).toEqual(new Set([new URL(tags.url).origin]))

    const cookies = await page.context().cookies()
    const utm = cookies.filter(({ name }) => name.startsWith('utm_'))
    expect(utm.map(({ name, value, path }) => [name, value, path]).toSorted()).toEqual([['utm_campaign', 'rentree', '/'], ['utm_id', '42', '/']])
    for (const { expires } of utm) expect(Math.abs(expires - Date.now() / 1000 - 4_838_400)).toBeLessThan(60)
    const sources = { utm_id: '42', utm_source: 'lettre', utm_campaign: 'rentree', gclid: 'x' }
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('initialMarketingSources') ?? 'null'))).toEqual(sources)
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('currentMarketingSources') ?? 'null'))).toEqual(sources)

    // Each page once more; the tag manager once a page load.
    await page.goto('/brevet')
    await expectTold(page, 'viewPage', 3)
    await expect.poll(() => tags.asked.slice(asked).filter((path) => path.startsWith('/gtm.js')).length).toBe(2)
  })

  test('a refusal later erases what was stored and sends the tag manager away', async ({ page, tags }) => {
    await page.goto(`/faq${campaign}`)
    await choose(page, 'all')
    await expectTold(page, 'viewPage')
    await expect.poll(async () => (await kept(page)).cookies).toEqual(['_ga', 'cookie-choice', 'utm_campaign', 'utm_id'])
    const reloaded = page.waitForEvent('load')
    await openPreferences(page)
    await page.locator('#cc-main .pm button[data-role=necessary]').click()
    await reloaded
    const asked = tags.asked.length
    const { local, session, cookies } = await kept(page)
    expect(cookies).toEqual(['cookie-choice'])
    for (const key of ['fv', 'installationId', 'initialMarketingSources', 'toldPurchases']) expect(local).not.toContain(key)
    expect(session).not.toContain('currentMarketingSources')
    await page.goto('/bac')
    await page.locator('h1').waitFor()
    expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false)
    expect(tags.asked.length).toBe(asked)
  })

  test('measurement without advertising keeps no campaign', async ({ page }) => {
    await page.goto(`/faq${campaign}`)
    await page.locator('#cc-main .cm').waitFor()
    await openPreferences(page)
    await page.locator('#cc-main .pm input[value=audience]').check({ force: true })
    await page.locator('#cc-main .pm button[data-role=save]').click()
    await expectTold(page, 'viewPage')
    expect(await named(page, 'consent')).toEqual([{ event: 'consent', audience: true, marketing: false }])
    const { local, session, cookies } = await kept(page)
    expect(cookies.filter((name) => name?.startsWith('utm_'))).toEqual([])
    expect(local).not.toContain('initialMarketingSources')
    expect(session).not.toContain('currentMarketingSources')
  })
})

test('the first activity is told 10 s after the first visit began, and never again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/faq')
  await page.locator('#cc-main .cm').waitFor()
  await choose(page, 'all')
  await expectTold(page, 'viewPage')
  const firstVisit = Number(await page.evaluate(() => localStorage.getItem('fv')))
  await page.clock.pauseAt(firstVisit + 9_900)
  expect(await named(page, 'first_activity')).toEqual([])
  await page.clock.runFor(200)
  await expectTold(page, 'first_activity')
  await page.goto('/bac')
  await expectTold(page, 'viewPage', 2)
  await page.clock.runFor(20_000)
  await expectTold(page, 'first_activity')
})

test.describe('from a visit to a purchase', () => {
  test('each event is told once, with nothing that names anybody', async ({ page, product }) => {
    await page.goto('/faq')
    await choose(page, 'all')
    await page.goto('/signup/signup-form?next=/premium')
    await expectTold(page, 'signUpStart')
    const email = aNewAddress()
    await fillSignUp(page, email)
    await page.waitForURL((url) => url.pathname === '/premium')
    await expectTold(page, 'signUpComplete')
    await expectTold(page, 'viewPaywall')
    await expectTold(page, 'profile')
    await expectTold(page, 'userId')

    await page.goto(chapters.free)
    await expectTold(page, 'viewContent')
    expect(await named(page, 'viewContent')).toEqual([{ event: 'viewContent', path: chapters.free, kind: 'course' }])
    await page.goto(chapters.locked)
    await expectTold(page, 'viewPaywall', 2)

    await order(page, 'solo-yearly')
    await pay(page)
    await page.waitForURL((url) => url.pathname === '/subscribe-success')
    await expectTold(page, 'purchaseComplete')
    await page.reload()
    await expectTold(page, 'viewPage', 9)
    for (const event of ['initiateCheckout', 'purchaseStart', 'purchaseComplete', 'signUpStart', 'signUpComplete']) await expectTold(page, event)
    const [started, completed] = [await named(page, 'purchaseStart'), await named(page, 'purchaseComplete')]
    expect(started).toEqual([{ event: 'purchaseStart', planId: 'solo-yearly', value: 89.99, currency: 'EUR' }])
    expect(completed).toEqual([{ event: 'purchaseComplete', orderId: expect.any(String), planId: 'solo-yearly', value: 89.99, currency: 'EUR' }])
    const clicks = (await named(page, 'actionButtonClick')).map(({ button }) => button)
    expect(clicks.filter((button) => button === 'order')).toHaveLength(1)

    const database = new DatabaseSync(join(product.dataDir, 'alveole.sqlite'), { readOnly: true })
    const { id } = database.prepare('select id from members where email = ?').get(email) as { id: string }
    database.close()
    const told = JSON.stringify(await entries(page))
    for (const secret of [email, email.split('@')[0] ?? '', id]) expect(told).not.toContain(secret)
  })

})

test.describe('an order that is refused first', () => {
  test.use({ expectedErrors: /status of 422 .*checkout/ })

  test('what is clicked and refused on the way tells nothing twice', async ({ page }) => {
    await page.goto('/faq')
    await choose(page, 'all')
    await signUp(page)
    await page.goto('/premium/checkout/solo-yearly')
    await page.locator('button[value=order]').click()
    await page.getByRole('alert').first().waitFor()
    await page.locator('[name=immediateAccess]').check()
    await page.locator('button[value=order]').click()
    await page.waitForURL('**/paiement-test/*')
    await pay(page)
    await page.waitForURL((url) => url.pathname === '/subscribe-success')
    await expectTold(page, 'purchaseComplete')
    for (const event of ['initiateCheckout', 'purchaseStart']) await expectTold(page, event)

  })
})

test.describe('the browser of a member', () => {
  const devices = (dataDir: string, email: string) => {
    const database = new DatabaseSync(join(dataDir, 'alveole.sqlite'), { readOnly: true })
    try {
      return database
        .prepare('select installation_id, utm_id, utm_campaign from devices join members on members.id = devices.member_id where members.email = ?')
        .all(email)
        .map((row) => ({ ...row }))
    } finally {
      database.close()
    }
  }

  test('is registered once a session, with the campaign once it may be known, and again for whoever logs in next', async ({ page, product }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/device') calls.push(request.postData() ?? '')
    })
    await page.goto(`/faq${campaign}`)
    await page.locator('#cc-main .cm').waitFor()
    const email = await signUp(page, '/mon-compte')
    await expect.poll(() => devices(product.dataDir, email).length).toBe(1)
    expect(devices(product.dataDir, email)).toMatchObject([{ utm_id: null, utm_campaign: null }])
    await page.goto(`/faq${campaign}`)
    await page.locator('#cc-main .cm').waitFor()
    expect(calls).toHaveLength(1)
    await choose(page, 'all')
    await expect.poll(() => devices(product.dataDir, email)).toMatchObject([{ utm_id: '42', utm_campaign: 'rentree' }])
    await page.goto('/bac')
    await page.locator('h1').waitFor()
    expect(calls).toHaveLength(2)
    await logOut(page)
    const other = await signUp(page, '/mon-compte')
    await expect.poll(() => devices(product.dataDir, other).length).toBe(1)
    expect(calls).toHaveLength(3)
  })
})
