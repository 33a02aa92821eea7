/** The knowledge library, searched and narrowed down; and the home of a member, with what they began. */
import { expect, noJavaScript, test } from './fixtures.ts'
import { answerQuestion, beginQuiz, chapters, finishQuiz, goOn, signUp, startQuiz, subscribe } from './steps.ts'

const library = '/revisions/bibliotheque-des-savoirs'
const home = '/revisions/cours-et-quiz'

test.describe('the library', () => {
  test('holds everything; what is typed narrows it down, accents forgiven, and the address follows', async ({ page, axe }) => {
    await page.goto(library)
    await expect(page.getByRole('heading', { level: 1, name: 'Bibliothèque des savoirs' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
    await axe()
    const box = page.getByRole('searchbox', { name: 'Chercher dans la bibliothèque' })
    await box.pressSequentially('derivation')
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('La dérivation')
    await page.waitForURL((url) => url.searchParams.get('q') === 'derivation')
    await expect(box).toBeFocused()
    await page.getByRole('combobox', { name: 'Type de contenu' }).selectOption('quiz')
    await page.waitForURL((url) => url.searchParams.get('kind') === 'quiz')
    await expect(page.getByRole('link', { name: 'Quiz : La dérivation' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'La dérivation', exact: true })).toHaveCount(0)
    await page.reload()
    await expect(box).toHaveValue('derivation')
    await expect(page.getByRole('combobox', { name: 'Type de contenu' })).toHaveValue('quiz')
    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
    await page.waitForURL((url) => !url.searchParams.get('q'))
    await expect(page.getByRole('link', { name: 'Quiz : Le second degré' })).toBeVisible()
  })

  test('is narrowed down by level and subject, and every result opens', async ({ page }) => {
    await page.goto(`${library}?level=troisieme`)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toContainText('3e · Français')
    await expect(cards.filter({ hasText: 'Mathématiques' })).toHaveCount(0)
    for (const href of await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      expect((await page.request.get(href ?? '')).status(), href ?? '').toBe(200)
    }
    await page.goto(`${library}?level=troisieme&subject=mathematics`)
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    await page.getByRole('link', { name: 'Voir toute la bibliothèque' }).click()
    await expect(cards).not.toHaveCount(0)
  })

  test('shows of a locked chapter its title and no sentence of its course, and does not find it by one', async ({ page, request }) => {
    await page.goto(`${library}?q=suites`)
    const course = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Les suites numériques', exact: true }) })
    await expect(course).toContainText('Avec abonnement')
    for (const address of [`${library}?q=suites`, `${library}.data?q=suites`, library]) {
      expect(await (await request.get(address)).text()).not.toContain('associe à chaque entier naturel')
    }
    await page.goto(`${library}?q=${encodeURIComponent('associe à chaque entier naturel')}`)
    await expect(page.getByRole('link', { name: 'Les suites numériques', exact: true })).toHaveCount(0)
  })

  test('takes any text: other scripts, signs, and far too much of it', async ({ page, request, axe }) => {
    for (const text of ['北京 🐝', '" OR * --', '%', '𝕏'.repeat(150), `${'é'.repeat(199)}😀`, 'a'.repeat(5000), '\u0000', '((((']) {
      const answer = await request.get(`${library}?q=${encodeURIComponent(text)}`)
      expect(answer.status(), text.slice(0, 20)).toBe(200)
    }
    expect((await request.get(`${library}?q=%FF%FE&level=%22&page=0`)).status()).toBe(200)
    await page.goto(`${library}?q=xylophone`)
    await expect(page.getByRole('heading', { name: 'Rien ne correspond à cette recherche' })).toBeVisible()
    await axe()
  })

  test('is in English too, at 360 px', async ({ page, axe }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${library}?lang=en&q=quadratic`)
    await expect(page.getByRole('heading', { level: 1, name: 'Knowledge library' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await axe()
  })

  test.describe('without JavaScript', () => {
    test.use(noJavaScript)

    test('is a form', async ({ page }) => {
      await page.goto(library)
      await page.getByRole('searchbox').fill('degré')
      await page.getByRole('combobox', { name: 'Matière' }).selectOption('mathematics')
      await page.getByRole('button', { name: 'Rechercher' }).click()
      await page.waitForURL((url) => url.searchParams.get('subject') === 'mathematics')
      await expect(page.getByRole('link', { name: 'Le second degré', exact: true })).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue('degré')
      await expect(page.getByRole('combobox', { name: 'Matière' })).toHaveValue('mathematics')
    })
  })
})

test.describe('the home of a member', () => {
  test('has what was begun, what comes next and how it went', async ({ page, axe }) => {
    await signUp(page, home)
    await expect(page.getByRole('heading', { level: 1, name: 'Mes révisions' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'À reprendre' })).toHaveCount(0)

    await startQuiz(page, chapters.free)
    await answerQuestion(page)
    await page.goto(home)
    await expect(page.getByText('Vous avez 1 quiz à reprendre.')).toBeVisible()
    const resume = page.getByRole('link', { name: 'Quiz : Le second degré' })
    await expect(page.getByRole('progressbar', { name: /^1 réponses? sur \d+/ })).toBeVisible()
    await axe()
    await resume.click()
    await page.waitForURL((url) => url.pathname.startsWith(`${chapters.free}/quiz/`))
    await page.locator('[name=response]').first().waitFor({ state: 'attached' })
    await finishQuiz(page)

    await page.goto(home)
    await expect(page.getByRole('heading', { name: 'À reprendre' })).toHaveCount(0)
    const results = page.getByRole('heading', { name: 'Mes derniers résultats' })
    await expect(results).toBeVisible()
    await expect(page.getByRole('link', { name: 'Le second degré : voir le résultat' })).toContainText(/\d+ sur \d+/)
    await expect(page.getByText('La suite de ce que vous avez commencé.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Les suites numériques' })).toBeVisible()
    await axe()
  })

  test('what comes next is of the level of the profile, open to a subscriber', async ({ page }) => {
    await signUp(page, home)
    const { status } = await page.evaluate(async () => {
      const answer = await fetch('/api/profile', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ levelOfEducation: { value: 'troisieme' } }),
      })
      return { status: answer.status }
    })
    expect(status).toBeLessThan(300)
    await page.goto(home)
    await expect(page.getByText('Pour votre niveau : 3e.')).toBeVisible()
    await subscribe(page)
    await startQuiz(page, '/revisions/francais-troisieme/langue/propositions-subordonnees')
    await answerQuestion(page)
    await goOn(page)
    await page.goto(home)
    const next = page.locator('section', { has: page.getByRole('heading', { name: 'À faire ensuite' }) })
    await expect(next.getByRole('link', { name: 'Les figures de style' })).toBeVisible()
    await expect(next).toContainText('Ouvert')
  })

  test('a visitor keeps the shelf of books', async ({ page }) => {
    await page.goto('/revisions')
    await expect(page.getByRole('heading', { level: 1, name: 'Cours et quiz' })).toBeVisible()
    await page.goto(`${chapters.free}/quiz`)
    await beginQuiz(page)
    await page.goto('/revisions')
    await expect(page.getByRole('heading', { name: 'À reprendre' })).toHaveCount(0)
  })

  test.describe('without JavaScript', () => {
    test.use(noJavaScript)

    test('is the same page', async ({ page }) => {
      await signUp(page, home)
      await startQuiz(page, chapters.free)
      await page.goto(home)
      await expect(page.getByRole('link', { name: 'Quiz : Le second degré' })).toBeVisible()
    })
  })
})
