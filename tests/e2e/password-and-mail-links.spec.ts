import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { APIRequestContext, Page } from 'playwright/test'
import { aNewsletterSubscription } from '../builders/a-newsletter-subscription.ts'
import { expect, test } from './fixtures.ts'
import { lastMail, linkTo, mailsTo } from './mailbox.ts'
import type { Product } from './start-product.ts'
import { aNewAddress, fillLogIn, fillSignUp, logOut, password, signUp } from './steps.ts'

test.use({ expectedErrors: /status of 4/ })

const newPassword = 'nouvelle-ruche-2026'
const submit = (page: Page) => page.locator('main form button[type=submit]').click()
const main = (page: Page) => page.locator('main')

const row = ({ dataDir }: Product, table: 'members' | 'newsletter_subscribers', email: string) => {
  const database = new DatabaseSync(join(dataDir, 'alveole.sqlite'), { readOnly: true })
  try {
    return database.prepare(`select * from ${table} where email = ?`).get(email)
  } finally {
    database.close()
  }
}

/** Asks for the mail that resets a password, and gives its link. */
const askForReset = async (page: Page, product: Product, email: string): Promise<string> => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  // Both pages have a field for the address.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe oublié')
  await page.locator('[name=email]').fill(email)
  await submit(page)
  await expect(main(page)).toContainText('Si un compte existe avec l’adresse')
  return linkTo(await lastMail(product, email, 'password-reset'), '/reset')
}

const choosePassword = async (page: Page, typed: string, again = typed): Promise<void> => {
  await page.locator('[name=password]').fill(typed)
  await page.locator('[name=passwordConfirmation]').fill(again)
  await submit(page)
}

/** Subscribes to the newsletter, with the puzzle that a browser solves, and gives the mail. */
const subscribeToNewsletter = async (request: APIRequestContext, product: Product) => {
  const email = aNewAddress()
  const { puzzle: challenge } = await (await request.get('/api/newsletter/challenge')).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  const recaptchaToken = btoa(JSON.stringify({ challenge, solution }))
  const answer = await request.post('/api/newsletter/subscribe', { data: aNewsletterSubscription({ email, recaptchaToken }) })
  expect(answer.status()).toBe(200)
  return { email, mail: await lastMail(product, email, 'free-sheets') }
}

for (const [name, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled })

    test('whoever signs up confirms their address with the link of the mail, once they say so', async ({ page, product }) => {
      const email = aNewAddress()
      await page.goto('/signup/signup-form')
      await fillSignUp(page, email)
      await page.waitForURL('**/signup/successfull-signin')
      await expect(main(page)).toContainText(`Nous avons envoyé un e-mail à ${email}`)

      await page.goto(linkTo(await lastMail(product, email, 'email-confirmation'), '/signup/successfull-signin'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmez votre adresse')
      expect(row(product, 'members', email)).toMatchObject({ email_confirmed_at: null })
      await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
      await expect(main(page)).toContainText('Votre adresse est confirmée')
      expect(row(product, 'members', email)).toMatchObject({ email_confirmed_at: expect.any(Number) })

      await page.goto('/signup/successfull-signin')
      await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click()
      await expect(main(page)).toContainText('Votre adresse est confirmée')
      expect(await mailsTo(product, email, 'email-confirmation')).toHaveLength(1)
    })

    test('the mail of confirmation is sent again, three times an hour', async ({ page, product }) => {
      const email = await signUp(page, '/signup/successfull-signin')
      for (let sent = 1; sent <= 3; sent += 1) {
        await page.goto('/signup/successfull-signin')
        await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click()
        await expect(main(page)).toContainText(`Un nouvel e-mail est parti pour ${email}`)
      }
      const mail = await lastMail(product, email, 'email-confirmation', 4)
      await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click()
      await expect(page.getByRole('alert')).toContainText(/Trop de tentatives\. Réessayez dans (59|60)\sminutes\./)

      await page.goto(linkTo(mail, '/signup/successfull-signin'))
      await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
      await expect(main(page)).toContainText('Votre adresse est confirmée')
    })

    test('a forgotten password is changed with the link of the mail, and whoever was logged in no longer is', async ({
      page,
      browser,
      baseURL,
      product,
    }) => {
      const email = await signUp(page)
      const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled })).newPage()
      const link = await askForReset(elsewhere, product, email)

      await elsewhere.goto(link)
      await choosePassword(elsewhere, newPassword, 'une-autre-ruche')
      await expect(main(elsewhere)).toContainText('Les mots de passe ne correspondent pas.')
      await choosePassword(elsewhere, newPassword)
      await elsewhere.waitForURL('**/login?reset')
      await expect(main(elsewhere)).toContainText('Votre mot de passe est changé')

      await page.goto('/mon-compte')
      await page.waitForURL(/\/login\?next=/)

      await fillLogIn(elsewhere, email, password)
      await expect(elsewhere.getByRole('alert')).toContainText('Email ou mot de passe incorrect.')
      await fillLogIn(elsewhere, email, newPassword)
      await elsewhere.waitForURL('**/revisions/cours-et-quiz')

      await page.goto(link)
      await choosePassword(page, 'encore-une-ruche')
      await expect(main(page)).toContainText('Ce lien n’est plus valable.')
      await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
      await page.waitForURL('**/forgot-password')
      await elsewhere.context().close()
    })

    test('the newsletter is confirmed and left with the links of the mail, not by opening them', async ({ page, request, product }) => {
      const { email, mail } = await subscribeToNewsletter(request, product)
      await page.goto(linkTo(mail, '/newsletter/confirm/'))
      expect(row(product, 'newsletter_subscribers', email)).toMatchObject({ confirmed_at: null })
      await submit(page)
      await expect(main(page)).toContainText('Votre inscription est confirmée')
      expect(row(product, 'newsletter_subscribers', email)).toMatchObject({ confirmed_at: expect.any(Number) })

      await page.goto(linkTo(mail, '/newsletter/unsubscribe/'))
      expect(row(product, 'newsletter_subscribers', email)).toBeDefined()
      await submit(page)
      await expect(main(page)).toContainText('vous ne recevrez plus nos conseils')
      expect(row(product, 'newsletter_subscribers', email)).toBeUndefined()

      await page.goto(linkTo(mail, '/newsletter/confirm/'))
      await submit(page)
      await expect(main(page)).toContainText('Cette inscription n’existe pas, ou n’existe plus.')
    })

    test('whoever tries too often is told when to try again, and what they typed stays', async ({ page, request }) => {
      const email = aNewAddress()
      for (let tries = 0; tries < 10; tries += 1) await request.post('/api/auth/local', { data: { email, password } })
      await page.goto('/login')
      await fillLogIn(page, email)
      await expect(page.getByRole('alert')).toContainText(/Trop de tentatives\. Réessayez dans 1[45]\sminutes\./)
      await expect(page.locator('[name=email]')).toHaveValue(email)
    })
  })
}

test('an address that nobody has is answered as one that somebody has, and gets no mail', async ({ page, product }) => {
  const known = await signUp(page)
  await logOut(page)
  const unknown = aNewAddress()
  const answers: string[] = []
  for (const email of [unknown, known]) {
    await page.goto('/forgot-password')
    await page.locator('[name=email]').fill(email)
    await submit(page)
    await expect(main(page)).toContainText(email)
    answers.push((await main(page).innerText()).replaceAll(email, 'lea@example.org'))
  }
  expect(answers[0]).toBe(answers[1])
  await lastMail(product, known, 'password-reset')
  expect(await mailsTo(product, unknown, 'password-reset')).toEqual([])
})

test('a form that is wrong says so beside its fields, and the focus goes to the list of them', async ({ page, product, axe }) => {
  await page.goto('/forgot-password')
  await page.locator('[name=email]').fill('lea@example')
  await submit(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.locator('#email-error')).toContainText('Email invalide.')
  await expect(page.locator('[name=email]')).toHaveValue('lea@example')
  await axe()

  const email = await signUp(page)
  await logOut(page)
  await page.goto(await askForReset(page, product, email))
  await choosePassword(page, 'ruche')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.locator('#password-error')).toContainText('Un mot de passe doit avoir au moins 8 caractères.')
  await axe()
})

test('one click in a mail program unsubscribes', async ({ request, product }) => {
  const { email, mail } = await subscribeToNewsletter(request, product)
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const { pathname } = new URL(/<([^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')
  for (const sent of [{ form: { 'List-Unsubscribe': 'One-Click' } }, { multipart: { 'List-Unsubscribe': 'One-Click' } }]) {
    const answer = await request.post(pathname, { ...sent, maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    expect(row(product, 'newsletter_subscribers', email)).toBeUndefined()
  }
})

test('the pages that mails lead to are accessible, and no search engine keeps them', async ({ page, product, request, axe }) => {
  const email = await signUp(page, '/signup/successfull-signin')
  const confirmation = await lastMail(product, email, 'email-confirmation')
  const { mail } = await subscribeToNewsletter(request, product)
  await axe()
  for (const link of [
    linkTo(confirmation, '/signup/successfull-signin'),
    linkTo(mail, '/newsletter/confirm/'),
    linkTo(mail, '/newsletter/unsubscribe/'),
    '/newsletter/confirm/nobody',
    '/reset?token=x',
    '/signup/successfull-signin?confirm=x',
  ]) {
    await page.goto(link)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await axe()
    if (link.startsWith('/reset')) await choosePassword(page, newPassword)
    else await submit(page)
    await expect(page.locator('main [role=status], main [role=alert]').first()).toBeVisible()
    await axe()
  }
})

test.describe('an English person', () => {
  test.use({ locale: 'en-GB' })

  test('resets their password in French, without another site being told, and goes on in English', async ({ page, product }) => {
    const email = await signUp(page)
    await logOut(page)
    await page.goto('/forgot-password')
    await page.locator('[name=email]').fill(email)
    await submit(page)
    await page.goto(linkTo(await lastMail(product, email, 'password-reset'), '/reset'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page).toHaveTitle('Nouveau mot de passe · Alvéole')
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'same-origin')
    await choosePassword(page, newPassword)
    await page.waitForURL('**/login?reset')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  })
})
