import { DatabaseSync } from 'node:sqlite'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, noJavaScript, test } from './fixtures.ts'
import { lastMail } from './mailbox.ts'
import type { Product } from './start-product.ts'
import { aNewAddress, fillLogIn, fillSignUp, signUp } from './steps.ts'

// A form that is refused answers 422, and Chromium writes a line about it; so does a call that needs a profiling first.
test.use({ expectedErrors: /status of (422|409)/ })

const home = '/revisions/cours-et-quiz'
const nothing = async () => {}
const plain = async (page: Page): Promise<string> => (await page.locator('main').innerText()).replaceAll(/\s/g, ' ')
const expectText = (page: Page, text: string) => expect.poll(() => plain(page)).toContain(text)
const expectHeading = (page: Page, heading: RegExp | string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
const expectStatus = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()
const decline = (page: Page) => page.getByRole('button', { name: 'Je préfère ne pas répondre' }).click()
const atPath = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path)
const atStep = (page: Page, step: string) => page.waitForURL(({ pathname, searchParams }) => pathname === '/profiling' && searchParams.get('step') === step)

/** What the product has stored of somebody's profile; `change` is written into it first. */
const storedProfile = ({ dataDir }: Product, email: string, change: Record<string, unknown> = {}): Record<string, unknown> => {
  const database = new DatabaseSync(join(dataDir, 'alveole.sqlite'), { timeout: 5000 })
  try {
    const row = database.prepare('select profile from members where email = ?').get(email)
    const profile = { ...(JSON.parse(String(row?.['profile'])) as Record<string, unknown>), ...change }
    database.prepare('update members set profile = ? where email = ?').run(JSON.stringify(profile), email)
    return profile
  } finally {
    database.close()
  }
}

/** From a new account to a finished profiling, with each refusal on the way. */
const signUpAndProfile = async (page: Page, product: Product, look: () => Promise<void>): Promise<void> => {
  const email = aNewAddress()
  await page.goto('/signup')
  await expectText(page, 'Dites-nous ce que vous révisez')
  await look()
  await page.locator('main').getByRole('link', { name: 'Créer un compte' }).click()
  await expectText(page, 'Étape 1 sur 3')
  await look()
  await fillSignUp(page, email)
  await atPath(page, '/signup/successfull-signin')
  await expectText(page, 'Étape 2 sur 3')
  await look()
  await page.getByRole('link', { name: /^Continuer/ }).click()

  await expectHeading(page, /Qui êtes-vous/)
  await expectText(page, 'Question 1 sur 3')
  await expect(page.locator('#footer')).toHaveCount(0)
  await look()
  await goOn(page)
  await expect(page.locator('#accessType-error')).toContainText('Ce champ est requis.')
  await look()
  await page.locator('[value=lycee]').check()
  await goOn(page)

  await atStep(page, 'level')
  await expect(page.locator('[name=levelOfEducation]')).toHaveCount(3)
  await goOn(page)
  await expect(page.locator('#levelOfEducation-error')).toContainText('Ce champ est requis.')
  await look()
  await page.locator('[value=terminale]').check()
  await page.locator('[value=bac-general]').check()
  await goOn(page)

  await atStep(page, 'interests')
  await goOn(page)
  await expect(page.locator('#interests-error')).toContainText('Ce champ est requis.')
  await look()
  for (const interest of ['langues', 'bac', 'parcoursup']) await page.locator(`[value=${interest}]`).check()
  await goOn(page)
  await atPath(page, home)
  await expect(page.getByText('Dites-nous ce que vous révisez')).toHaveCount(0)

  expect(storedProfile(product, email)).toMatchObject({
    accessType: { value: 'lycee' },
    levelOfEducation: { value: 'terminale' },
    currentDegree: { value: 'bac-general' },
    interests: ['langues', 'bac', 'parcoursup'],
    profilingSteps: null,
    profiledAt: expect.any(Number),
  })
  await page.goto('/mon-compte')
  await expectText(page, 'Ma classe Terminale · Bac général')
  await expectText(page, 'Langues vivantes, Réussir le Bac, Choisir mes études avec Parcoursup')
}

test('somebody signs up, says what they revise, and finds it in their account', async ({ page, product, axe }) => {
  await signUpAndProfile(page, product, axe)
})

test.describe('without JavaScript', () => {
  test.use(noJavaScript)

  test('somebody signs up, says what they revise, and finds it in their account', async ({ page, product }) => {
    await signUpAndProfile(page, product, nothing)
  })

  test('a member changes their profile, and is told what is wrong with each field', async ({ page, product }) => {
    await changeProfile(page, product, nothing)
  })

  test('a pupil sees what is ahead of their class, and ticks what is done', async ({ page, product }) => {
    await tickTasks(page, product, nothing)
  })
})

test('a profiling that was left goes on where it was, on another device', async ({ page, browser, product }) => {
  const email = await signUp(page, home)
  await page.getByRole('link', { name: 'Compléter mon profil' }).click()
  await page.locator('[value=college]').check()
  await goOn(page)
  await atStep(page, 'level')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profiling_steps'))).toBe('["audience"]')

  const context = await browser.newContext({ baseURL: product.url })
  await context.addCookies([{ name: 'cookie-choice', value: 'made', url: product.url }])
  const elsewhere = await context.newPage()
  await elsewhere.goto(`/login?next=${home}`)
  await fillLogIn(elsewhere, email)
  await atPath(elsewhere, home)
  await elsewhere.getByRole('link', { name: 'Reprendre où j’en étais' }).click()
  await expectHeading(elsewhere, /Quelle est votre classe/)
  await elsewhere.getByRole('link', { name: 'Revenir à la question précédente' }).click()
  await expect(elsewhere.locator('[value=college]')).toBeChecked()
  await goOn(elsewhere)
  await elsewhere.locator('[value="3ème"]').check()
  await goOn(elsewhere)
  await atStep(elsewhere, 'interests')
  await decline(elsewhere)
  await atPath(elsewhere, home)
  await expect.poll(() => elsewhere.evaluate(() => localStorage.getItem('profiling_steps'))).toBe('[]')
  expect(storedProfile(product, email)).toMatchObject({ levelOfEducation: { value: '3ème' }, interests: null, profilingSteps: null })
  await context.close()

  // The first device, too, is done with it.
  await page.goto(home)
  await expect(page.getByRole('link', { name: 'Reprendre où j’en étais' })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profiling_steps'))).toBe('[]')
})

test('every question may be left unanswered, and the way leads on', async ({ page, product }) => {
  const email = await signUp(page, home)
  await page.goto('/profiling?next=/premium')
  for (const step of ['level', 'interests']) {
    await decline(page)
    await atStep(page, step)
  }
  await decline(page)
  await atPath(page, '/premium')
  expect(storedProfile(product, email)).toMatchObject({ accessType: null, levelOfEducation: null, interests: null, profiledAt: expect.any(Number) })
})

test('a way that leads out of the site is not taken', async ({ page }) => {
  await signUp(page, home)
  await page.goto('/profiling?step=interests&next=//evil.example/')
  await decline(page)
  await atStep(page, 'audience')
  await decline(page)
  await atStep(page, 'level')
  await decline(page)
  await atPath(page, home)
})

test('in a new school year the class is asked for again, and what was sold waits for it', async ({ page, product, axe }) => {
  const email = await signUp(page, home)
  // Three years ago, the 1 September of every year since has passed.
  storedProfile(product, email, {
    accessType: { value: 'college' }, levelOfEducation: { value: '4ème' }, interests: ['langues'], profiledAt: Date.now() - 3 * 365 * 86_400_000,
  })
  const plans = () => page.evaluate(async () => (await fetch('/api/productplans/getproductplans')).status)
  await page.goto(home)
  expect(await plans()).toBe(409)
  await page.getByRole('link', { name: 'Indiquer ma classe' }).click()
  await expectHeading(page, /En quelle classe êtes-vous cette année/)
  await expectText(page, 'Une nouvelle année scolaire a commencé')
  await axe()
  await page.locator('[value="3ème"]').check()
  await goOn(page)
  await atStep(page, 'interests')
  await expect(page.locator('[value=langues]')).toBeChecked()
  await goOn(page)
  await atPath(page, home)
  expect(await plans()).toBe(200)
  await page.goto('/profiling')
  await expectHeading(page, /Qui êtes-vous/)
})

/** Each field that can be wrong, then the whole. */
const changeProfile = async (page: Page, product: Product, look: () => Promise<void>): Promise<void> => {
  const email = await signUp(page)
  await page.getByRole('link', { name: 'Modifier mon profil' }).click()
  await atPath(page, '/mon-compte/profil')
  await look()
  const save = () => page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.locator('[name=firstname]').fill('x'.repeat(101))
  await save()
  await expect(page.locator('#firstname-error')).toContainText('Écrivez 100 caractères au plus')
  await page.locator('[name=firstname]').fill('Léa')
  await page.locator('[value=owl]').check({ force: true })
  for (const [typed, message] of [
    ['31/02/2010', 'Date de naissance invalide.'],
    ['31/12/1919', 'Votre date de naissance dépasse la date limite fixée.'],
    ['01/01/2199', 'Vous ne pouvez pas renseigner une date de naissance supérieure à la date du jour.'],
  ] as const) {
    await page.locator('[name=birthdate]').fill(typed)
    await save()
    await expect(page.locator('#birthdate-error')).toContainText(message)
    await expect(page.locator('[name=birthdate]')).toHaveValue(typed)
    await expect(page.locator('[name=firstname]')).toHaveValue('Léa')
    await expect(page.locator('[value=owl]')).toBeChecked()
  }
  await look()
  await page.locator('[name=birthdate]').fill('28/02/2010')
  await page.locator('[name=lastname]').fill('Diop')
  await page.locator('[name=country]').selectOption('FR')
  await save()
  await atPath(page, '/mon-compte')
  await expectStatus(page, 'Votre profil est enregistré.')
  await expectText(page, 'Date de naissance 28 février 2010 Pays France')
  expect(storedProfile(product, email)).toMatchObject({ firstname: 'Léa', lastname: 'Diop', username: null, birthdate: '2010-02-28', country: { valueId: '1' }, avatar: 'owl' })
  await page.getByRole('link', { name: 'Modifier mon profil' }).click()
  await expect(page.locator('[name=birthdate]')).toHaveValue('28/02/2010')
  await expect(page.locator('[value=owl]')).toBeChecked()
}

test('a member changes their profile, and is told what is wrong with each field', async ({ page, product, axe }) => {
  await changeProfile(page, product, axe)
})

test('an address that is not confirmed says so, and its mail is sent again', async ({ page, product, axe }) => {
  const email = await signUp(page)
  await expectText(page, 'Votre adresse n’est pas encore confirmée')
  await axe()
  await lastMail(product, email, 'email-confirmation')
  await page.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }).click()
  await expectStatus(page, 'Un nouvel e-mail est parti')
  await lastMail(product, email, 'email-confirmation', 2)
})

test('an address that is not to be shown is not', async ({ page, product }) => {
  const email = await signUp(page)
  await expectText(page, email)
  storedProfile(product, email, { featureFlags: { displayEmail: false } })
  await page.reload()
  await expectText(page, 'Mon profil')
  expect(await plain(page)).not.toContain(email)
})

test('registered devices are listed, and taken away', async ({ page }) => {
  // This browser is registered by the site itself.
  const ownIsRegistered = page.waitForResponse((response) => response.url().endsWith('/api/device'))
  await signUp(page)
  await ownIsRegistered
  await page.evaluate(() =>
    fetch('/api/device', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ installationId: 'phone-1' }) }),
  )
  await page.reload()
  const remove = page.getByRole('button', { name: /^Retirer : Appareil enregistré le/ })
  await expect(remove).toHaveCount(2)
  await remove.first().click()
  await expectStatus(page, 'L’appareil est retiré de votre compte.')
  await expect(remove).toHaveCount(1)
})

test('the file of an account holds what its profiling said', async ({ page, product }) => {
  const email = await signUp(page)
  storedProfile(product, email, { interests: ['bac'], avatar: 'fox', orientationDone: ['write-cv'] })
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Télécharger mes données/ }).click()
  const held = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as unknown
  expect(held).toMatchObject({ profile: { interests: ['bac'], avatar: 'fox', orientationDone: ['write-cv'] } })
})

const tickTasks = async (page: Page, product: Product, look: () => Promise<void>): Promise<void> => {
  const email = await signUp(page, '/mon-avenir')
  await expectText(page, 'Dites-nous d’abord votre classe')
  await look()
  storedProfile(product, email, { accessType: { value: 'college' }, levelOfEducation: { value: '3ème' }, orientationDone: ['write-cv'], interests: ['svt'] })
  await page.goto('/mon-avenir')
  await expectText(page, 'Le Brevet')
  await expectText(page, '0 sur 5 faites')
  await expectText(page, 'Études de santé')
  await look()
  await page.locator('[value=work-placement-3eme]').check()
  await page.locator('[value=visit-lycees]').check()
  await page.getByRole('button', { name: 'Enregistrer ma liste' }).click()
  await expectStatus(page, 'Votre liste est enregistrée.')
  await expectText(page, '2 sur 5 faites')
  await page.goto('/mon-avenir')
  await expect(page.locator('[name=task]:checked')).toHaveCount(2)
  expect(storedProfile(product, email)['orientationDone']).toEqual(['work-placement-3eme', 'visit-lycees', 'write-cv'])
  for (const path of ['/orientation', '/orientation/parcoursup', '/brevet']) await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(1)
}

test('a pupil sees what is ahead of their class, and ticks what is done', async ({ page, product, axe }) => {
  await tickTasks(page, product, axe)
})

test('a page of a member’s own sends a visitor to log in, and back', async ({ page }) => {
  for (const path of ['/profiling?step=level', '/mon-avenir', '/mon-compte/profil']) {
    await page.goto(path)
    await atPath(page, '/login')
    expect(new URL(page.url()).searchParams.get('next')).toBe(path)
  }
})

test('an e-mail that was typed is there in the other form, and after coming back', async ({ page }) => {
  await page.goto('/login?next=/mon-avenir')
  await page.locator('[name=email]').fill('lea@example.org')
  // With it the scripts are there: they keep what was typed before them, too.
  await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).toBeVisible()
  await page.getByRole('link', { name: 'Créez-en un' }).click()
  await page.locator('main').getByRole('link', { name: 'Créer un compte' }).click()
  await atPath(page, '/signup/signup-form')
  await expect(page.locator('[name=email]')).toHaveValue('lea@example.org')
  await page.locator('[name=email]').fill('lea.diop@example.org')
  await page.reload()
  await expect(page.locator('[name=email]')).toHaveValue('lea.diop@example.org')
  await page.locator('main').getByRole('link', { name: 'Connectez-vous' }).click()
  await expect(page.locator('[name=email]')).toHaveValue('lea@example.org')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/mon-avenir')
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('the profiling, the profile and the future speak English', async ({ page, axe }) => {
    await signUp(page, '/profiling')
    await expectHeading(page, 'Who are you?')
    await axe()
    await page.locator('[value=etudiant]').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectHeading(page, 'What are you studying for?')
    await page.locator('[value=licence]').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectHeading(page, 'What interests you?')
    await page.getByRole('button', { name: 'I would rather not say' }).click()
    await atPath(page, home)
    await page.goto('/mon-avenir')
    await expectHeading(page, 'My future')
    await expectText(page, 'Class: Études supérieures'.replace('Études supérieures', 'Higher education'))
    await axe()
    await page.goto('/mon-compte/profil')
    await expectHeading(page, 'Edit my profile')
    await axe()
    await page.goto('/mon-compte')
    await expectText(page, 'My class Higher education · Bachelor’s degree (licence)')
    await axe()
  })
})
