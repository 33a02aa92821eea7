/** The newsletter popin in each of its states, its bot check, and the page that does without scripts. */
import { createServer } from 'node:net'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { type ScriptServer, startScriptServer } from '../stand-ins/script-server.ts'
import { startTurnstileServer } from '../stand-ins/turnstile-server.ts'
import { expect, noJavaScript, test } from './fixtures.ts'
import { lastMail, linkTo, mailsTo } from './mailbox.ts'
import { startProduct, type Product } from './start-product.ts'
import { aNewAddress } from './steps.ts'

const popinOf = (page: Page) => page.locator('dialog[open]')

/** Time goes by until the popin is there: it is counted from when the page lives. */
const waitForPopin = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(7000)
    await expect(popinOf(page)).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 30_000 })

/** Looks at a page for as long as it takes the popin to open. */
const openPopin = async (page: Page, path = '/nos-engagements'): Promise<void> => {
  await page.clock.install()
  await page.goto(path)
  await waitForPopin(page)
}

const fillIn = async (page: Page, email: string, type = 'parents', programme = 'terminale'): Promise<void> => {
  await page.locator('dialog [name=type]').selectOption(type)
  await page.locator('dialog [name=programme]').selectOption(programme)
  await page.locator('dialog [name=email]').fill(email)
  await page.locator('dialog [name=acceptNewsletter]').check()
}

const send = (page: Page) => page.locator('dialog button[type=submit]')

/** Answers the next subscriptions in the service's place. */
const answer = (page: Page, status: number, body: object) =>
  page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status, json: body }))

const subscriber = ({ dataDir }: Product, email: string) => {
  const database = new DatabaseSync(join(dataDir, 'alveole.sqlite'), { readOnly: true })
  try {
    return database.prepare('select location, level_of_education, access_type, confirmed_at from newsletter_subscribers where email = ?').get(email)
  } finally {
    database.close()
  }
}

test.describe('the popin', () => {
  test('is hidden first, then shown; the button waits for everything, and an address that is none', async ({ page, axe }) => {
    await page.clock.install()
    await page.goto('/nos-engagements')
    await page.waitForFunction(() => localStorage.getItem('locale') !== null)
    await page.clock.runFor(10_000)
    await expect(popinOf(page)).toHaveCount(0)
    await waitForPopin(page)
    await expect(send(page)).toBeDisabled()
    await fillIn(page, 'lea@example')
    await expect(send(page)).toBeDisabled()
    await expect(popinOf(page).getByText('Il manque encore')).toBeVisible()
    await page.locator('dialog [name=email]').fill('lea@example.org')
    await expect(send(page)).toBeEnabled()
    await page.locator('dialog [name=acceptNewsletter]').uncheck()
    await expect(send(page)).toBeDisabled()
    await axe()
  })

  for (const path of ['/premium', '/orientation', '/nos-engagements/orientation', '/newsletter']) {
    test(`does not open on ${path}`, async ({ page }) => {
      await page.clock.install()
      await page.goto(path)
      await page.waitForFunction(() => localStorage.getItem('locale') !== null)
      for (let minutes = 0; minutes < 3; minutes += 1) await page.clock.runFor(60_000)
      await expect(popinOf(page)).toHaveCount(0)
    })
  }

  test('is sent once, says so, and the mail brings the sheets and the link that confirms', async ({ page, product }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/newsletter/subscribe')) calls.push(request.url())
    })
    await page.route('**/api/newsletter/subscribe', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    const email = aNewAddress()
    await openPopin(page)
    await fillIn(page, email)
    await send(page).click()
    await expect(page.locator('dialog form')).toHaveAttribute('aria-busy', 'true')
    await send(page).click({ force: true })
    await page.locator('dialog [name=email]').press('Enter')
    await expect(page.getByText('Email envoyé !')).toBeVisible()
    await expect(popinOf(page)).toHaveCount(0)
    expect(calls).toHaveLength(1)
    expect(subscriber(product, email)).toMatchObject({ access_type: 'parent', level_of_education: 'terminale', confirmed_at: null })

    const mail = await lastMail(product, email, 'free-sheets')
    expect((mail.html ?? '').match(/\/revisions\//g)?.length).toBeGreaterThanOrEqual(5)
    await page.goto(linkTo(mail, '/newsletter/confirm/'))
    await page.locator('main form button').click()
    await expect(page.getByText('Votre inscription est confirmée')).toBeVisible()
    expect(subscriber(product, email)).toMatchObject({ confirmed_at: expect.any(Number) })
    await page.goto(linkTo(mail, '/newsletter/unsubscribe/'))
    await page.locator('main form button').click()
    await expect(page.getByText('Votre adresse est effacée de notre liste')).toBeVisible()
    expect(subscriber(product, email)).toBeUndefined()
  })

  test('below seconde it asks for the address of a parent, and words the consent for them', async ({ page, product }) => {
    const email = aNewAddress()
    await openPopin(page)
    await page.locator('dialog [name=type]').selectOption('college')
    await expect(page.getByLabel('L’e-mail d’un parent')).toBeVisible()
    await expect(popinOf(page).getByText('En tant que parent, j’accepte')).toBeVisible()
    await fillIn(page, email, 'college', '4ème')
    await send(page).click()
    await expect(page.getByText('Email envoyé !')).toBeVisible()
    const mail = await lastMail(product, email, 'free-sheets')
    expect(mail.subject).toContain('votre enfant')
  })

  test('keeps its variant, and stays away for the session once it is closed', async ({ page }) => {
    await openPopin(page)
    const variant = await page.evaluate(() => localStorage.getItem('newsletterPopinVariant'))
    expect(variant).toMatch(/^popin-[ab]$/)
    const title = await popinOf(page).getByRole('heading').first().textContent()
    await page.keyboard.press('Escape')
    await expect(popinOf(page)).toHaveCount(0)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/nos-engagements/sport')
    await waitForPopin(page)
    expect(await popinOf(page).getByRole('heading').first().textContent()).toBe(title)
  })

  for (const [variant, title] of [['popin-a', 'Cinq fiches de révision gratuites, par e-mail'], ['popin-b', 'Que révisez-vous en ce moment ?']] as const) {
    test(`variant ${variant} has its own title`, async ({ page, context }) => {
      await context.addInitScript((kept) => localStorage.setItem('newsletterPopinVariant', kept), variant)
      await openPopin(page)
      await expect(popinOf(page).getByRole('heading', { name: title })).toBeVisible()
    })
  }
})

test.describe('a refusal', () => {
  test.use({ expectedErrors: /status of (400|422|503)|Failed to load resource/ })

  test('an address that is known is highlighted, with the words of the service, until it is edited', async ({ page }) => {
    const email = aNewAddress()
    await openPopin(page)
    await fillIn(page, email)
    await send(page).click()
    await expect(page.getByText('Email envoyé !')).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('newsletterSubmitted'))
    await page.reload()
    await waitForPopin(page)
    await fillIn(page, email)
    const refused = page.waitForResponse('**/api/newsletter/subscribe')
    await send(page).click()
    expect((await refused).status()).toBe(400)
    const field = page.locator('dialog [name=email]')
    await expect(popinOf(page).getByText('Cet email est déjà inscrit.')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const border = await field.evaluate((input) => getComputedStyle(input).borderTopColor)
    await field.fill(`x${email}`)
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await expect(popinOf(page).getByText('Cet email est déjà inscrit.')).toHaveCount(0)
    expect(await field.evaluate((input) => getComputedStyle(input).borderTopColor)).not.toBe(border)
  })

  test('what the service says is shown, what was typed is kept, and one may try again', async ({ page }) => {
    await answer(page, 422, { type: 'human-check-refused', summary: 'La vérification a échoué.' })
    const email = aNewAddress()
    await openPopin(page)
    await fillIn(page, email)
    await send(page).click()
    await expect(popinOf(page).getByRole('alert')).toContainText('La vérification a échoué.')
    await expect(page.locator('dialog [name=email]')).toHaveValue(email)
    await page.unroute('**/api/newsletter/subscribe')
    await send(page).click()
    await expect(page.getByText('Email envoyé !')).toBeVisible()
  })

  test('without words of the service the usual sentence is shown', async ({ page }) => {
    await answer(page, 503, {})
    await openPopin(page)
    await fillIn(page, aNewAddress())
    await send(page).click()
    await expect(popinOf(page).getByRole('alert')).toContainText('Une erreur est survenue, merci d’essayer plus tard.')
  })
})

const aFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

test.describe('with the widget of the bot check', () => {
  const secretKey = 'secret-of-the-tests'
  let cloudflare: Awaited<ReturnType<typeof startTurnstileServer>>
  let scripts: ScriptServer
  let product: Product

  /** A widget that is sure of the person, and gives a token each time. */
  const widget = () => {
    const tokens = Array.from({ length: 3 }, () => cloudflare.tokenOf({ action: 'subscribe', hostname: '127.0.0.1' }))
    return `const tokens = ${JSON.stringify(tokens)}; globalThis.turnstile = {
      render: (place, { sitekey, action, callback }) => {
        globalThis.widgetAsked = [...(globalThis.widgetAsked ?? []), { sitekey, action, inside: place.closest('dialog') !== null }]
        setTimeout(() => callback(tokens.shift()))
        return 'widget'
      },
      remove: () => {},
    }`
  }

  test.beforeAll(async () => {
    cloudflare = await startTurnstileServer(secretKey)
    scripts = await startScriptServer((path) => (path === '/api.js' ? widget() : null))
    const port = await aFreePort()
    product = await startProduct({
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET_KEY: secretKey,
      TURNSTILE_API_URL: cloudflare.endpoint,
      TURNSTILE_SCRIPT_URL: `${scripts.url}/api.js`,
    })
  })
  test.afterAll(async () => {
    await product?.end()
    await scripts?.stop()
    await cloudflare?.stop()
  })
  test.beforeEach(async ({ context }) => {
    await context.addCookies([{ name: 'cookie-choice', value: 'made', url: product.url }])
  })
  test.describe.configure({ mode: 'serial' })

  test('it is loaded for whoever fills in the form, and its token subscribes them', async ({ page }) => {
    const asked = scripts.asked.length
    const email = aNewAddress()
    await openPopin(page, `${product.url}/nos-engagements`)
    expect(scripts.asked.length).toBe(asked)
    await page.locator('dialog [name=type]').selectOption('parents')
    await expect.poll(() => scripts.asked.slice(asked)).toEqual(['/api.js?render=explicit'])
    await fillIn(page, email)
    await send(page).click()
    await expect(page.getByText('Email envoyé !')).toBeVisible()
    expect(await page.evaluate(() => (globalThis as { widgetAsked?: object[] }).widgetAsked)).toEqual([{ sitekey: 'site-key', action: 'subscribe', inside: true }])
    expect(subscriber(product, email)).toBeDefined()
    expect(scripts.asked.length).toBe(asked + 1)
  })

  test.describe('whose script does not arrive', () => {
    test.use({ expectedErrors: /Failed to load resource/ })

    test('the popin says so, and the next try asks for it again', async ({ page }) => {
      scripts.fail(true)
      const email = aNewAddress()
      await openPopin(page, `${product.url}/nos-engagements`)
      await fillIn(page, email)
      await send(page).click()
      await expect(popinOf(page).getByRole('alert')).toContainText('Une erreur est survenue')
      scripts.fail(false)
      await send(page).click()
      await expect(page.getByText('Email envoyé !')).toBeVisible()
      expect(subscriber(product, email)).toBeDefined()
    })
  })
})

test.describe('without scripts', () => {
  test.use({ ...noJavaScript, expectedErrors: /status of 422/ })

  test('the page is reached from the footer, asks who one is, and sends the sheets', async ({ page, product }) => {
    const email = aNewAddress()
    await page.goto('/')
    await expect(page.locator('footer a[href="/newsletter"]')).toBeAttached()
    await page.goto('/newsletter')
    await page.getByRole('link', { name: 'Élève de lycée' }).click()
    await page.locator('[name=programme]').selectOption('terminale')
    await page.locator('main [name=email]').fill(email)
    await page.locator('[name=acceptNewsletter]').check()
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByText('Email envoyé !')).toBeVisible()
    expect(subscriber(product, email)).toMatchObject({ location: 'page', level_of_education: 'terminale', confirmed_at: null })
    const mail = await lastMail(product, email, 'free-sheets')
    await page.goto(linkTo(mail, '/newsletter/confirm/'))
    await page.locator('main form button').click()
    expect(subscriber(product, email)).toMatchObject({ confirmed_at: expect.any(Number) })

    // The same answer for an address that is known, and no second mail.
    await page.goto('/newsletter?type=parents')
    await page.locator('[name=programme]').selectOption('terminale')
    await page.locator('main [name=email]').fill(email)
    await page.locator('[name=acceptNewsletter]').check()
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByText('Email envoyé !')).toBeVisible()
    expect(await mailsTo(product, email, 'free-sheets')).toHaveLength(1)
  })

  test('below seconde it asks for the address of a parent; what is wrong is named, and what was typed is kept', async ({ page }) => {
    await page.goto('/newsletter?type=college')
    await expect(page.getByLabel('L’e-mail d’un parent')).toBeVisible()
    await page.locator('[name=programme]').selectOption('4ème')
    await page.locator('main [name=email]').fill('lea@example')
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByText('Email invalide.').first()).toBeVisible()
    await expect(page.locator('main [name=email]')).toHaveValue('lea@example')
    await expect(page.locator('[name=programme]')).toHaveValue('4ème')
  })

  test('a program that fills in every field sends nothing', async ({ page, product, request }) => {
    const email = aNewAddress()
    await page.goto('/newsletter?type=lycee')
    expect(await page.locator('[name=website]').isVisible()).toBe(false)
    const form = { type: 'lycee', programme: 'terminale', email, acceptNewsletter: 'on', website: 'https://example.org' }
    const answered = await request.post('/newsletter?type=lycee', { form })
    expect(await answered.text()).toContain('Email envoyé !')
    expect(subscriber(product, email)).toBeUndefined()
  })
})

test('the page is for everybody', async ({ page, axe }) => {
  for (const path of ['/newsletter', '/newsletter?type=parents', '/newsletter?type=college']) {
    await page.goto(path)
    await axe()
  }
})

test('with scripts the page sends the same form', async ({ page, product }) => {
  const email = aNewAddress()
  await page.goto('/newsletter?type=etudiant')
  await page.locator('main [name=email]').fill(email)
  await page.locator('[name=acceptNewsletter]').check()
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByText('Email envoyé !')).toBeVisible()
  expect(subscriber(product, email)).toMatchObject({ location: 'page', level_of_education: 'sup' })
})
