import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { aNewAddress, answerQuestion, chapters, fillLogIn, finishQuiz, goOn, order, password, pay, signUp, startQuiz } from './steps.ts'

// A form that is refused and a page that is not there are among the pages looked at.
test.use({ expectedErrors: /status of 4/ })

const fitsItsWidth = async (page: Page): Promise<void> => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** axe leaves the drawn formulas aside: that their text reads well is known from the text around them. */
const formulasAreColouredAsText = async (page: Page): Promise<void> => {
  const others = await page.locator('.katex-html').evaluateAll((formulas) =>
    formulas.filter((formula) => {
      const around = formula.closest('.katex')?.parentElement
      return !around || getComputedStyle(formula).color !== getComputedStyle(around).color
    }).length,
  )
  expect(others, `formulas of ${page.url()} in another colour than their text`).toBe(0)
}

type Look = () => Promise<void>

const readingPages = async (page: Page, look: Look): Promise<void> => {
  for (const path of ['/', '/premium', '/revisions', '/revisions/mathematiques-premiere', chapters.free, chapters.locked, '/login', '/signup', '/conditions-d-utilisation', '/nulle-part']) {
    await page.goto(path)
    await look()
  }
}

const formsAndQuiz = async (page: Page, look: Look): Promise<void> => {
  await page.goto('/signup/signup-form')
  await page.locator('main form button[type=submit]').click()
  await page.getByRole('alert').first().waitFor()
  await look()
  await startQuiz(page, chapters.free)
  await look()
  await answerQuestion(page)
  await look()
  await goOn(page)
  await finishQuiz(page)
  await look()
  await page.goto('/login')
  await fillLogIn(page, 'lea@example', '')
  await page.getByRole('alert').first().waitFor()
  await look()
}

const membersPages = async (page: Page, look: Look): Promise<void> => {
  await signUp(page, '/premium/checkout/solo-yearly')
  await look()
  await page.goto('/mon-compte')
  await look()
  await order(page, 'solo-monthly')
  await look()
  await pay(page, { outcome: 'declined' })
  await page.waitForURL('**/subscribe-failed?*')
  await look()
}

// Every route is looked at on a light phone (every-route.spec.ts), and every component in every dress (the stories).
for (const [name, width, colorScheme] of [
  ['phone', 360, 'dark'],
  ['desktop', 1440, 'light'],
] as const) {
  test.describe(`on a ${name}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })

    for (const [pages, visit] of Object.entries({ readingPages, formsAndQuiz, membersPages })) {
      test(`${pages.replaceAll(/([A-Z])/g, ' $1').toLowerCase()} are accessible and fit the screen`, async ({ page, axe }) => {
        test.setTimeout(180_000)
        await visit(page, async () => {
          await axe()
          await fitsItsWidth(page)
          await formulasAreColouredAsText(page)
        })
      })
    }
  })
}

test('from the offers to the payment with the keyboard alone', async ({ page }) => {
  await page.goto('/premium')
  const tabTo = async (selector: string): Promise<void> => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`80 times Tab did not reach ${selector}`)
  }
  await tabTo('a[href="/premium/checkout/solo-monthly"]')
  await page.keyboard.press('Enter')

  await page.waitForURL('**/signup/signup-form?*')
  const email = aNewAddress()
  for (const [name, typed] of [
    ['email', email],
    ['emailConfirmation', email],
    ['password', password],
    ['passwordConfirmation', password],
  ] as const) {
    await tabTo(`[name=${name}]`)
    await page.keyboard.type(typed)
  }
  await tabTo('[name=conditions]')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await page.waitForURL('**/premium/checkout/solo-monthly')
  await tabTo('[name=immediateAccess]')
  await page.keyboard.press('Space')
  await tabTo('button[value=order]')
  await page.keyboard.press('Enter')

  await page.waitForURL('**/paiement-test/*')
  await tabTo('[name=outcome]:checked')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/subscribe-success')
})
