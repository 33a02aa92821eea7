import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { goOn, startQuiz } from './steps.ts'

test.use({ productEnv: { CONTENT_DIR: join(import.meta.dirname, 'library-to-order-and-match') }, expectedErrors: /status of 4/ })

const chapter = '/revisions/histoire/dates/revolution'
const inOrder = ['Ouverture des États généraux', 'Prise de la Bastille', 'Proclamation de la République']
const years = { 'Prise de la Bastille': '1789', 'Proclamation de la République': '1792', 'Sacre de Napoléon': '1804' }

/** The letter that stands before a text. */
const letterOf = async (page: Page, text: string): Promise<string> =>
  (await page.locator('main form li', { hasText: text }).locator('span').first().innerText()).trim()

const submit = (page: Page) => page.locator('main form button[type=submit]').click()
const explanation = (page: Page) => page.locator('main form').waitFor({ state: 'detached' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('items are put in order and pairs matched, and the choices made stay when one is missing', async ({ page, axe }) => {
      await startQuiz(page, chapter)
      if (javaScriptEnabled) await axe()
      const [first, second, third] = [page.getByLabel('Place 1'), page.getByLabel('Place 2'), page.getByLabel('Place 3')]
      await first.selectOption({ label: await letterOf(page, inOrder[0]!) })
      await third.selectOption({ label: await letterOf(page, inOrder[2]!) })
      const label = await page.getByText('Place 1').boundingBox()
      expect(label!.height, 'the label stands on one line').toBeLessThan(40)
      const chosen = await first.inputValue()
      await submit(page)
      await expect(page.locator('main')).toContainText('Faites un choix dans chaque liste avant de valider.')
      await expect(first).toHaveValue(chosen)
      await second.selectOption({ label: await letterOf(page, inOrder[0]!) })
      await submit(page)
      await expect(page.locator('main')).toContainText('Utilisez chaque proposition une seule fois.')
      await second.selectOption({ label: await letterOf(page, inOrder[1]!) })
      await submit(page)
      await explanation(page)
      await expect(page.locator('main')).toContainText(inOrder.join(' → '))
      await goOn(page)

      if (javaScriptEnabled) await axe()
      for (const [event, year] of Object.entries(years)) {
        await page.getByLabel(event).selectOption({ label: await letterOf(page, year) })
      }
      await submit(page)
      await explanation(page)
      await goOn(page)
      await expect(page.locator('main')).toContainText('Compétence par compétence')
      await expect(page.locator('main')).toContainText(/2\s*(sur|\/)\s*2/)
    })
  })
}

test('the page that asks does not tell the answer by the names of its choices', async ({ page }) => {
  await startQuiz(page, chapter)
  const values = await page.getByLabel('Place 1').locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(values).toEqual(['', '1', '2', '3'])
  const shown = await page.locator('main form li').allInnerTexts()
  expect(shown.map((text) => text.replace(/^[A-C]\s+/, ''))).not.toEqual(inOrder)
})
