import { XMLParser } from 'fast-xml-parser'
import type { Page } from 'playwright/test'
import { libraryOfPages } from './a-library-of-pages.ts'
import { expect, noJavaScript, test } from './fixtures.ts'

const names = { partners: ['ville-de-lyon'], partnerPagePath: '/espace/maison-des-parents' }

test.use({ productEnv: { CONTENT_DIR: libraryOfPages, SITE_NAMES: JSON.stringify(names) }, expectedErrors: /status of 404/, locale: 'fr-FR' })

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const titlesOfCards = (page: Page) => page.locator('main article').getByRole('heading', { level: 2 }).allTextContents()
const expectCrumbs = (page: Page, crumbs: string[]) =>
  expect(page.getByRole('navigation', { name: /Fil d’Ariane|Breadcrumb/ }).getByRole('listitem')).toHaveText(crumbs)

const fitsItsWidth = async (page: Page): Promise<void> => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
}

test.describe('a tree of pages', () => {
  test.use(noJavaScript)

  test('is browsed from its top to a page, to the one beside it, and back', async ({ page }) => {
    await page.goto('/bac')
    await expect(titleOf(page)).toHaveText('Le bac')
    expect(await page.locator('main article h3').allTextContents()).toEqual(['L’écrit', 'L’oral'])

    await page.getByRole('main').getByRole('link', { name: 'L’écrit' }).click()
    await expect(titleOf(page)).toHaveText('L’écrit')
    await expectCrumbs(page, ['Le bac', 'L’écrit'])

    await page.getByRole('navigation', { name: 'Pages voisines' }).getByRole('link', { name: 'Oral' }).click()
    await expect(titleOf(page)).toHaveText('L’oral')

    await page.getByRole('main').getByRole('link', { name: 'Le jury' }).click()
    await expectCrumbs(page, ['Le bac', 'Oral', 'Le jury'])

    await page.getByRole('link', { name: 'Pour finir' }).first().click()
    expect(new URL(page.url()).hash).toBe('#pour-finir')
    await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Le bac' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/bac')
  })

  for (const [address, title] of [
    ['/explorer/college/sixieme', 'La sixième'],
    ['/orientation/parcoursup/voeux', 'Les vœux'],
    ['/espace-presse/2026', 'Communiqués de 2026'],
    ['/BAC/Oral', 'L’oral'],
    ['/bac/oral/', 'L’oral'],
    ['/gar/mentions-informations-RGPD', 'Données personnelles'],
    ['/gar/mentions-informations-rgpd', 'Données personnelles'],
    ['/cned/mentions-legales-application-cned', 'Mentions légales de l’application'],
    ['/regles-de-confidentialite', 'Règles de confidentialité'],
    ['/terms', 'Conditions'],
    ['/seo/reussite-scolaire', 'La réussite scolaire'],
    ['/revisions/tests-et-concours', 'Tests et concours'],
  ] as const) {
    test(`has a page at ${address}`, async ({ page }) => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      await expect(titleOf(page)).toHaveText(title)
    })
  }

  test('is in English where that is asked for, at the same address', async ({ page }) => {
    await page.goto('/bac/oral?lang=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(titleOf(page)).toHaveText('The oral')
    await expectCrumbs(page, ['The bac', 'Oral'])
  })

  test('has nothing where nothing was written', async ({ page, request }) => {
    for (const address of [
      '/bac/nulle-part', '/brevet/nulle-part', '/explorer/nulle-part', '/orientation/parcoursup/nulle-part', '/espace-presse/nulle-part',
      '/nos-engagements/nulle-part', '/orientation/box/nulle-part', '/orientation/sponsorinfos/nulle-part', '/revisions/intro/nulle-part',
      '/partenaires/nulle-part', '/gar/nulle-part', '/bac/%C3%A9%25', '/bac/oral%2Fjury', '/bac/ecrit/sujets',
      '/blog/4', '/blog/0', '/blog/methode/3', '/blog/nulle-part', '/blog/methode/2/2',
      '/blog/articles/2026-09-30', '/blog/articles/2026-02-30', '/blog/articles/hier',
      '/blog/articles/2026-09-01/nulle-part', '/blog/articles/2026-09-02/article-1',
    ]) {
      expect((await request.get(address)).status(), address).toBe(404)
    }
    await page.goto('/bac/nulle-part')
    await expect(titleOf(page)).toHaveText('Cette page est introuvable')
  })
})

test('what is written leads to the library', async ({ page }) => {
  await page.goto('/revisions/intro')
  await page.getByRole('main').getByRole('link', { name: 'Le second degré' }).click()
  await expect(titleOf(page)).toHaveText('Le second degré')
  await expectCrumbs(page, ['Cours et quiz', 'Par où commencer', 'Le second degré'])
  await page.getByRole('main').getByRole('link', { name: 'Second degré', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/revisions/mathematiques-premiere/algebre/second-degre')

  await page.goto('/revisions/diplomes')
  await page.getByRole('main').getByRole('link', { name: 'Mathématiques' }).click()
  await page.waitForURL((url) => url.pathname === '/revisions/mathematiques-premiere')
})

test('a book is found under its former name, for good', async ({ request }) => {
  for (const [former, today] of [
    ['/revisions/maths-premiere?lang=fr', '/revisions/mathematiques-premiere?lang=fr'],
    ['/revisions/maths-premiere/algebre', '/revisions/mathematiques-premiere/algebre'],
  ] as const) {
    const answer = await request.get(former, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, today])
  }
  expect((await request.get('/revisions/inconnu', { maxRedirects: 0 })).status()).toBe(404)
})

test('information of a partner is told as such, in the list and on its page', async ({ page }) => {
  await page.goto('/orientation/sponsorinfos')
  await expect(page.getByText('Information d’un partenaire : Onisep')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Journée des métiers' }).click()
  await expect(page.getByText('Information d’un partenaire', { exact: true })).toBeVisible()
  await expect(page.getByText('Cette information est fournie par Onisep.', { exact: false })).toBeVisible()
})

test.describe('the partners', () => {
  test('have a page each, written or not, which leads to the revisions', async ({ page }) => {
    await page.goto('/partenaires')
    expect(await page.locator('main article h3').allTextContents()).toEqual(['Maison des parents', 'Prevention routiere', 'Ville de lyon'])
    for (const name of ['Maison des parents', 'Ville de lyon']) {
      await page.goto('/partenaires')
      await page.getByRole('main').getByRole('link', { name }).click()
      await expect(titleOf(page)).toHaveText(name)
      await expect(page.getByRole('main').getByRole('link', { name: 'Commencer à réviser' })).toHaveAttribute('href', '/revisions')
      await expectCrumbs(page, ['Partenaires', name])
      await expect(page.getByRole('banner')).toContainText('Espace des partenaires')
    }
  })

  test('stand at the address that the installation chooses for one of them', async ({ page, request }) => {
    await page.goto('/espace/maison-des-parents')
    await expect(titleOf(page)).toHaveText('Maison des parents')
    expect((await request.get('/partenaires/maison-des-parents')).status()).toBe(404)
    expect((await request.get('/espace/nulle-part')).status()).toBe(404)
  })
})

test.describe('the blog', () => {
  test.use(noJavaScript)

  test('is read page by page and by section', async ({ page }) => {
    await page.goto('/blog')
    const first = await titlesOfCards(page)
    expect(first).toEqual(Array.from({ length: 10 }, (_, index) => `Article ${24 - index}`))
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await page.waitForURL((url) => url.pathname === '/blog/2')
    expect((await titlesOfCards(page))[0]).toBe('Article 14')

    await page.getByRole('navigation', { name: 'Rubriques du blog' }).getByRole('link', { name: 'Parents' }).click()
    await page.waitForURL((url) => url.pathname === '/blog/parents')
    expect(await titlesOfCards(page)).toEqual(['Article 23', 'Article 21', 'Article 19', 'Article 17', 'Article 15', 'Article 13'])
    await expect(page.getByRole('link', { name: 'Page suivante' })).toHaveCount(0)

    await page.goto('/blog/methode/2')
    expect(await titlesOfCards(page)).toHaveLength(8)
  })

  test('has an article with who wrote it, when, and what to read next', async ({ page }) => {
    await page.goto('/blog/articles/2026-09-02/article-2')
    await expect(titleOf(page)).toHaveText('Article 2')
    await expect(page.getByText('Rédaction, le 2 septembre 2026 · 1 min de lecture')).toBeVisible()
    await expectCrumbs(page, ['Blog', 'Méthode', 'Article 2'])
    const neighbours = page.getByRole('navigation', { name: 'Articles voisins' })
    await expect(neighbours.getByRole('link', { name: 'Article précédent Article 1' })).toBeVisible()
    expect(await page.locator('main article h3').allTextContents()).toEqual(['Article 24', 'Article 22', 'Article 20'])
    await neighbours.getByRole('link', { name: 'Article suivant Article 3' }).click()
    await page.waitForURL((url) => url.pathname === '/blog/articles/2026-09-03/article-3')
  })

  test('has all its articles by date, and those of a day', async ({ page }) => {
    await page.goto('/blog/articles')
    await expect(titleOf(page)).toHaveText('Tous les articles')
    expect(await page.locator('main li a[href^="/blog/articles/2"]').count()).toBe(24)
    await page.goto('/blog/articles/2026-09-02')
    await expect(titleOf(page)).toHaveText('Articles du 2 septembre 2026')
    expect(await titlesOfCards(page)).toEqual(['Article 2'])
  })

  test('is in English where that is asked for', async ({ page }) => {
    await page.goto('/blog/methode?lang=en')
    await expect(titleOf(page)).toHaveText('Blog: Method')
    expect((await titlesOfCards(page))[0]).toBe('Post 24')
    await page.goto('/blog/articles/2026-09-02/article-2?lang=en')
    await expect(page.getByText('Rédaction, September 2, 2026 · 1 min read')).toBeVisible()
  })

  test('has one address for its first pages', async ({ request }) => {
    for (const [asked, to] of [
      ['/blog/1', '/blog'],
      ['/blog/parents/1?lang=en', '/blog/parents?lang=en'],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']]).toEqual([301, to])
    }
  })
})

test.describe('the feeds', () => {
  const read = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['item', 'entry', 'link'].includes(name) })

  test('are announced by the blog, and hold the latest articles with whole addresses that lead to them', async ({ page, request, product }) => {
    await page.goto('/blog')
    const announced = await page.locator('link[rel=alternate][type$="+xml"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(announced).toEqual(['/blog/rss.xml?lang=fr', '/blog/atom.xml?lang=fr'])

    const rssAnswer = await request.get('/blog/rss.xml?lang=fr')
    expect(rssAnswer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const { channel } = read.parse(await rssAnswer.text()).rss
    expect([channel.title, channel.language]).toEqual(['Le blog d’Alvéole', 'fr'])
    expect(channel.item).toHaveLength(20)
    expect(channel.item[0]).toMatchObject({ title: 'Article 24', description: 'Article 24 : en bref.', pubDate: 'Mon, 12 Oct 2026 00:00:00 GMT' })
    const link = String(channel.item[0].link)
    expect(link).toBe(`${product.url}/blog/articles/2026-10-12/article-24?lang=fr`)
    expect((await request.get(link)).status()).toBe(200)

    const atomAnswer = await request.get('/blog/atom.xml?lang=en')
    expect(atomAnswer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    const { feed } = read.parse(await atomAnswer.text())
    expect(feed.title).toBe('The Alvéole blog')
    expect(feed.entry).toHaveLength(20)
    expect(feed.entry[0]).toMatchObject({ id: `${product.url}/blog/articles/2026-10-12/article-24`, updated: '2026-10-12T00:00:00.000Z' })
  })
})

for (const [name, width] of [
  ['phone', 360],
  ['desktop', 1440],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })

    test('a page of each kind is accessible and fits the screen', async ({ page, axe }) => {
      test.setTimeout(120_000)
      for (const address of [
        '/bac', '/bac/oral/jury', '/orientation/sponsorinfos', '/orientation/sponsorinfos/journee', '/revisions/intro/second-degre',
        '/partenaires', '/partenaires/ville-de-lyon', '/gar', '/blog', '/blog/parents', '/blog/articles', '/blog/articles/2026-09-02/article-2',
      ]) {
        await page.goto(address)
        await axe()
        await fitsItsWidth(page)
      }
    })
  })
}
