import { expect, test } from 'vitest'
import { someKnownNames, someSiteNames } from '../../tests/builders/a-visit.ts'
import { matchRoute } from './match-route.ts'
import { guardNames, type Layout, layouts, routeTable } from './route-table.ts'

const names = someSiteNames({
  presentationPath: '/presentation',
  partnerPagePath: '/partenaires/named',
  familyOfferVariantPaths: ['/famille-a', '/famille-b'],
  holidayWorkbook: 'workbook',
  mobileMoneyProvider: 'mobile',
})
const routes = routeTable(names)
const routeOf = (path: string) => matchRoute(path, routes, someKnownNames())?.route ?? null

/** Paths of section 2 by layout: `path`, or `path=pattern` where the pattern is not the path itself. */
const paths: Record<Exclude<Layout, 'error'>, string> = {
  public: `/ /signup /signup/signup-form /login /forgot-password /compte-supprime /hors-ligne
    /newsletter /newsletter/confirm/7=/newsletter/confirm/{subscriber} /newsletter/unsubscribe/7=/newsletter/unsubscribe/{subscriber}
    /orientation /orientation/box=/orientation/box/{box?} /orientation/box/metiers=/orientation/box/{box?}
    /orientation/sponsorinfos=/orientation/sponsorinfos/{sponsorinfo?} /orientation/sponsorinfos/ecole=/orientation/sponsorinfos/{sponsorinfo?}
    /orientation/parcoursup /orientation/parcoursup/voeux=/orientation/parcoursup/* /orientation/parcoursup/voeux/lettre=/orientation/parcoursup/*
    /blog=/blog/{page?} /blog/2=/blog/{page?} /blog/methode=/blog/{section?}/{page?} /blog/methode/2=/blog/{section?}/{page?}
    /blog/articles=/blog/articles/{date?}/{slug?} /blog/articles/2026-11-21=/blog/articles/{date?}/{slug?}
    /blog/articles/2026-11-21/bien-dormir=/blog/articles/{date?}/{slug?} /blog/rss.xml /blog/atom.xml
    /explorer /explorer/college=/explorer/* /explorer/college/sixieme=/explorer/*
    /espace-presse /espace-presse/2026=/espace-presse/* /espace-presse/kit-media
    /nos-engagements /nos-engagements/afrique /nos-engagements/citoyennete /nos-engagements/francophonie /nos-engagements/orientation
    /nos-engagements/parents /nos-engagements/reussite-scolaire /nos-engagements/sport
    /ia /seo/reussite-scolaire /partage_parents /presentation
    /premium /premium/solo-yearly=/premium/{offer} /premium/eyJh.eyJi.c-_9=/premium/{token}
    /premium/checkout=/premium/checkout/{offer?} /premium/checkout/solo-yearly=/premium/checkout/{offer?}
    /premium/actual /premium/afrique /premium/bienvenue-inscription-famille /premium/famille-noel /premium/flashoffer
    /premium/flashoffer/lesfolles40 /premium/lifeoffer /premium/marine-nationale /premium/offre-examens-2025 /premium/offre-famille
    /premium/offre-rentree-25-26 /premium/offre-reussite-2025 /premium/offre-reussite-bac /premium/offre-reussite-bac-2025
    /premium/offre-reussite-bac-pro-2025 /premium/offre-reussite-brevet /premium/offre-reussite-brevet-2025 /premium/offre-solo
    /premium/offreblackfriday /premium/pack-reussite-4-ans /premium/parcoursup /premium/parents /premium/toeic /premium/welcome-back
    /premium/workbook
    /offre-bienvenue-inscription-eleve /offre-speciale-rentree /offre-speciale-rentree-reussite-scolaire-famille /famille-a /famille-b
    /offre-speciale-rentree-reussite-scolaire-solo
    /validatePayment /validatePayment/en-cours /validatePayment/mobile /validation-buybox`,
  'offer-banner': `/bac /bac/annales=/bac/* /bac/annales/2025=/bac/* /brevet /brevet/annales=/brevet/*
    /simulateur-de-notes-bac /simulateur-de-notes-bac/general=/simulateur-de-notes-bac/{exam?} /simulateur-de-notes-brevet`,
  default: '/jobs /faq /conditions-d-utilisation /mentions-legales /privacy-policy /regles-de-confidentialite /terms /accessibilite',
  webspace: `/signup/successfull-signin /profiling /mon-avenir
    /mon-compte /mon-compte/profil /mon-compte/mot-de-passe /mon-compte/mes-donnees /mon-compte/supprimer
    /mon-compte/recus /mon-compte/recus/9=/mon-compte/recus/{order}
    /mon-compte/abonnement/7/resilier=/mon-compte/abonnement/{subscription}/resilier
    /mon-compte/abonnement/7/renoncer=/mon-compte/abonnement/{subscription}/renoncer
    /mon-compte/famille /mon-compte/famille/ajouter /mon-compte/famille/zoe=/mon-compte/famille/{child}
    /mon-compte/famille/zoe/modifier=/mon-compte/famille/{child}/modifier /mon-compte/famille/zoe/retirer=/mon-compte/famille/{child}/retirer
    /qui-revise /qui-revise/parent
    /revisions /revisions/intro=/revisions/intro/{box?} /revisions/intro/maths=/revisions/intro/{box?}
    /revisions/introPrevious=/revisions/introPrevious/{box?} /revisions/introPrevious/maths=/revisions/introPrevious/{box?}
    /revisions/maths-1ere=/revisions/{bookPrevious} /revisions/maths-1ere/algebre=/revisions/{bookPrevious}/{category}
    /revisions/mathematiques-premiere=/revisions/{book} /revisions/mathematiques-premiere/algebre=/revisions/{book}/{category}
    /revisions/mathematiques-premiere/algebre/suites=/revisions/{book}/{category}/{chapter}
    /revisions/mathematiques-premiere/algebre/suites/quiz=/revisions/{book}/{category}/{chapter}/quiz
    /revisions/mathematiques-premiere/algebre/suites/quiz/7=/revisions/{book}/{category}/{chapter}/quiz/{attempt}
    /revisions/bibliotheque-des-savoirs /revisions/cours-et-quiz /revisions/diplomes /revisions/tests-de-langues
    /revisions/tests-et-concours /subscribe-success /subscribe-failed`,
  cned: '/cned/mentions-legales-application-cned',
  gar: '/gar /gar/conditions-d-utilisation /gar/mentions-informations-RGPD /gar/mentions-legales',
  partner: '/partenaires=/partenaires/{partner?} /partenaires/ecole=/partenaires/{partner?} /partenaires/named',
  institution: '/professeurs',
  empty: '/reset /register /logout /subscribe-success/lifeoffer-mobile /paiement-test/7=/paiement-test/{reference}',
}

const rows = Object.entries(paths).flatMap(([layout, list]) =>
  list.split(/\s+/).map((row) => {
    const [path = '', pattern = path] = row.split('=')
    return { path, pattern, layout }
  }),
)

test.each(rows)('$path is the page $pattern, in the layout $layout', ({ path, pattern, layout }) => {
  expect(routeOf(path)).toMatchObject({ pattern, layout })
})

test('every route is reached by a path', () => {
  const reached = new Set(rows.map(({ pattern }) => pattern))
  expect(routes.map(({ pattern }) => pattern).filter((pattern) => !reached.has(pattern))).toEqual([])
})

test('no pattern stands twice, even with the default names', () => {
  const patterns = routeTable(someSiteNames()).map(({ pattern }) => pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
})

test('members have their account, their future, their home and the profiling to themselves', () => {
  const members = routes.filter(({ access }) => access === 'members').map(({ pattern }) => pattern)
  expect(members).toEqual([
    '/profiling',
    '/mon-avenir',
    '/mon-compte',
    '/mon-compte/profil',
    '/mon-compte/mot-de-passe',
    '/mon-compte/mes-donnees',
    '/mon-compte/supprimer',
    '/mon-compte/recus',
    '/mon-compte/recus/{order}',
    '/mon-compte/abonnement/{subscription}/resilier',
    '/mon-compte/abonnement/{subscription}/renoncer',
    '/mon-compte/famille',
    '/mon-compte/famille/ajouter',
    '/mon-compte/famille/{child}',
    '/mon-compte/famille/{child}/modifier',
    '/mon-compte/famille/{child}/retirer',
    '/qui-revise',
    '/qui-revise/parent',
    '/revisions/cours-et-quiz',
  ])
})

test('the layouts cned, gar and empty ask for no session, and no other does', () => {
  const off = routes.filter(({ access }) => access === 'authentication-off').map(({ layout }) => layout)
  expect(new Set(off)).toEqual(new Set(['cned', 'gar', 'empty']))
  expect(off).toHaveLength(1 + 4 + 5)
  expect(routes.filter(({ access }) => access === 'public')).toHaveLength(routes.length - off.length - 19)
})

test.each([
  ['/', ['locale']],
  ['/gar', ['locale']],
  ['/revisions', ['account-site', 'locale', 'profiling']],
  ['/profiling', ['account-site', 'locale', 'profiling']],
  ['/mon-compte', ['locale', 'profiling']],
  ['/revisions/cours-et-quiz', ['locale', 'profiling']],
  ['/partenaires/ecole', ['locale', 'partners']],
  ['/partenaires/named', ['locale']],
  ['/register', ['locale']],
])('%s has the guards %j', (path, guards) => {
  expect(routeOf(path)?.guards).toEqual(guards)
})

test('the layouts and guards are those of the specification', () => {
  expect(layouts).toEqual(['public', 'offer-banner', 'default', 'webspace', 'cned', 'gar', 'partner', 'institution', 'empty', 'error'])
  expect(guardNames).toEqual(['account-site', 'locale', 'partners', 'profiling'])
})
