import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

const chapter = 'revisions/:book/:category/:chapter'

/** Pages that authors write: their address is their name in the library. */
const written = (...paths: string[]) => paths.map((path) => route(path, 'routes/content-page.tsx', { id: path }))

/** A written page with all those below it. */
const tree = (path: string) => written(path, `${path}/*`)

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
    ),
    ...tree('explorer'),
    ...written('orientation', 'orientation/box', 'orientation/box/:box', 'orientation/sponsorinfos/:sponsorinfo'),
    route('orientation/sponsorinfos', 'routes/partner-information.tsx'),
    ...tree('orientation/parcoursup'),
    ...tree('espace-presse'),
    ...written('ia', 'partage_parents', 'seo/reussite-scolaire'),
    route('blog/articles', 'routes/blog-articles.tsx', { id: 'articles' }),
    route('blog/articles/:date', 'routes/blog-articles.tsx', { id: 'articles-of-a-day' }),
    route('blog/articles/:date/:slug', 'routes/article.tsx'),
    route('blog/:first?/:second?', 'routes/blog.tsx'),
  ]),
  layout('layouts/offer-banner-layout.tsx', [...tree('bac'), ...tree('brevet')]),
  layout('layouts/default-layout.tsx', written('jobs', 'faq', 'conditions-d-utilisation', 'mentions-legales', 'privacy-policy', 'regles-de-confidentialite', 'terms', 'accessibilite')),
  layout('layouts/cned-layout.tsx', written('cned/mentions-legales-application-cned')),
  layout('layouts/gar-layout.tsx', written('gar', 'gar/conditions-d-utilisation', 'gar/mentions-informations-RGPD', 'gar/mentions-legales')),
  layout('layouts/partner-layout.tsx', [route('partenaires', 'routes/partners.tsx'), route('partenaires/:partner', 'routes/partner.tsx')]),
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
    ...written('revisions/intro', 'revisions/intro/:box', 'revisions/diplomes', 'revisions/tests-de-langues', 'revisions/tests-et-concours'),
    route('revisions/:book', 'routes/book.tsx', { id: 'book' }),
    route('revisions/:book/:category', 'routes/book.tsx', { id: 'category' }),
    route(chapter, 'routes/chapter.tsx'),
    route(`${chapter}/quiz`, 'routes/quiz.tsx'),
    route(`${chapter}/quiz/:attemptId`, 'routes/quiz-attempt.tsx'),
  ]),
  layout('layouts/empty-layout.tsx', [route('reset', 'routes/reset-password.tsx')]),
  // Some pages have addresses that each installation chooses, and draw their own frame; where none is, nothing is found.
  route('*', 'routes/chosen-address.tsx'),
  route('logout', 'routes/log-out.tsx'),
  route('blog/rss.xml', 'routes/blog-feed.ts', { id: 'rss' }),
  route('blog/atom.xml', 'routes/blog-feed.ts', { id: 'atom' }),
  route('application.svg', 'routes/app-qr-code.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('validatePayment', 'routes/validate-payment.ts'),
  route('mon-compte/mes-donnees', 'routes/account-export.ts'),
  route('paiement-test/:reference', 'routes/sandbox-payment.tsx'),
] satisfies RouteConfig
