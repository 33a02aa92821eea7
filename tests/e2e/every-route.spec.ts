/** Every route of the specification, section 2, in both languages: as the browser gets it, before any script runs. */
import type { APIRequestContext, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { signUp } from './steps.ts'

type Layout = 'public' | 'offer-banner' | 'default' | 'webspace' | 'cned' | 'gar' | 'partner' | 'institution' | 'empty'

/** The paths with a page, below the layout that they have. A parameter is a name of the sample library. */
const pages: Record<Layout, readonly string[]> = {
  public: [
    '/',
    '/signup',
    '/signup/signup-form',
    '/login',
    '/forgot-password',
    '/newsletter',
    '/hors-ligne',
    '/orientation',
    '/orientation/box',
    '/orientation/box/sante',
    '/orientation/sponsorinfos',
    '/orientation/parcoursup',
    '/orientation/parcoursup/voeux',
    '/blog',
    '/blog/2',
    '/blog/methode',
    '/blog/articles',
    '/explorer',
    '/explorer/college/troisieme',
    '/espace-presse',
    '/espace-presse/kit-media',
    '/nos-engagements',
    '/nos-engagements/afrique',
    '/nos-engagements/citoyennete',
    '/nos-engagements/francophonie',
    '/nos-engagements/orientation',
    '/nos-engagements/parents',
    '/nos-engagements/reussite-scolaire',
    '/nos-engagements/sport',
    '/ia',
    '/seo/reussite-scolaire',
    '/partage_parents',
    '/abonnement-alveole',
    '/premium',
    '/premium/checkout',
    '/premium/actual',
    '/premium/bienvenue-inscription-famille',
    '/premium/famille-noel',
    '/premium/flashoffer',
    '/premium/flashoffer/lesfolles40',
    '/premium/lifeoffer',
    '/premium/marine-nationale',
    '/premium/offre-examens-2025',
    '/premium/offre-famille',
    '/premium/offre-rentree-25-26',
    '/premium/offre-reussite-2025',
    '/premium/offre-reussite-bac',
    '/premium/offre-reussite-bac-2025',
    '/premium/offre-reussite-bac-pro-2025',
    '/premium/offre-reussite-brevet',
    '/premium/offre-reussite-brevet-2025',
    '/premium/offre-solo',
    '/premium/offreblackfriday',
    '/premium/pack-reussite-4-ans',
    '/premium/parcoursup',
    '/premium/parents',
    '/premium/toeic',
    '/premium/welcome-back',
    '/premium/cahier-de-vacances',
    '/offre-bienvenue-inscription-eleve',
    '/offre-speciale-rentree',
    '/offre-speciale-rentree-reussite-scolaire-famille',
    '/offre-speciale-rentree-reussite-scolaire-famille-2',
    '/offre-speciale-rentree-reussite-scolaire-famille-3',
    '/offre-speciale-rentree-reussite-scolaire-solo',
    '/validation-buybox',
  ],
  'offer-banner': [
    '/bac',
    '/bac/grand-oral',
    '/brevet',
    '/brevet/epreuves',
    '/simulateur-de-notes-bac',
    '/simulateur-de-notes-bac/general',
    '/simulateur-de-notes-bac/technologique',
    '/simulateur-de-notes-bac/professionnel',
    '/simulateur-de-notes-brevet',
  ],
  default: ['/jobs', '/faq', '/conditions-d-utilisation', '/mentions-legales', '/privacy-policy', '/regles-de-confidentialite', '/terms'],
  webspace: [
    '/signup/successfull-signin',
    '/revisions',
    '/revisions/mathematiques-premiere',
    '/revisions/mathematiques-premiere/algebre',
    '/revisions/intro',
    '/revisions/intro/second-degre',
    '/revisions/bibliotheque-des-savoirs',
    '/revisions/diplomes',
    '/revisions/tests-de-langues',
    '/revisions/tests-et-concours',
    '/subscribe-failed',
  ],
  cned: ['/cned/mentions-legales-application-cned'],
  gar: ['/gar', '/gar/conditions-d-utilisation', '/gar/mentions-informations-RGPD', '/gar/mentions-legales'],
  partner: ['/partenaires', '/partenaires/maison-des-parents', '/partenaires/prevention-routiere'],
  institution: ['/professeurs'],
  empty: ['/reset', '/subscribe-success/lifeoffer-mobile'],
}

const redirects: readonly (readonly [from: string, to: string, status: 301 | 302])[] = [
  ['/register', '/signup', 301],
  ['/revisions/introPrevious', '/revisions/intro', 301],
  ['/revisions/introPrevious/second-degre', '/revisions/intro/second-degre', 301],
  ['/revisions/maths-premiere', '/revisions/mathematiques-premiere', 301],
  ['/revisions/maths-premiere/algebre', '/revisions/mathematiques-premiere/algebre', 301],
  ['/revisions/mathematiques-premiere/prevention-routiere', '/partenaires/prevention-routiere', 302],
  ['/premium/solo-yearly', '/premium/checkout/solo-yearly', 302],
  // From France the offer for Africa leads to the ordinary ones.
  ['/premium/afrique', '/premium', 302],
  // Without an order there is nothing to wait for: the page says so.
  ['/validatePayment', '/validatePayment/en-cours', 302],
  ['/validatePayment/cinetpay', '/validatePayment/en-cours', 302],
]

const membersPages = ['/profiling', '/mon-compte', '/mon-avenir', '/revisions/cours-et-quiz'] as const

type Read = {
  readonly lang: string
  readonly title: string
  readonly headings: readonly string[]
  readonly layout: string | null
  readonly canonical: string | null
  readonly alternates: readonly string[]
  readonly description: string | null
  readonly links: readonly string[]
}

/** Reads a page as the server sent it: no script of it runs. */
const readPage = (page: Page, html: string): Promise<Read> =>
  page.evaluate((source) => {
    const sent = new DOMParser().parseFromString(source, 'text/html')
    const attribute = (selector: string, name: string) => sent.querySelector(selector)?.getAttribute(name) ?? null
    return {
      lang: sent.documentElement.lang,
      title: sent.title,
      headings: [...sent.querySelectorAll('h1')].map(({ textContent }) => textContent.trim()),
      layout: attribute('main', 'data-layout'),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: [...sent.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      description: attribute('meta[name=description]', 'content'),
      links: [...sent.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    }
  }, html)

const ask = (request: APIRequestContext, path: string, lang: 'fr' | 'en') =>
  request.get(path, { maxRedirects: 0, headers: { 'accept-language': lang === 'en' ? 'en-GB' : 'fr-FR' } })

for (const lang of ['fr', 'en'] as const) {
  test(`every page is there, in ${lang}, with a layout, a title, one heading and one address, and none of its links is dead`, async ({ page, request, baseURL }) => {
    test.setTimeout(240_000)
    const faults: string[] = []
    const titles = new Map<string, string>()
    const links = new Map<string, string>()
    for (const [layout, paths] of Object.entries(pages)) {
      for (const path of paths) {
        const answer = await ask(request, path, lang)
        const read = await readPage(page, await answer.text())
        const says = (what: string, found: unknown, expected: unknown): void => {
          if (found !== expected) faults.push(`${path}: ${what} is ${String(found)}, and not ${String(expected)}`)
        }
        says('the status', answer.status(), 200)
        if (answer.status() !== 200) continue
        says('the layout', read.layout, layout)
        says('the language', read.lang, path === '/reset' ? 'fr' : lang)
        says('the number of main headings', read.headings.length, 1)
        if (read.headings.some((heading) => heading === '')) faults.push(`${path}: its heading is empty`)
        if (!/^.{3,} · Alvéole$/.test(read.title)) faults.push(`${path}: its title is “${read.title}”`)
        if ((read.description ?? '').length < 20) faults.push(`${path}: its description is “${read.description}”`)
        const own = titles.get(read.title)
        if (own !== undefined) faults.push(`${path}: has the title of ${own}, “${read.title}”`)
        titles.set(read.title, path)
        says('the canonical address', read.canonical, `${baseURL}${path}${lang === 'en' && path !== '/reset' ? '?lang=en' : ''}`)
        says('the addresses of its languages', read.alternates.join(), path === '/reset' ? '' : [`fr ${baseURL}${path}`, `en ${baseURL}${path}?lang=en`, `x-default ${baseURL}${path}`].join())
        if (layout !== 'empty' && !read.links.includes('/accessibilite')) faults.push(`${path}: no link leads to the accessibility statement`)
        for (const link of read.links) {
          const url = new URL(link, `${baseURL}${path}`)
          if (url.origin === baseURL) links.set(url.pathname + url.search, path)
        }
      }
    }
    for (const [link, from] of links) {
      const answer = await request.get(link, { headers: { 'accept-language': lang } })
      if (answer.status() >= 400) faults.push(`${from}: its link to ${link} is dead (${answer.status()})`)
    }
    expect(faults).toEqual([])
    expect(links.size).toBeGreaterThan(100)
  })

  test(`former and other addresses lead to a page, in ${lang}`, async ({ request }) => {
    for (const [from, to, status] of redirects) {
      const answer = await ask(request, from, lang)
      expect([from, answer.status(), answer.headers()['location']]).toEqual([from, status, to])
    }
  })

  test(`members’ pages ask a visitor to log in, and are there for a member, in ${lang}`, async ({ page, request, context, baseURL }) => {
    for (const path of membersPages) {
      const answer = await ask(request, path, lang)
      expect([answer.status(), answer.headers()['location']]).toEqual([302, `/login?next=${encodeURIComponent(path)}`])
    }
    await signUp(page)
    for (const path of membersPages) {
      const answer = await ask(context.request, path, lang)
      const read = await readPage(page, await answer.text())
      expect([path, answer.status(), read.layout, read.lang, read.headings.length, read.canonical]).toEqual([
        path,
        200,
        'webspace',
        lang,
        1,
        `${baseURL}${path}${lang === 'en' ? '?lang=en' : ''}`,
      ])
    }
    const revisions = await ask(context.request, '/revisions', lang)
    expect(revisions.headers()['location']).toBe('/revisions/cours-et-quiz')
  })
}

test.describe('accessible', () => {
  test.use({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })

  for (const [layout, paths] of Object.entries(pages)) {
    // A few dozen each, so that two browsers share them.
    for (let from = 0; from < paths.length; from += 12) {
      test(`pages with the layout ${layout}, from ${paths[from]}`, async ({ page, axe }) => {
        test.setTimeout(240_000)
        for (const path of paths.slice(from, from + 12)) {
          await page.goto(path)
          await axe()
        }
      })
    }
  }
})
