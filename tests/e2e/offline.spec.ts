/** Slow networks and none: the light version, what stays readable, answers and forms that wait, one member after another. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { answerQuestion, chapters, fillLogIn, finishQuiz, goOn, logOut, order, password, pay, signUp, startQuiz, stored, subscribe } from './steps.ts'

// What the browser writes of requests without a network.
test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch|ERR_CONNECTION/ })

/** The worker of the build that the product serves. */
const workerFile = join(import.meta.dirname, '../../build/client/service-worker.js')

/** What the pages of a browser ask for, by kind, from now on. */
const watchRequests = (context: BrowserContext) => {
  const asked: { kind: string; path: string }[] = []
  context.on('request', (request) => asked.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }))
  return { of: (...kinds: string[]) => asked.filter(({ kind }) => kinds.includes(kind)).map(({ kind, path }) => `${kind} ${path}`) }
}

/** The worker is there, and has kept what the page told it to. */
const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('pages'))) return []
    return (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname).toSorted()
  })

/** Opens a page, and waits until this browser keeps it. */
const openAndKeep = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await workerReady(page)
  await expect.poll(() => keptPages(page)).toContain(path)
}

test.describe('somebody who saves data', () => {
  test.beforeEach(async ({ context }) => {
    // On every request, those after a redirection too, as a browser does.
    await context.route('**/*', (route) => route.continue({ headers: { ...route.request().headers(), 'save-data': 'on' } }))
  })

  test('gets no script, no font and no picture, and logs in, takes a quiz and subscribes by forms', async ({ page, context, product, axe }) => {
    const asked = watchRequests(context)
    const email = await signUp(page)
    await page.locator('main form[action="/logout"] button').click()
    await page.waitForURL((url) => url.pathname === '/login')
    await fillLogIn(page, email)
    await page.waitForURL((url) => url.pathname === '/revisions/cours-et-quiz')

    await page.goto(chapters.free)
    await axe()
    await startQuiz(page, chapters.free)
    expect(await finishQuiz(page)).toBeGreaterThan(3)
    await order(page, 'solo-yearly')
    await pay(page)
    await page.waitForURL((url) => url.pathname === '/subscribe-success')

    expect(stored(product, email).subscriptions).toHaveLength(1)
    expect(asked.of('script', 'font', 'image', 'fetch', 'xhr', 'manifest').filter((request) => !request.endsWith(' /favicon.svg'))).toEqual([])
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })

  test('sees formulas that the browser draws itself', async ({ page }) => {
    await page.goto(chapters.free)
    await expect(page.locator('.katex-html').first()).toBeHidden()
    await expect(page.locator('.katex math').first()).toBeVisible()
  })

  test('may ask for the whole site, which then counts', async ({ page, context }) => {
    const asked = watchRequests(context)
    await page.goto('/')
    expect(asked.of('script')).toEqual([])
    await page.getByRole('link', { name: 'Version complète' }).click()
    await expect(page.getByRole('link', { name: 'Version légère' })).toBeVisible()
    await page.goto('/premium')
    await expect.poll(() => asked.of('script').length).toBeGreaterThan(5)
  })
})

test('a page in its light version weighs a small part of the whole one', async ({ browser, baseURL }) => {
  const bytes = async (version: 'light' | 'full'): Promise<number> => {
    const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL === undefined ? {} : { baseURL }) })
    await context.addCookies([{ name: 'version', value: version, url: baseURL ?? '' }])
    const page = await context.newPage()
    let total = 0
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      total += encodedDataLength
    })
    await page.goto(chapters.free, { waitUntil: 'networkidle' })
    await context.close()
    return total
  }
  const [light, full] = [await bytes('light'), await bytes('full')]
  test.info().annotations.push({ type: 'bytes', description: `light ${light}, full ${full}` })
  expect(light).toBeLessThan(100_000)
  expect(light).toBeLessThan(full / 3)
})

test('anybody may choose the light version, and the whole one again', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Version légère' }).click()
  await expect(page.getByRole('link', { name: 'Version complète' })).toBeVisible()
  const asked = watchRequests(context)
  await page.goto('/premium')
  await expect(page.locator('html')).toHaveAttribute('data-light', 'true')
  // Chromium takes again a font that the whole version has left in its cache.
  expect(asked.of('script')).toEqual([])
  await page.getByRole('link', { name: 'Version complète' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-light')
})

test('the site can be installed: its manifest has all that it needs, in the language of the page', async ({ page, request }) => {
  await page.goto('/')
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const french = await (await request.get(address, { headers: { 'accept-language': 'fr' } })).json()
  expect(french).toMatchObject({ short_name: 'Alvéole', lang: 'fr', start_url: '/revisions', scope: '/', display: 'standalone' })
  expect((await (await request.get(address, { headers: { 'accept-language': 'en' } })).json()).lang).toBe('en')
  for (const { src, sizes } of french.icons as { src: string; sizes: string }[]) {
    const side = await page.evaluate(async (source) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob())
      return `${picture.width}x${picture.height}`
    }, src)
    expect(side).toBe(sizes)
  }
  expect(french.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable'])
  const session = await page.context().newCDPSession(page)
  expect((await session.send('Page.getAppManifest')).errors).toEqual([])
  await page.goto(await page.locator('link[rel=apple-touch-icon]').getAttribute('href') ?? '')
})

test('an opened chapter can be read again without a network, from a new tab, and others are told apart', async ({ page, context, axe }) => {
  await openAndKeep(page, chapters.free)
  await page.close()
  await context.setOffline(true)

  const tab = await context.newPage()
  await tab.goto(chapters.free)
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('second degré')
  await expect(tab.getByText('Vous êtes hors ligne.')).toBeVisible()
  await axe(tab)

  await tab.goto('/premium')
  await expect(tab.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible()
  await axe(tab)
  await tab.locator('main').getByRole('link', { name: /second degré/ }).click()
  await expect(tab).toHaveURL((url) => url.pathname === chapters.free)
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('second degré')

  await tab.goto('/premium')
  await context.setOffline(false)
  await tab.getByRole('link', { name: 'Réessayer' }).click()
  await tab.waitForURL((url) => url.pathname === '/premium')
})

test('a chapter that was reached by a link can be read again too, in English', async ({ page, context }) => {
  await page.goto('/revisions?lang=en')
  await workerReady(page)
  await page.reload()
  await page.goto('/revisions/mathematiques-premiere?lang=en')
  const heading = page.getByRole('heading', { level: 1 })
  const book = (await heading.textContent()) ?? ''
  const links = page.locator('main a[href^="/revisions/"]')
  const path = (await links.last().getAttribute('href')) ?? ''
  await links.last().click()
  await page.waitForURL((url) => url.pathname === path)
  // The address changes before the page does.
  await expect(heading).not.toHaveText(book)
  const title = await heading.textContent()
  await expect.poll(() => keptPages(page)).toContain(`${path}.data`)
  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.goto(path)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await tab.goto('/premium')
  await expect(tab.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
})

test('pages about the account and payments never stay on the device', async ({ page }) => {
  await page.goto('/')
  await workerReady(page)
  await signUp(page)
  await subscribe(page)
  await page.goto('/mon-compte')
  await openAndKeep(page, chapters.locked)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))
    return all.flat()
  })
  const others = kept.filter((path) => !path.startsWith('/revisions') && !path.startsWith('/assets/') && !['/reader', '/hors-ligne'].includes(path))
  expect(others).toEqual([])
})

test('a second member of the same browser sees nothing of the first, and logging out empties what was kept', async ({ page, context }) => {
  await page.goto('/')
  await workerReady(page)
  const first = await signUp(page)
  await subscribe(page)
  await openAndKeep(page, chapters.locked)
  await logOut(page)
  await expect.poll(() => keptPages(page)).toEqual([])

  await signUp(page)
  await openAndKeep(page, chapters.free)
  await context.setOffline(true)
  await page.goto(chapters.locked)
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(first)
})

test('another session in the cookie is enough: what the one before kept is gone with the first page', async ({ page, context }) => {
  await page.goto('/')
  await workerReady(page)
  await signUp(page)
  await subscribe(page)
  await openAndKeep(page, chapters.locked)
  // As a session that ended without the site being there to see it.
  await context.clearCookies({ name: /alveole/ })
  await page.goto(chapters.free)
  await expect.poll(() => keptPages(page)).not.toContain(chapters.locked)
})

test.describe('a quiz without a network', () => {
  test('is answered to its end; the answers go when the network is back, each once, and the result comes', async ({ page, context, product, axe }) => {
    await page.goto('/')
    await workerReady(page)
    const email = await signUp(page)
    await startQuiz(page, chapters.free)
    await answerQuestion(page)
    await context.setOffline(true)
    await goOn(page)

    const answerKept = async () => {
      const question = await page.locator('[name=questionId]').inputValue()
      const field = page.locator('[name=response]').first()
      const type = await field.getAttribute('type')
      if (type === 'radio' || type === 'checkbox') await field.check()
      else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
        const selects = page.locator('select[name=response]')
        for (let place = 0; place < (await selects.count()); place += 1) await selects.nth(place).selectOption({ index: place + 1 })
      } else await field.fill('12')
      await page.locator('main form button[type=submit]').click()
      await expect(page.locator(`[name=questionId][value="${question}"]`)).toHaveCount(0)
    }
    let kept = 0
    while ((await page.locator('[name=response]').count()) > 0) {
      await answerKept()
      kept += 1
      await expect(page.getByText('vos réponses sont gardées sur cet appareil')).toBeVisible()
      if (kept === 1) await axe()
    }
    await expect(page.getByText('Vous avez répondu à toutes les questions.')).toBeVisible()
    expect(stored(product, email).answers).toHaveLength(1)

    await context.setOffline(false)
    await expect(page.getByText(`Vos ${kept} réponses gardées ont été envoyées.`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Compétence par compétence' })).toBeVisible()
    expect(stored(product, email).answers).toHaveLength(kept + 1)
  })

  test('refuses what is no answer, and keeps what was given when the page is opened again', async ({ page, context, product }) => {
    await page.goto('/')
    await workerReady(page)
    const email = await signUp(page)
    await startQuiz(page, chapters.free)
    const here = new URL(page.url()).pathname
    await openAndKeep(page, here)
    await context.setOffline(true)
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('main [aria-invalid=true]').first()).toBeAttached()
    await page.locator('[name=response]').first().check()
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByText('vos réponses sont gardées')).toBeVisible()

    await page.close()
    const tab = await context.newPage()
    await tab.goto(here)
    await expect(tab.getByText('vos réponses sont gardées')).toBeVisible()
    await context.setOffline(false)
    await expect(tab.getByText('Votre réponse gardée a été envoyée.')).toBeVisible()
    await expect.poll(() => stored(product, email).answers.length).toBe(1)
  })

  test('that was answered elsewhere meanwhile keeps the first answer, and says so', async ({ page, context, product, browser }) => {
    await page.goto('/')
    await workerReady(page)
    const email = await signUp(page)
    await startQuiz(page, chapters.free)
    const here = new URL(page.url()).pathname
    await context.setOffline(true)
    await page.locator('[name=response]').first().check()

    const elsewhere = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' })
    const other = await elsewhere.newPage()
    await other.goto(`/login?next=${encodeURIComponent(here)}`)
    await fillLogIn(other, email)
    await other.waitForURL((url) => url.pathname === here)
    await other.locator('[name=response]').nth(1).check()
    await other.locator('main form button[type=submit]').click()
    await other.waitForURL((url) => url.search.includes('question='))
    await elsewhere.close()

    await page.locator('main form button[type=submit]').click()
    await expect(page.getByText('vos réponses sont gardées')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('la première compte')).toBeVisible()
    expect(stored(product, email).answers).toHaveLength(1)
  })
})

test.describe('a form', () => {
  test('that meets no network stays as it is, and goes when somebody tries again', async ({ page, context }) => {
    await page.goto('/forgot-password')
    await workerReady(page)
    await page.locator('[name=email]').fill('lea@example.org')
    await context.setOffline(true)
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByText('Pas de connexion')).toBeVisible()
    await expect(page.locator('[name=email]')).toHaveValue('lea@example.org')
    await context.setOffline(false)
    // The network is back: what waited goes by itself.
    await expect(page.locator('main form')).toHaveCount(0)
  })

  test('waits for somebody to try again where the device believes in its network', async ({ page, context }) => {
    await page.goto('/forgot-password')
    await page.locator('[name=email]').fill('lea@example.org')
    await context.route('**/*.data*', (route) => route.abort('connectionfailed'))
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByText('Pas de connexion')).toBeVisible()
    await context.unroute('**/*.data*')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.locator('main form')).toHaveCount(0)
    await expect(page.getByText('La connexion est revenue.')).toBeVisible()
  })

  test('whose session ended is filled again after the login, without its secrets', async ({ page, context }) => {
    const email = await signUp(page)
    await page.goto('/premium/checkout/solo-yearly')
    await page.locator('[name=coupon]').fill('BIENVENUE')
    await page.locator('[name=immediateAccess]').check()
    await context.clearCookies({ name: /alveole-auth/ })
    await page.locator('button[value=order]').click()
    // Whoever orders without a session is asked to sign up, or to log in.
    await page.waitForURL((url) => url.pathname === '/signup/signup-form')
    await page.getByRole('link', { name: 'Connectez-vous' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await fillLogIn(page, email)
    await page.waitForURL((url) => url.pathname === '/premium/checkout/solo-yearly')
    await expect(page.locator('[name=coupon]')).toHaveValue('BIENVENUE')
    await expect(page.locator('[name=immediateAccess]')).toBeChecked()
    await expect(page.getByText('Nous avons remis dans le formulaire')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('formDrafts'))).not.toContain(password)
    await page.locator('button[value=order]').click()
    await page.waitForURL((url) => url.pathname.startsWith('/paiement-test/'))
    await page.goto('/premium/checkout/solo-yearly')
    await expect(page.locator('[name=immediateAccess]')).not.toBeChecked()
  })
})

test('a page that cannot be reached leaves the one that is open where it is', async ({ page, context }) => {
  await openAndKeep(page, chapters.free)
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('files')).keys()).length)).toBeGreaterThan(80)
  await context.setOffline(true)
  await page.locator('footer a[href="/faq"]').first().evaluate((link: HTMLElement) => link.click())
  await expect(page.getByText('Pas de connexion')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('second degré')
  await page.getByRole('button', { name: 'Fermer ce message' }).first().click()
  await expect(page.getByText('Pas de connexion')).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.pathname === chapters.free)
})

test('a new service worker takes over by itself, and what is kept stays', async ({ page, context, product }) => {
  await openAndKeep(page, chapters.free)
  const answer = await page.request.get(`${product.url}/service-worker.js`)
  expect(answer.headers()['cache-control']).toBe('no-cache')
  const changed = page.evaluate(
    () => new Promise<void>((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })),
  )
  const script = readFileSync(workerFile, 'utf8')
  try {
    // As a new build does; browsers of other tests that meet it take it over too, which changes nothing for them.
    writeFileSync(workerFile, `${script}\n/* a new build */\n`)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await changed
  } finally {
    writeFileSync(workerFile, script)
  }
  expect(await keptPages(page)).toContain(chapters.free)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('second degré')
})
