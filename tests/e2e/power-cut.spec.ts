import { expect, test } from './fixtures.ts'
import { answerQuestion, chapters, expectOneSubscription, goOn, order, pay, signUp, startQuiz, stored } from './steps.ts'

/** The page itself, or the data that a page with scripts asks for. */
const returnAddress = /\/validatePayment(\.data)?\?/

// These tests stop the product: each worker has its own, where they run one after the other.
test('killed between the callback and the return page, nothing is lost and nothing is charged twice', async ({ page, product }) => {
  const email = await signUp(page)
  await order(page, 'solo-yearly')
  // The person is on the way back when the power goes: the return page is never reached.
  const returned = page.waitForRequest(returnAddress)
  await page.route(returnAddress, (route) => route.abort())
  const paymentPage = page.url()
  await pay(page).catch(() => undefined)
  const returnUrl = (await returned).url()
  expectOneSubscription(product, email)
  await product.kill9()
  await product.restart()

  await page.unroute(returnAddress)
  await page.goto(returnUrl.replace('/validatePayment.data', '/validatePayment'))
  await page.waitForURL('**/subscribe-success')
  expectOneSubscription(product, email)

  // Going back to the payment page cannot charge again.
  await page.goto(paymentPage)
  await pay(page)
  await expect(page.getByRole('alert')).toContainText('Ce paiement a déjà été effectué.')
  expectOneSubscription(product, email)
})

test('killed before the callback was sent, the payment is found all the same', async ({ page, product }) => {
  const email = await signUp(page)
  await order(page, 'solo-yearly')
  const returned = page.waitForRequest(returnAddress)
  await page.route(returnAddress, (route) => route.abort())
  await pay(page, { callback: 'after-return' }).catch(() => undefined)
  await returned
  expect(stored(product, email).subscriptions).toHaveLength(0)
  await product.kill9()
  await product.restart()

  // Nobody opens the return page: the callback that was due is sent after the restart.
  await expect.poll(() => stored(product, email).subscriptions.length).toBe(1)
  expectOneSubscription(product, email)
  await page.unroute(returnAddress)
  await page.goto('/mon-compte')
  await expect(page.getByText('Abonnement en cours')).toBeVisible()
})

test('killed in the middle of a quiz, the answers are kept and the quiz goes on where it was', async ({ page, product }) => {
  const email = await signUp(page)
  await startQuiz(page, chapters.free)
  for (let answered = 0; answered < 3; answered += 1) {
    await answerQuestion(page)
    await goOn(page)
  }
  const question = await page.locator('[name=questionId]').inputValue()
  await product.kill9()
  await product.restart()
  await startQuiz(page, chapters.free)
  await expect(page.locator('main')).toContainText('3 réponses données sur 10')
  await expect(page.locator('main')).toContainText('Question 4 sur 10')
  expect(await page.locator('[name=questionId]').inputValue()).toBe(question)
  expect(stored(product, email).answers).toHaveLength(3)
})

// A navigation that a test aborts, or that a stopped product cannot answer, is an error that Chromium writes about.
test.use({ expectedErrors: /net::ERR_|Error loading route module|status of 4|Failed to fetch|NetworkError/ })
