import type { SiteNames } from './site-names.ts'

/** What stands around a page. `error` is that of the error page, which no path leads to. */
export const layouts = [
  'public', 'offer-banner', 'default', 'webspace', 'cned', 'gar', 'partner', 'institution', 'empty', 'error',
] as const
export type Layout = (typeof layouts)[number]

/** Who may see a page: everybody, without looking for a session; everybody; or logged-in members. */
export type Access = 'authentication-off' | 'public' | 'members'

export const guardNames = ['account-site', 'locale', 'partners', 'profiling'] as const
export type GuardName = (typeof guardNames)[number]

/**
 * A route. In `pattern`, `{name}` is a parameter, `{name?}` one that may be left out at the end, `*` one or more segments.
 * The guards run in their order.
 */
export type Route = {
  readonly pattern: string
  readonly layout: Layout
  readonly access: Access
  readonly guards: readonly GuardName[]
}

const patternsByLayout = (names: SiteNames): Record<Exclude<Layout, 'error'>, string> => ({
  public: `
    / /signup /signup/signup-form /login /forgot-password /compte-supprime /hors-ligne
    /newsletter /newsletter/confirm/{subscriber} /newsletter/unsubscribe/{subscriber}
    /orientation /orientation/box/{box?} /orientation/sponsorinfos/{sponsorinfo?}
    /orientation/parcoursup /orientation/parcoursup/*
    /blog/{page?} /blog/{section?}/{page?} /blog/articles/{date?}/{slug?} /blog/rss.xml /blog/atom.xml /explorer /explorer/*
    /espace-presse /espace-presse/* /espace-presse/kit-media
    /nos-engagements /nos-engagements/afrique /nos-engagements/citoyennete /nos-engagements/francophonie
    /nos-engagements/orientation /nos-engagements/parents /nos-engagements/reussite-scolaire /nos-engagements/sport
    /ia /seo/reussite-scolaire /partage_parents ${names.presentationPath}
    /premium /premium/{offer} /premium/{token} /premium/checkout/{offer?}
    /premium/actual /premium/afrique /premium/bienvenue-inscription-famille /premium/famille-noel /premium/flashoffer
    /premium/flashoffer/lesfolles40 /premium/lifeoffer /premium/marine-nationale /premium/offre-examens-2025
    /premium/offre-famille /premium/offre-rentree-25-26 /premium/offre-reussite-2025 /premium/offre-reussite-bac
    /premium/offre-reussite-bac-2025 /premium/offre-reussite-bac-pro-2025 /premium/offre-reussite-brevet
    /premium/offre-reussite-brevet-2025 /premium/offre-solo /premium/offreblackfriday /premium/pack-reussite-4-ans
    /premium/parcoursup /premium/parents /premium/toeic /premium/welcome-back /premium/${names.holidayWorkbook}
    /offre-bienvenue-inscription-eleve /offre-speciale-rentree /offre-speciale-rentree-reussite-scolaire-famille
    ${names.familyOfferVariantPaths.join(' ')} /offre-speciale-rentree-reussite-scolaire-solo
    /validatePayment /validatePayment/en-cours /validatePayment/${names.mobileMoneyProvider} /validation-buybox`,
  'offer-banner': `
    /bac /bac/* /brevet /brevet/*
    /simulateur-de-notes-bac /simulateur-de-notes-bac/{exam?} /simulateur-de-notes-brevet`,
  default: `
    /jobs /faq /conditions-d-utilisation /mentions-legales /privacy-policy /regles-de-confidentialite /terms /accessibilite`,
  webspace: `
    /signup/successfull-signin /profiling /mon-avenir
    /mon-compte /mon-compte/profil /mon-compte/mot-de-passe /mon-compte/mes-donnees /mon-compte/supprimer
    /mon-compte/recus /mon-compte/recus/{order}
    /mon-compte/abonnement/{subscription}/resilier /mon-compte/abonnement/{subscription}/renoncer
    /mon-compte/famille /mon-compte/famille/ajouter /mon-compte/famille/{child}
    /mon-compte/famille/{child}/modifier /mon-compte/famille/{child}/retirer /qui-revise /qui-revise/parent
    /revisions /revisions/intro/{box?} /revisions/introPrevious/{box?} /revisions/bibliotheque-des-savoirs
    /revisions/cours-et-quiz /revisions/diplomes /revisions/tests-de-langues /revisions/tests-et-concours
    /revisions/{bookPrevious} /revisions/{bookPrevious}/{category} /revisions/{book} /revisions/{book}/{category}
    /revisions/{book}/{category}/{chapter} /revisions/{book}/{category}/{chapter}/quiz
    /revisions/{book}/{category}/{chapter}/quiz/{attempt}
    /subscribe-success /subscribe-failed`,
  cned: '/cned/mentions-legales-application-cned',
  gar: '/gar /gar/conditions-d-utilisation /gar/mentions-informations-RGPD /gar/mentions-legales',
  partner: `/partenaires/{partner?} ${names.partnerPagePath}`,
  institution: '/professeurs',
  empty: '/reset /register /logout /subscribe-success/lifeoffer-mobile /paiement-test/{reference}',
})

// Stryker disable next-line StringLiteral: no path leads to the layout `error`
const layoutsWithoutAuthentication: ReadonlySet<Layout> = new Set(['error', 'cned', 'gar', 'empty'])
const membersOnly: ReadonlySet<string> = new Set('/profiling /mon-avenir /revisions/cours-et-quiz /qui-revise /qui-revise/parent'.split(' '))
const ownAccount = '/mon-compte'
const onAccountSite: ReadonlySet<string> = new Set('/revisions /profiling'.split(' '))

/**
 * Who may see the pages of a layout; `error`, `cned`, `gar` and `empty` ask for no session at all.
 *
 * Source: specification, section 6, "Error, CNED, GAR and empty layouts are public".
 */
const accessOf = (pattern: string, layout: Layout): Access => {
  if (layoutsWithoutAuthentication.has(layout)) return 'authentication-off'
  return membersOnly.has(pattern) || pattern === ownAccount || pattern.startsWith(`${ownAccount}/`) ? 'members' : 'public'
}

const guardsOf = (pattern: string, layout: Layout): GuardName[] =>
  guardNames.filter(
    (guard) =>
      guard === 'locale' ||
      (guard === 'account-site' && onAccountSite.has(pattern)) ||
      (guard === 'partners' && pattern === '/partenaires/{partner?}') ||
      (guard === 'profiling' && layout === 'webspace'),
  )

/**
 * Every route of the site, with the names of this installation. Members' pages are their account, their future, their
 * home and the profiling; whatever else is sold or protected is refused by the page itself, which knows the item.
 *
 * The chapters with their quizzes, the feeds of the blog, the pages below `/mon-compte`, those on which a family says who learns, those that mails lead to, `/hors-ligne`, `/logout` and the trial payment
 * page are routes of the product itself. `/reset` speaks French whatever the rest speaks, so it stands by itself.
 *
 * Source: specification, section 2, "Main routes" to "Layouts", and section 6.
 *
 * @example routeTable(names).find(({ pattern }) => pattern === '/faq') // { …, layout: 'default', access: 'public', guards: ['locale'] }
 */
export const routeTable = (names: SiteNames): readonly Route[] => {
  const patterns = patternsByLayout(names)
  return layouts
    .filter((layout) => layout !== 'error')
    .flatMap((layout) =>
      patterns[layout]
        .trim()
        .split(/\s+/)
        .map((pattern) => ({ pattern, layout, access: accessOf(pattern, layout), guards: guardsOf(pattern, layout) })),
    )
}
