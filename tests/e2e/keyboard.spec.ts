/** Menus, popins, banners and forms with the keyboard alone: nothing here touches the mouse. */
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { lastMail } from './mailbox.ts'
import { aNewAddress, chapters, pay, signUp } from './steps.ts'

const mobileApp = { appStore: 'https://apps.example/alveole', playStore: 'https://play.example/alveole', link: 'https://link.example/alveole' }

test.use({ cookieChoice: 'open', productEnv: { SITE_NAMES: JSON.stringify({ mobileApp }) } })

/** A browser that says that a program drives it is not asked about cookies. */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
})

const focusIsIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => Boolean(document.activeElement?.closest(wanted)), selector)

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim())

/** Goes on with Tab until something has the focus. */
const tabTo = async (page: Page, selector: string, key = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`120 times ${key} did not reach ${selector} on ${page.url()}`)
}

/** Unfolds the groups of the footer on the way to one of its links, and follows it. */
const followFooterLink = async (page: Page, path: string): Promise<void> => {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    if (await focusIsIn(page, 'footer details:not([open]) summary')) await page.keyboard.press('Enter')
    if (!(await focusIsIn(page, `footer a[href="${path}"]`))) continue
    await page.keyboard.press('Enter')
    // A page that has just been reached may take the focus back to its top: whoever uses it goes on from there.
    const isThere = await page.waitForURL((url) => url.pathname === path, { timeout: 5000 }).then(() => true, () => false)
    if (isThere) return
  }
  throw new Error(`Tab did not reach ${path} in the footer of ${page.url()}`)
}

const refuseCookies = async (page: Page): Promise<void> => {
  await page.locator('#cc-main button[data-role=necessary]').waitFor()
  await tabTo(page, '#cc-main button[data-role=necessary]')
  await page.keyboard.press('Enter')
  await expect(page.locator('#cc-main .cm')).toBeHidden()
}

test.describe('the header on a computer', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('its menus open, are gone through, close and lead on', async ({ page }) => {
    await page.goto('/')
    await tabTo(page, 'header nav summary')
    const first = await focused(page)
    await page.keyboard.press('Enter')
    const opened = page.locator('header nav details[open]').filter({ visible: true })
    await expect(opened).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    expect(await focusIsIn(page, 'header nav details[open] a')).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
    expect(await focused(page)).toBe(first)

    // The next menu closes the one before.
    await page.keyboard.press('Enter')
    await tabTo(page, 'header nav li:nth-child(2) summary')
    await page.keyboard.press('Enter')
    await expect(opened).toHaveCount(1)
    await page.keyboard.press('Tab')
    const [address] = await Promise.all([page.evaluate(() => (document.activeElement as HTMLAnchorElement).pathname), page.keyboard.press('Enter')])
    await page.waitForURL((url) => url.pathname === address)
    await expect(opened).toHaveCount(0)
    await expect.poll(() => focusIsIn(page, '#main')).toBe(true)
  })

  test('after a link the focus is in the content of the next page, in another layout too', async ({ page }) => {
    await page.goto('/')
    await followFooterLink(page, '/revisions')
    await expect.poll(() => focusIsIn(page, '#main')).toBe(true)
  })

  test('the first things that Tab meets skip to the content, the menu and the end of the page', async ({ page }) => {
    await page.goto('/')
    for (const target of ['main', 'menu', 'footer']) {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await tabTo(page, `a[href="#${target}"]`)
      await page.keyboard.press('Enter')
      expect(await focusIsIn(page, `#${target}`)).toBe(true)
    }
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('opens, keeps the focus, closes with Escape and on the next page', async ({ page }) => {
    await page.goto('/')
    await refuseCookies(page)
    await tabTo(page, 'header summary')
    const burger = await focused(page)
    await page.keyboard.press('Enter')
    const panel = page.locator('header dialog[open]')
    await expect(panel).toBeVisible()
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog[open]')))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    expect(await focused(page)).toBe(burger)

    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible({ timeout: 1000 })
    }).toPass()
    await tabTo(page, 'header dialog summary')
    await page.keyboard.press('Enter')
    await tabTo(page, 'header dialog a[href="/nos-engagements"]')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/nos-engagements')
    await expect(panel).toHaveCount(0)
  })
})

test.describe('the newsletter popin', () => {
  test('waits for the cookie choice, then for its time; is filled in, sent, and confirmed', async ({ page, product }) => {
    await page.clock.install()
    await page.goto('/nos-engagements')
    await page.locator('#cc-main .cm').waitFor()
    await page.clock.fastForward(60_000)
    const popin = page.locator('dialog[open]')
    await expect(popin).toHaveCount(0)

    await refuseCookies(page)
    await page.clock.runFor(20_000)
    await expect(popin).toBeVisible()
    expect(await focusIsIn(page, 'dialog[open]')).toBe(true)
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog[open]')))).toBe(true)
    }
    await tabTo(page, 'dialog [name=type]')
    await page.keyboard.type('Par')
    await tabTo(page, 'dialog [name=programme]')
    await page.keyboard.type('Term')
    const email = aNewAddress()
    await tabTo(page, 'dialog [name=email]')
    await page.keyboard.type(email)
    expect(await popin.locator('button[type=submit]').isDisabled()).toBe(true)
    await tabTo(page, 'dialog [name=acceptNewsletter]')
    await page.keyboard.press('Space')
    await tabTo(page, 'dialog button[type=submit]')
    await page.keyboard.press('Enter')
    await page.clock.resume()
    await expect(page.getByText('Email envoyé !')).toBeVisible()
    await expect(popin).toHaveCount(0)
    await lastMail(product, email, 'free-sheets')

    // Nobody who subscribed is asked again.
    await page.reload()
    await page.clock.fastForward(120_000)
    await expect(popin).toHaveCount(0)
  })

  test('closes with Escape, gives the focus back, and stays away for the session', async ({ page }) => {
    await page.clock.install()
    await page.goto('/nos-engagements')
    await refuseCookies(page)
    await tabTo(page, 'footer a')
    const before = await focused(page)
    await page.clock.runFor(20_000)
    const popin = page.locator('dialog[open]')
    await expect(popin).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popin).toHaveCount(0)
    expect(await focused(page)).toBe(before)
    await page.reload()
    await page.clock.runFor(60_000)
    await expect(popin).toHaveCount(0)
  })
})

test.describe('the popins of the subscription and of the app', () => {
  test.use({ viewport: { width: 400, height: 800 } })

  const closesWithEscape = async (page: Page, text: RegExp): Promise<void> => {
    const popin = page.locator('dialog[open]')
    await expect(popin).toContainText(text)
    expect(await focusIsIn(page, 'dialog[open]')).toBe(true)
    await page.keyboard.press('Escape')
    await expect(popin).toHaveCount(0)
  }

  test('the subscription is recommended on the sixth page, with both of its prices', async ({ page }) => {
    await page.goto('/explorer')
    await refuseCookies(page)
    for (const topic of ['citoyennete', 'sport', 'parents', 'francophonie', 'sport']) {
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await followFooterLink(page, `/nos-engagements/${topic}`)
    }
    await expect(page.locator('dialog[open]')).toContainText('par mois')
    await expect(page.locator('dialog[open]')).toContainText('au total')
    await closesWithEscape(page, /€/)
  })

  test('the app is recommended to a member on a phone, and again to who has paid', async ({ page }) => {
    await page.clock.install()
    // Nothing opens over the account.
    await signUp(page, '/revisions/cours-et-quiz')
    await refuseCookies(page)
    await page.clock.runFor(30_000)
    await closesWithEscape(page, /téléphone|application/i)

    await page.goto('/premium/checkout/solo-monthly')
    await page.locator('[name=immediateAccess]').check()
    await page.locator('button[value=order]').click()
    await page.waitForURL('**/paiement-test/*')
    await pay(page, { outcome: 'succeeded' })
    await page.waitForURL('**/subscribe-success')
    await closesWithEscape(page, /téléphone|application/i)
  })
})

test.describe('the banners', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the subscription banner is collapsed and expanded', async ({ page }) => {
    await page.goto('/revisions')
    await refuseCookies(page)
    const banner = page.locator('aside details')
    await expect(banner).toHaveAttribute('open')
    await tabTo(page, 'aside summary')
    await page.keyboard.press('Enter')
    await expect(banner).not.toHaveAttribute('open')
    expect((await page.locator('aside details').boundingBox())?.width).toBe(180)
    await page.keyboard.press('Enter')
    await expect(banner).toHaveAttribute('open')
    expect((await page.locator('aside details').boundingBox())?.width).toBe(550)
  })

  test('the offer banner leads to the offer, and is closed', async ({ page }) => {
    await page.goto('/bac')
    await refuseCookies(page)
    const banner = page.locator('aside').filter({ hasText: 'Offre de bienvenue' })
    await expect(banner).toBeVisible()
    const height = (await banner.boundingBox())?.height ?? 0
    expect(height).toBeGreaterThanOrEqual(110)
    expect(height).toBeLessThanOrEqual(132)
    expect((await page.locator('header').first().boundingBox())?.y).toBeCloseTo(height, 0)
    await tabTo(page, 'aside a[href="/offre-bienvenue-inscription-eleve"]')
    await tabTo(page, 'aside button')
    await page.keyboard.press('Enter')
    await expect(banner).toHaveCount(0)
    expect(await focusIsIn(page, '#menu')).toBe(true)
    expect((await page.locator('header').first().boundingBox())?.y).toBe(0)
  })
})

test('cookies are chosen again from the footer, and nothing covers the choice', async ({ page }) => {
  await page.clock.install()
  await page.goto('/nos-engagements')
  await refuseCookies(page)
  await tabTo(page, 'footer button')
  await page.keyboard.press('Enter')
  await expect(page.locator('#cc-main .pm')).toBeVisible()
  await page.clock.runFor(60_000)
  // A popin that was to open is there once its script is.
  await page.waitForLoadState('networkidle')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('#cc-main .pm')).toBeHidden()
})

test.describe('a quiz', () => {
  // On a phone, where the app would be recommended.
  test.use({ viewport: { width: 400, height: 800 } })

  for (const [where, path, count] of [
    ['a chapter', chapters.free, 1],
    ['its quiz', `${chapters.free}/quiz`, 0],
  ] as const) {
    test(`is not interrupted, as others are: ${where}`, async ({ page }) => {
      await page.clock.install()
      await page.goto(path)
      await refuseCookies(page)
      await page.clock.runFor(120_000)
      // A popin that was to open is there once its script is.
      await page.waitForLoadState('networkidle')
      await expect(page.locator('dialog[open]')).toHaveCount(count)
    })
  }
})
