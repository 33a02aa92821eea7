/** A parent and their children: profiles, who uses the device, the parent gate, and what each one did. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, noJavaScript, test } from './fixtures.ts'
import type { Product } from './start-product.ts'
import { chapters, finishQuiz, logOut, password, signUp, startQuiz, stored, subscribe } from './steps.ts'

const family = '/mon-compte/famille'

// Forms that are refused, and what a child is refused.
test.use({ expectedErrors: /status of 4(?:03|22)/ })

const addChild = async (page: Page, name: string, { avatar = 'fox', level = '6ème' } = {}): Promise<void> => {
  await page.goto(`${family}/ajouter`)
  await page.locator('[name=name]').fill(name)
  await page.locator(`[name=avatar][value=${avatar}]`).check({ force: true })
  await page.locator('[name=level]').selectOption(level)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(({ pathname }) => pathname === family)
}

const becomeChild = async (page: Page, name: string): Promise<void> => {
  await page.goto('/qui-revise')
  await page.locator('main form').getByRole('button', { name }).click()
  await page.waitForURL(({ pathname }) => pathname === '/revisions/cours-et-quiz')
}

const passGate = async (page: Page, typed: string = password): Promise<void> => {
  await page.locator('[name=password]').fill(typed)
  await page.locator('main form:not([action="/logout"]) button[type=submit]').click()
}

const atTheGate = (next: string) => (url: URL) => url.pathname === '/qui-revise/parent' && url.searchParams.get('next') === next

/** Ends the plans of a person, as time would. */
const endPlans = (product: Product, email: string): void => {
  const database = new DatabaseSync(join(product.dataDir, 'alveole.sqlite'))
  try {
    database
      .prepare('update subscriptions set starts_at = 1, ends_at = 2 where member_id = (select id from members where email = ?)')
      .run(email)
  } finally {
    database.close()
  }
}

test('a family with two children: each learns for themselves, and the account stays the parent’s', async ({ page, product, axe }) => {
  test.slow()
  const email = await signUp(page)
  await page.goto(family)
  await expect(page.locator('main')).toContainText('Un abonnement pour toute la famille')
  await expect(page.locator('main a[href="/premium/offre-famille"]')).toBeVisible()
  await axe()
  await page.goto(`${family}/ajouter`)
  expect(new URL(page.url()).pathname).toBe(family)

  await subscribe(page, 'family-yearly')
  await page.goto('/mon-compte')
  await page.locator('#famille a').click()
  await page.waitForURL(({ pathname }) => pathname === family)
  await page.locator(`main a[href="${family}/ajouter"]`).click()
  await page.locator('[name=name]').fill('zoe@example.org')
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('#name-error')).toContainText('sans adresse e-mail')
  await expect(page.locator('#avatar-error')).toBeVisible()
  await expect(page.locator('#level-error')).toBeVisible()
  await expect(page.locator('[name=name]')).toHaveValue('zoe@example.org')
  await axe()
  await addChild(page, 'Zoé')
  await expect(page.getByRole('status')).toHaveText('Le profil est créé.')
  await addChild(page, 'Tom', { avatar: 'owl', level: 'terminale' })
  await expect(page.locator('main article')).toHaveCount(2)
  await axe()

  await test.step('a child answers a quiz that the plan opens', async () => {
    await page.goto('/qui-revise')
    await axe()
    await becomeChild(page, 'Zoé')
    await expect(page.locator('aside').filter({ hasText: 'Bonjour Zoé' })).toBeVisible()
    await axe()
    await startQuiz(page, chapters.locked)
    await finishQuiz(page)
    await startQuiz(page, chapters.free)
    await page.locator('[name=response]').first().waitFor({ state: 'attached' })
    expect(stored(product, email).answers).toEqual([])
  })

  await test.step('a child is stopped wherever the parent is needed', async () => {
    for (const path of ['/mon-compte', family, '/mon-compte/supprimer', '/mon-compte/mes-donnees', '/premium/checkout/solo-yearly', '/validation-buybox']) {
      await page.goto(path)
      expect(atTheGate(path)(new URL(page.url())), path).toBe(true)
    }
    await axe()
    // The offers may be read, and a click on one of them is as good as its address.
    await page.goto('/premium')
    await page.locator('main a[href^="/premium/checkout/"]').first().click()
    await page.waitForURL(({ pathname }) => pathname === '/qui-revise/parent')
    expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/premium\/checkout\/[\w-]+$/)
    expect(await page.evaluate(async () => (await fetch('/api/account/export')).status)).toBe(403)
    expect(await page.evaluate(async () => (await fetch('/api/account/sessions', { method: 'DELETE' })).status)).toBe(403)
  })

  await test.step('a brother or sister takes over without the parent, and has done nothing yet', async () => {
    await becomeChild(page, 'Tom')
    await expect(page.locator('aside').filter({ hasText: 'Bonjour Tom' })).toBeVisible()
    await startQuiz(page, chapters.free)
  })

  await test.step('the parent comes back with the password, to the page that was asked for', async () => {
    await page.goto('/premium/checkout/family-yearly')
    await passGate(page, 'pas-le-bon')
    await expect(page.locator('#password-error')).toHaveText(/^Erreur\s: Mot de passe incorrect\.$/)
    await axe()
    await passGate(page)
    await page.waitForURL(({ pathname }) => pathname === '/premium/checkout/family-yearly')
    await expect(page.locator('aside').filter({ hasText: 'Bonjour' })).toHaveCount(0)
  })

  await test.step('the parent sees what each one did', async () => {
    await page.goto(family)
    const zoe = page.locator('main article').filter({ hasText: 'Zoé' })
    await expect(zoe).toContainText(/Quiz terminés\s*1/)
    await expect(zoe).toContainText(/Quiz à terminer\s*1/)
    await expect(page.locator('main article').filter({ hasText: 'Tom' })).toContainText(/Quiz terminés\s*0/)
    await zoe.getByRole('link', { name: 'Voir son travail' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Révisions.: Zoé/)
    await expect(page.locator('main')).toContainText('Terminé')
    await expect(page.locator('main')).toContainText('À terminer')
    await expect(page.locator('main')).toContainText('%')
    await axe()
  })

  await test.step('a profile is changed, and there are five at most', async () => {
    await page.goto(family)
    await page.locator('main article').filter({ hasText: 'Tom' }).getByRole('link', { name: 'Modifier' }).click()
    await expect(page.locator('[name=name]')).toHaveValue('Tom')
    await expect(page.locator('[name=avatar][value=owl]')).toBeChecked()
    await axe()
    await page.locator('[name=name]').fill('Thomas')
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByRole('status')).toHaveText('Le profil est modifié.')
    for (const name of ['Ana', 'Ida', 'Max']) await addChild(page, name)
    await expect(page.locator('main article')).toHaveCount(5)
    await expect(page.locator(`main a[href="${family}/ajouter"]`)).toHaveCount(0)
    await expect(page.locator('main')).toContainText('cinq enfants, le maximum')
    expect(await page.evaluate(async () => {
      const body = JSON.stringify({ name: 'Six', avatar: 'bee', level: '6ème' })
      const answer = await fetch('/api/family/children', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      return (await answer.json()).type
    })).toBe('family-full')
    await page.goto('/mon-compte')
    await expect(page.locator('#famille')).toContainText('Thomas')
  })

  await test.step('once the plan is over the children stay, read what is free, and can be removed', async () => {
    endPlans(product, email)
    await page.goto(family)
    await expect(page.locator('main')).toContainText('Votre abonnement famille est terminé')
    await expect(page.locator('main article')).toHaveCount(5)
    await axe()
    await becomeChild(page, 'Zoé')
    await page.goto(`${chapters.locked}/quiz`)
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('main')).toContainText('Ce quiz s’ouvre avec l’abonnement')
    await page.goto(family)
    await passGate(page)
    await page.waitForURL(({ pathname }) => pathname === family)
    await page.locator('main article').filter({ hasText: 'Zoé' }).getByRole('link', { name: 'Retirer' }).click()
    await expect(page.locator('main')).toContainText('2 quiz')
    await axe()
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByRole('status')).toContainText('effacés')
    await expect(page.locator('main article')).toHaveCount(4)
  })
})

test('somebody else’s child is not there', async ({ page, browser, product }) => {
  await signUp(page)
  await subscribe(page, 'family-yearly')
  await addChild(page, 'Zoé')
  const address = (await page.locator('main article a').first().getAttribute('href')) ?? ''
  const context = await browser.newContext({ baseURL: product.url, locale: 'fr-FR' })
  try {
    const other = await context.newPage()
    await signUp(other)
    for (const page of ['', '/modifier', '/retirer']) expect((await other.goto(address + page))?.status(), page).toBe(404)
  } finally {
    await context.close()
  }
})

test('a child may log out, and whoever logs in again is the parent', async ({ page }) => {
  const email = await signUp(page)
  await subscribe(page, 'family-yearly')
  await addChild(page, 'Zoé')
  await becomeChild(page, 'Zoé')
  await page.goto('/qui-revise/parent')
  await page.locator('main form[action="/logout"] button').click()
  await page.waitForURL(({ pathname }) => pathname === '/login')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(({ pathname }) => pathname === '/revisions/cours-et-quiz')
  await page.goto('/mon-compte')
  await expect(page.locator('#famille')).toContainText('Zoé')
  await logOut(page)
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('the family, the choice of who learns and the gate are in English', async ({ page }) => {
    await signUp(page)
    await subscribe(page, 'family-yearly')
    await addChild(page, 'Zoé')
    await expect(page.getByRole('status')).toHaveText('The profile is created.')
    await becomeChild(page, 'Zoé')
    await expect(page.locator('aside').filter({ hasText: 'Hello Zoé!' })).toBeVisible()
    await page.goto('/mon-compte')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the parent only')
    await passGate(page, 'wrong-password')
    await expect(page.locator('#password-error')).toHaveText('Error: Incorrect password.')
  })
})

test.describe('without JavaScript', () => {
  test.use(noJavaScript)

  test('a child is added, learns, and is stopped by the gate that the parent opens', async ({ page }) => {
    await signUp(page)
    await subscribe(page, 'family-yearly')
    await addChild(page, 'Zoé')
    await becomeChild(page, 'Zoé')
    await startQuiz(page, chapters.locked)
    await page.goto('/mon-compte/mot-de-passe')
    expect(atTheGate('/mon-compte/mot-de-passe')(new URL(page.url()))).toBe(true)
    await passGate(page, 'pas-le-bon')
    await expect(page.locator('#password-error')).toHaveText(/^Erreur\s: Mot de passe incorrect\.$/)
    await passGate(page)
    await page.waitForURL(({ pathname }) => pathname === '/mon-compte/mot-de-passe')
    await page.goto(family)
    await expect(page.locator('main article')).toContainText(/Quiz à terminer\s*1/)
  })
})
