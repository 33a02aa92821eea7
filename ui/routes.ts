import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

const chapter = 'revisions/:book/:category/:chapter'

/** Pages that authors write: their address is their name in the library. */
const written = (...paths: string[]) => paths.map((path) => route(path, 'routes/content-page.tsx', { id: path }))

/** Offers with a page of their own, each known by its address. */
const offers = (...paths: string[]) => paths.map((path) => route(path, 'routes/campaign.tsx', { id: path }))

export default [
  layout('layouts/public-layout.tsx', [
    index('routes/home.tsx'),
    route('premium', 'routes/premium.tsx'),
    route('premium/checkout/:offer', 'routes/checkout.tsx'),
    ...offers(
      'premium/:offer',
      'premium/flashoffer/lesfolles40',
      'offre-bienvenue-inscription-eleve',
      'offre-speciale-rentree',
      'offre-speciale-rentree-reussite-scolaire-famille',
      'offre-speciale-rentree-reussite-scolaire-solo',
    ),
    route('validatePayment/en-cours', 'routes/payment-pending.tsx'),
    route('validation-buybox', 'routes/gift-card.tsx'),
    route('compte-supprime', 'routes/account-deleted.tsx'),
    route('hors-ligne', 'routes/offline.tsx'),
    route('signup', 'routes/sign-up.tsx'),
    route('signup/signup-form', 'routes/sign-up-form.tsx'),
    route('login', 'routes/log-in.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('newsletter/confirm/:subscriberId', 'routes/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe/:subscriberId', 'routes/newsletter-unsubscribe.tsx'),
    ...written(
      'nos-engagements',
      'nos-engagements/afrique',
      'nos-engagements/citoyennete',
      'nos-engagements/francophonie',
      'nos-engagements/orientation',
      'nos-engagements/parents',
      'nos-engagements/reussite-scolaire',
      'nos-engagements/sport',
      'explorer',
      'explorer/primaire',
      'explorer/college',
      'explorer/lycee',
      'explorer/superieur',
      'orientation',
      'orientation/parcoursup',
      'espace-presse',
      'espace-presse/kit-media',
      'ia',
      'partage_parents',
    ),
    // Some offers have addresses that each installation chooses; where none is, the page is not found.
    ...offers('*'),
  ]),
  layout('layouts/offer-banner-layout.tsx', written('bac', 'brevet')),
  layout('layouts/default-layout.tsx', written('jobs', 'faq', 'conditions-d-utilisation', 'mentions-legales', 'privacy-policy', 'accessibilite')),
  layout('layouts/institution-layout.tsx', written('professeurs')),
  layout('layouts/webspace-layout.tsx', [
    route('signup/successfull-signin', 'routes/sign-up-success.tsx'),
    route('subscribe-success', 'routes/subscribe-success.tsx'),
    route('subscribe-failed', 'routes/subscribe-failed.tsx'),
    route('mon-compte', 'routes/account.tsx'),
    route('mon-compte/abonnement/:subscriptionId/resilier', 'routes/account-cancel.tsx'),
    route('mon-compte/abonnement/:subscriptionId/renoncer', 'routes/account-withdraw.tsx'),
    route('mon-compte/mot-de-passe', 'routes/account-password.tsx'),
    route('mon-compte/supprimer', 'routes/account-delete.tsx'),
    route('revisions', 'routes/library.tsx', { id: 'revisions' }),
    route('revisions/cours-et-quiz', 'routes/library.tsx', { id: 'cours-et-quiz' }),
    route('revisions/:book', 'routes/book.tsx', { id: 'book' }),
    route('revisions/:book/:category', 'routes/book.tsx', { id: 'category' }),
    route(chapter, 'routes/chapter.tsx'),
    route(`${chapter}/quiz`, 'routes/quiz.tsx'),
    route(`${chapter}/quiz/:attemptId`, 'routes/quiz-attempt.tsx'),
  ]),
  layout('layouts/empty-layout.tsx', [route('reset', 'routes/reset-password.tsx')]),
  route('register', 'routes/register.tsx'),
  route('logout', 'routes/log-out.tsx'),
  route('application.svg', 'routes/app-qr-code.ts'),
  route('application.webmanifest', 'routes/web-manifest.ts'),
  route('validatePayment', 'routes/validate-payment.ts'),
  route('mon-compte/mes-donnees', 'routes/account-export.ts'),
  route('paiement-test/:reference', 'routes/sandbox-payment.tsx'),
] satisfies RouteConfig
