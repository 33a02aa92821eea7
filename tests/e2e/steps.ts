/** What people do in several tests, in the words of the page's language. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import type { Product } from './start-product.ts'
import { expect } from './fixtures.ts'

let people = 0

/** An address that no other test uses. */
export const aNewAddress = (): string => {
  people += 1
  return `lea.${process.pid}.${people}@example.org`
}

export const password = 'ruche-dorée-2026'

export const chapters = {
  free: '/revisions/mathematiques-premiere/algebre/second-degre',
  locked: '/revisions/mathematiques-premiere/algebre/suites-numeriques',
} as const

/** Fills the sign-up form that is open, and sends it. */
export const fillSignUp = async (page: Page, email: string): Promise<void> => {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=emailConfirmation]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=passwordConfirmation]').fill(password)
  await page.locator('[name=conditions]').check()
  await page.locator('main form button[type=submit]').click()
}

/** Fills the log-in form that is open, and sends it. */
export const fillLogIn = async (page: Page, email: string, typed: string = password): Promise<void> => {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(typed)
  await page.locator('main form button[type=submit]').click()
}

export const logOut = async (page: Page): Promise<void> => {
  await page.goto('/mon-compte')
  await page.locator('main form[action="/logout"] button').click()
  await page.waitForURL('**/login')
}

export const signUp = async (page: Page, next = '/mon-compte'): Promise<string> => {
  const email = aNewAddress()
  await page.goto(`/signup/signup-form?next=${encodeURIComponent(next)}`)
  await fillSignUp(page, email)
  await page.waitForURL((url) => url.pathname + url.search === next)
  return email
}

/** From a checkout page to the sandbox's payment page. */
export const order = async (page: Page, offer: string): Promise<void> => {
  await page.goto(`/premium/checkout/${offer}`)
  await page.locator('[name=immediateAccess]').check()
  await page.locator('button[value=order]').click()
  await page.waitForURL('**/paiement-test/*')
}

type Ending = { outcome?: string; callback?: string; copies?: string }

/** Ends the payment on the sandbox's page. */
export const pay = async (page: Page, { outcome = 'succeeded', callback = 'before-return', copies = '1' }: Ending = {}): Promise<void> => {
  await page.locator(`[name=outcome][value=${outcome}]`).check()
  await page.locator('[name=callback]').selectOption(callback)
  await page.locator('[name=copies]').selectOption(copies)
  await page.locator('main form button[type=submit]').click()
}

export const subscribe = async (page: Page, offer = 'solo-yearly'): Promise<void> => {
  await order(page, offer)
  await pay(page)
  await page.waitForURL('**/subscribe-success')
}

/** Answers the question that is open, somehow, and goes on to the explanation. */
export const answerQuestion = async (page: Page): Promise<void> => {
  const field = page.locator('[name=response]').first()
  const type = await field.getAttribute('type')
  if (type === 'radio' || type === 'checkbox') await field.check()
  else await field.fill('12')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**question=*')
  await page.locator('main form').waitFor({ state: 'detached' })
}

/** Goes on from an explanation: to the next question, or to the result. */
export const goOn = async (page: Page): Promise<void> => {
  await page.locator('main a[href*="/quiz/"]').last().click()
  // A question and the result have a form, an explanation has none.
  await page.locator('main form').first().waitFor()
}

/** From a chapter's quiz page to the question where its quiz is. */
export const beginQuiz = async (page: Page): Promise<void> => {
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/quiz/*')
  await page.locator('[name=response]').first().waitFor({ state: 'attached' })
}

export const startQuiz = async (page: Page, chapter: string): Promise<void> => {
  await page.goto(`${chapter}/quiz`)
  await beginQuiz(page)
}

/** From a question to the result: tells how many were answered. */
export const finishQuiz = async (page: Page, seeExplanation: () => Promise<void> = async () => {}): Promise<number> => {
  let answered = 0
  while ((await page.locator('[name=response]').count()) > 0) {
    await answerQuestion(page)
    await seeExplanation()
    await goOn(page)
    answered += 1
  }
  return answered
}

/** What the product has stored about the orders and subscriptions of one person. */
export const stored = (product: Product, email: string) => {
  const database = new DatabaseSync(join(product.dataDir, 'alveole.sqlite'), { readOnly: true })
  try {
    const read = (table: 'orders' | 'subscriptions') =>
      database
        .prepare(`select ${table}.* from ${table} join members on members.id = ${table}.member_id where members.email = ?`)
        .all(email)
    const [callbacks] = database
      .prepare(
        'select sum(callbacks_left) as total from sandbox_payments join orders on orders.id = order_id join members on members.id = orders.member_id where members.email = ?',
      )
      .all(email)
    return {
      orders: read('orders'),
      subscriptions: read('subscriptions'),
      callbacksLeft: callbacks?.['total'] ?? null,
      answers: database
        .prepare(
          'select question_id from quiz_answers join quiz_attempts on quiz_attempts.id = attempt_id join members on members.id = owner_id where members.email = ?',
        )
        .all(email),
    }
  } finally {
    database.close()
  }
}

export const expectOneSubscription = (product: Product, email: string): void => {
  const { orders, subscriptions } = stored(product, email)
  expect(subscriptions).toHaveLength(1)
  expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(1)
}
