import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { answerQuestion, chapters, order, signUp, startQuiz } from './steps.ts'

// A form that is refused and a page that is not there are among the pages looked at.
test.use({ expectedErrors: /status of 4/ })

const fitsItsWidth = async (page: Page): Promise<void> => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
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
}

const membersPages = async (page: Page, look: Look): Promise<void> => {
  await signUp(page, '/premium/checkout/solo-yearly')
  await look()
  await page.goto('/mon-compte')
  await look()
  await order(page, 'solo-monthly')
  await look()
}

for (const [name, width] of [
  ['phone', 360],
  ['desktop', 1440],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })

      for (const [pages, visit] of Object.entries({ readingPages, formsAndQuiz, membersPages })) {
        test(`${pages.replaceAll(/([A-Z])/g, ' $1').toLowerCase()} are accessible and fit the screen`, async ({ page, axe }) => {
          test.setTimeout(180_000)
          await visit(page, async () => {
            await axe()
            await fitsItsWidth(page)
          })
        })
      }
    })
  }
}

test('from the offers to the payment page with the keyboard alone', async ({ page }) => {
  await signUp(page, '/premium')
  const tabTo = async (selector: string): Promise<void> => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`80 times Tab did not reach ${selector}`)
  }
  await tabTo('a[href="/premium/checkout/solo-monthly"]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/premium/checkout/solo-monthly')
  await tabTo('[name=immediateAccess]')
  await page.keyboard.press('Space')
  await tabTo('button[value=order]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/paiement-test/*')
})
