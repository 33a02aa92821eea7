import { openDatabase } from '../../adapters/database/open-database.ts'
import { SqlGiftCardRepository } from '../../adapters/database/sql-gift-card-repository.ts'
import { Sha256GiftCardCodes } from '../../adapters/security/sha256-gift-card-codes.ts'
import { formatGiftCardCode } from '../../domain/checkout/gift-card-code.ts'
import type { GiftCard } from '../../domain/checkout/gift-card.ts'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { aGiftCard } from '../builders/a-gift-card.ts'
import { expect, noJavaScript, test } from './fixtures.ts'
import { lastMail, mailsTo } from './mailbox.ts'
import type { Product } from './start-product.ts'
import { aNewAddress, fillLogIn, fillSignUp, password, signUp, stored, subscribe } from './steps.ts'

// A form that is refused answers 422, and Chromium writes a line about it.
test.use({ expectedErrors: /status of (422|404)/ })

const plain = async (page: Page): Promise<string> => (await page.locator('main').innerText()).replaceAll(/\s/g, ' ')
const expectText = (page: Page, text: string) => expect.poll(() => plain(page)).toContain(text)
/** What is answered to what somebody just did; a button that is busy has a status of its own. */
const expectStatus = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const submit = (page: Page) => page.locator('main form button[type=submit]').last().click()
const expectHeading = (page: Page, heading: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
const nothing = async () => {}

/** From a running subscription to none: two clicks to cancel, one to take it up again, two to withdraw. */
const cancelResumeWithdraw = async (page: Page, product: Product, look: () => Promise<void>): Promise<void> => {
  const email = await signUp(page)
  await subscribe(page, 'solo-monthly')
  await page.goto('/mon-compte')
  await expectText(page, 'Prix du renouvellement 11,99 €')
  await look()

  await page.getByRole('link', { name: /^Résilier/ }).click()
  await expectHeading(page, 'Résilier mon abonnement')
  await expectText(page, 'Accès jusqu’au')
  await expectText(page, 'Ne sera pas débité 11,99 € le')
  await look()
  await page.getByRole('button', { name: 'Résilier mon abonnement' }).click()
  await expectHeading(page, 'Votre abonnement est résilié')
  await expectText(page, 'Vous gardez tous vos accès jusqu’au')
  await look()
  expect((await lastMail(product, email, 'cancellation-confirmation')).subject).toBe('Votre formule Solo 1 mois est résiliée')

  await page.getByRole('link', { name: 'Revenir à mon compte' }).click()
  await expect(page.getByText('Abonnement résilié')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Résilier/ })).toHaveCount(0)
  await look()
  await page.getByRole('button', { name: /^Reprendre l’abonnement/ }).click()
  await expectStatus(page, 'Votre abonnement est repris')
  await expectText(page, 'Prix du renouvellement 11,99 €')

  await page.getByRole('link', { name: /^Renoncer au contrat ici/ }).click()
  await expectHeading(page, 'Renoncer au contrat')
  await expectText(page, 'Montant remboursé 11,99 €')
  await look()
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  await expectHeading(page, 'Vous avez renoncé au contrat')
  await expectText(page, 'Montant remboursé 11,99 €')
  await look()
  expect((await lastMail(product, email, 'withdrawal-confirmation')).subject).toMatch(/^Votre rétractation\s: 11,99\s€ vous seront remboursés$/)

  await page.goto('/mon-compte')
  await expectText(page, 'Pas d’abonnement en cours')
  await expectText(page, 'Remboursement 11,99 €')
  await expect(page.getByRole('link', { name: /^(Résilier|Renoncer)/ })).toHaveCount(0)
  await look()
}

test('a subscription is cancelled, taken up again and withdrawn from', async ({ page, product, axe }) => {
  await cancelResumeWithdraw(page, product, axe)
})

test.describe('without JavaScript', () => {
  test.use(noJavaScript)

  test('a subscription is cancelled, taken up again and withdrawn from', async ({ page, product }) => {
    await cancelResumeWithdraw(page, product, nothing)
  })

  test('an account changes its password and is deleted', async ({ page, product }) => {
    await changeAndDelete(page, product, nothing)
  })
})

test('what ends by itself says so, and has nothing to cancel', async ({ page }) => {
  await signUp(page)
  await subscribe(page, 'toeic-pack')
  await expectText(page, 'Il s’arrête de lui-même à cette date.')
  await page.goto('/mon-compte')
  await expectText(page, 'Il s’arrête de lui-même à cette date. Rien d’autre ne sera débité.')
  await expect(page.getByRole('link', { name: /^Résilier/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Renoncer au contrat ici/ })).toBeVisible()
})

test('a subscription is for its member only', async ({ page, browser, product }) => {
  const email = await signUp(page)
  await subscribe(page, 'solo-monthly')
  const [subscription] = stored(product, email).subscriptions
  const context = await browser.newContext({ baseURL: product.url })
  const stranger = await context.newPage()
  for (const path of ['resilier', 'renoncer']) {
    const address = `/mon-compte/abonnement/${subscription?.['id']}/${path}`
    await stranger.goto(address)
    expect(new URL(stranger.url()).searchParams.get('next')).toBe(address)
  }
  await signUp(stranger)
  for (const path of ['resilier', 'renoncer']) {
    expect((await stranger.goto(`/mon-compte/abonnement/${subscription?.['id']}/${path}`))?.status()).toBe(404)
  }
  await context.close()
})

test('the data of an account are a file', async ({ page }) => {
  const email = await signUp(page)
  await subscribe(page, 'solo-monthly')
  await page.goto('/mon-compte')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Télécharger mes données/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('alveole-mes-donnees.json')
  const held = JSON.parse(readFileSync(await download.path(), 'utf8')) as unknown
  expect(held).toMatchObject({ account: { email }, orders: [{ planId: 'solo-monthly', state: 'paid' }] })

  await page.context().clearCookies()
  await page.goto('/mon-compte/mes-donnees')
  await page.waitForURL('**/login?*')
})

const newPassword = 'autre-ruche-2026'

const changeAndDelete = async (page: Page, product: Product, look: () => Promise<void>): Promise<void> => {
  const email = await signUp(page)
  await subscribe(page, 'solo-monthly')
  await page.goto('/mon-compte')
  await page.getByRole('link', { name: 'Changer de mot de passe' }).click()
  await page.locator('[name=currentPassword]').fill('une-autre-ruche')
  await page.locator('[name=password]').fill(newPassword)
  await page.locator('[name=passwordConfirmation]').fill(newPassword)
  await submit(page)
  await expect(page.locator('#currentPassword-error')).toContainText('Mot de passe incorrect.')
  await look()
  await page.locator('[name=currentPassword]').fill(password)
  await page.locator('[name=password]').fill(newPassword)
  await page.locator('[name=passwordConfirmation]').fill(newPassword)
  await submit(page)
  await expectHeading(page, 'Votre mot de passe est changé')
  await lastMail(product, email, 'password-changed')

  await page.getByRole('link', { name: 'Revenir à mon compte' }).click()
  await page.getByRole('link', { name: 'Supprimer mon compte' }).click()
  await expectHeading(page, 'Supprimer mon compte')
  await expectText(page, 'Vous perdrez votre abonnement Solo 1 mois')
  await page.locator('[name=password]').fill(password)
  await submit(page)
  await expect(page.locator('#password-error')).toContainText('Mot de passe incorrect.')
  await look()
  await page.locator('[name=password]').fill(newPassword)
  await submit(page)
  await expectHeading(page, 'Votre compte est supprimé')
  await look()
  await lastMail(product, email, 'account-deleted')

  await page.goto('/mon-compte')
  await page.waitForURL('**/login?*')
  await fillLogIn(page, email, newPassword)
  await expect(page.getByRole('alert')).toContainText('Email ou mot de passe incorrect.')
}

test('an account changes its password and is deleted', async ({ page, product, axe }) => {
  await changeAndDelete(page, product, axe)
})

test('a session is closed from another one', async ({ page, browser, product }) => {
  const email = await signUp(page)
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: product.url })))
  const elsewhere = await Promise.all(contexts.map((context) => context.newPage()))
  for (const other of elsewhere) {
    await other.goto('/login?next=/mon-compte')
    await fillLogIn(other, email)
    await other.waitForURL(({ pathname }) => pathname === '/mon-compte')
  }
  await page.goto('/mon-compte')
  const close = page.getByRole('button', { name: /^Fermer : Connexion du/ })
  await expect(close).toHaveCount(2)
  await close.first().click()
  await expectStatus(page, 'La connexion est fermée.')
  await expect(close).toHaveCount(1)
  await page.getByRole('button', { name: 'Fermer toutes les autres connexions' }).click()
  await expectStatus(page, 'Toutes les autres connexions sont fermées.')
  await expect(close).toHaveCount(0)
  for (const other of elsewhere) {
    await other.goto('/mon-compte')
    await other.waitForURL('**/login?*')
  }
  await Promise.all(contexts.map((context) => context.close()))
})

const codes = new Sha256GiftCardCodes()

/** Issues a card in the product's own database, and gives its printed code. */
const issueGiftCard = async ({ dataDir }: Product, changes: Partial<GiftCard> = {}): Promise<string> => {
  const code = codes.next()
  const database = openDatabase({ databaseUrl: null, dataDir })
  try {
    await new SqlGiftCardRepository(database).add([aGiftCard({ fingerprint: await codes.fingerprint(code), ...changes })])
  } finally {
    await database.db.destroy()
  }
  return formatGiftCardCode(code)
}

test('a gift card gives its plan once', async ({ page, product, axe }) => {
  const code = await issueGiftCard(product)
  await page.goto('/validation-buybox')
  await axe()
  await page.locator('main').getByRole('link', { name: 'Créer un compte' }).click()
  const email = aNewAddress()
  await fillSignUp(page, email)
  await page.waitForURL('**/validation-buybox')

  await submit(page)
  await expect(page.locator('#code-error')).toContainText('Ce champ est requis.')
  await expect(page.locator('#immediateAccess-error')).toContainText('Vous devez accepter ces conditions')
  await axe()
  await page.locator('[name=code]').fill('0000-0000-0000-0000')
  await page.locator('[name=immediateAccess]').check()
  await submit(page)
  await expect(page.locator('#code-error')).toContainText('Nous ne trouvons pas ce code.')
  await expect(page.locator('[name=code]')).toHaveValue('0000-0000-0000-0000')

  await page.locator('[name=code]').fill(code.toLowerCase().replaceAll('-', ' '))
  await submit(page)
  await expectHeading(page, 'Votre carte cadeau est activée')
  await expect.poll(() => plain(page)).toMatch(/Formule Solo 12 mois Début .* Fin .* Elle s’arrête d’elle-même à cette date/)
  await axe()
  expect(stored(product, email).subscriptions).toHaveLength(1)
  await lastMail(product, email, 'receipt')

  await page.goto('/validation-buybox')
  await page.locator('[name=code]').fill(code)
  await page.locator('[name=immediateAccess]').check()
  await submit(page)
  await expect(page.locator('#code-error')).toContainText('Cette carte cadeau a déjà été utilisée.')
  expect(stored(product, email).subscriptions).toHaveLength(1)
  expect(await mailsTo(product, email, 'receipt')).toHaveLength(1)

  await page.goto('/mon-compte')
  await expect(page.getByRole('link', { name: /^(Résilier|Renoncer)/ })).toHaveCount(0)
})

test('a gift card that expired gives nothing', async ({ page, product }) => {
  const code = await issueGiftCard(product, { expiresAt: Date.now() - 1 })
  const email = await signUp(page, '/validation-buybox')
  await page.locator('[name=code]').fill(code)
  await page.locator('[name=immediateAccess]').check()
  await submit(page)
  await expect(page.locator('#code-error')).toContainText('Cette carte cadeau n’est plus valable.')
  expect(stored(product, email).subscriptions).toHaveLength(0)
})
