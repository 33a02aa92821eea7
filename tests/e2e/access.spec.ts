import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { aNewAddress, answerQuestion, chapters, fillLogIn, fillSignUp, finishQuiz, goOn, logOut, password, signUp, startQuiz, subscribe } from './steps.ts'

const bodyOfLocked = 'associe à chaque entier naturel'

test.use({ expectedErrors: /status of 4/ })

test('a visitor reads the first chapter and takes its quiz without an account', async ({ page }) => {
  await page.goto(chapters.free)
  await expect(page.locator('.katex').first()).toBeVisible()
  await startQuiz(page, chapters.free)
  await answerQuestion(page)
  await expect(page.getByText('Pourquoi')).toBeVisible()
})

test('a locked chapter sends no sentence of its course to a visitor, nor to a member without a plan', async ({ page, request }) => {
  for (const address of [chapters.locked, `${chapters.locked}.data`]) {
    expect(await (await request.get(address)).text()).not.toContain(bodyOfLocked)
  }
  const document = await request.post(`/api/_content/fr${chapters.locked}/course`, { data: {} })
  expect(await document.json()).toMatchObject({ isLocked: true })
  expect(await document.text()).not.toContain(bodyOfLocked)

  await signUp(page)
  await page.goto(chapters.locked)
  await expect(page.getByText('Ce chapitre s’ouvre avec l’abonnement')).toBeVisible()
  await page.goto(`${chapters.locked}/quiz`)
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByText('Ce quiz s’ouvre avec l’abonnement')).toBeVisible()

  await subscribe(page)
  await page.goto(chapters.locked)
  await expect(page.locator('main')).toContainText(bodyOfLocked)
})

test('a visitor who signs up in the middle of a quiz finds it where it was', async ({ page }) => {
  await startQuiz(page, chapters.free)
  for (let answered = 0; answered < 3; answered += 1) {
    await answerQuestion(page)
    await goOn(page)
  }
  const quiz = page.url()
  await signUp(page)
  await startQuiz(page, chapters.free)
  expect(page.url()).toBe(quiz)
  await expect(page.locator('main')).toContainText('3 réponses données sur 10')
})

test('an empty answer is refused without losing the question', async ({ page }) => {
  await startQuiz(page, chapters.free)
  const question = page.url()
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('main')).toContainText('Choisissez ou écrivez une réponse avant de valider.')
  expect(page.url()).toBe(question)
})

test('an answer that is not a number is refused, and stays as it was typed', async ({ page }) => {
  await startQuiz(page, chapters.free)
  const number = page.locator('[name=response][inputmode=decimal]')
  while (!(await number.isVisible())) {
    await answerQuestion(page)
    await goOn(page)
  }
  await number.fill('deux et demi')
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('main')).toContainText('Écrivez un nombre, par exemple 12 ou −3,5.')
  await expect(number).toHaveValue('deux et demi')
})

test('whose subscription ends in the middle of a quiz finishes it, and starts no other', async ({ page, product }) => {
  const email = await signUp(page)
  await subscribe(page)
  await startQuiz(page, chapters.locked)
  await answerQuestion(page)

  const database = new DatabaseSync(join(product.dataDir, 'alveole.sqlite'), { timeout: 5000 })
  database
    .prepare('update subscriptions set ends_at = starts_at + 1 where member_id = (select id from members where email = ?)')
    .run(email)
  database.close()

  await goOn(page)
  expect(await finishQuiz(page)).toBe(9)
  await expect(page.getByText('Compétence par compétence')).toBeVisible()
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByText('Ce quiz s’ouvre avec l’abonnement')).toBeVisible()
})

test('somebody else’s quiz is not there', async ({ page, browser, baseURL }) => {
  await startQuiz(page, chapters.free)
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  expect((await (await stranger.newPage()).goto(page.url()))?.status()).toBe(404)
  await stranger.close()
})

test('a wrong password says nothing of the address, and keeps it', async ({ page }) => {
  const email = await signUp(page)
  await logOut(page)
  for (const address of [email, aNewAddress()]) {
    await page.goto('/login')
    await fillLogIn(page, address, 'une-autre-ruche')
    await expect(page.getByRole('alert')).toHaveText(/Email ou mot de passe incorrect\./)
    await expect(page.locator('[name=email]')).toHaveValue(address)
  }
  await page.goto('/login?next=/mon-compte')
  await fillLogIn(page, email)
  await page.waitForURL(({ pathname }) => pathname === '/mon-compte')
})

test('after logging out, members’ pages ask to log in, and going back shows nothing of theirs', async ({ page }) => {
  const email = await signUp(page)
  await expect(page.locator('main')).toContainText(email)
  await logOut(page)
  await page.goBack()
  await page.reload()
  await page.waitForURL(/\/login(\?|$)/)
  await expect(page.locator('body')).not.toContainText(email)
  for (const path of ['/mon-compte', '/revisions/cours-et-quiz']) {
    await page.goto(path)
    await page.waitForURL(/\/login\?next=/)
  }
})

test('the session cookie is kept from scripts and other sites, for its five years', async ({ request }) => {
  const email = aNewAddress()
  const answer = await request.post('/api/auth/sign-up', {
    data: { email, emailConfirmation: email, password, passwordConfirmation: password, conditions: 'on' },
  })
  expect(answer.status()).toBe(200)
  expect(answer.headers()['set-cookie']).toMatch(/^alveole-auth=.*; Max-Age=158112000;.*HttpOnly/)
  expect(answer.headers()['set-cookie']).toContain('SameSite=Lax')
})

test('an access token that is over is renewed without a word', async ({ page, context }) => {
  await signUp(page)
  const cookie = (await context.cookies()).find(({ name }) => name === 'alveole-auth')
  const auth = JSON.parse(decodeURIComponent(cookie!.value)) as Record<string, unknown>
  await context.addCookies([{ ...cookie!, value: encodeURIComponent(JSON.stringify({ ...auth, token: 'over' })) }])
  await page.goto('/mon-compte')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte')
  const renewed = (await context.cookies()).find(({ name }) => name === 'alveole-auth')
  expect(decodeURIComponent(renewed!.value)).not.toContain('"over"')
})

test('nobody is sent on to another site', async ({ page, baseURL }) => {
  for (const next of ['//evil.example/', 'https://evil.example/', '/\\evil.example'].map(encodeURIComponent)) {
    const email = aNewAddress()
    await page.goto(`/signup/signup-form?next=${next}`)
    await fillSignUp(page, email)
    await page.waitForURL('**/signup/successfull-signin')
    expect(new URL(page.url()).origin).toBe(baseURL)

    await logOut(page)
    await page.goto(`/login?next=${next}`)
    await fillLogIn(page, email)
    await page.waitForURL('**/revisions/cours-et-quiz')
    expect(new URL(page.url()).origin).toBe(baseURL)

    // A member who opens such a link is sent on at once.
    await page.goto(`/login?next=${next}`)
    expect(page.url()).toBe(`${baseURL}/revisions/cours-et-quiz`)
    await page.context().clearCookies()
  }
})

test('a form that comes from another site is refused', async ({ request }) => {
  const form = { email: aNewAddress(), password }
  const headers = { origin: 'https://evil.example' }
  expect((await request.post('/login', { form, headers })).status()).toBeGreaterThanOrEqual(400)
  expect((await request.post('/api/auth/local', { data: form, headers })).status()).toBe(403)
})
