import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

const chapter = 'revisions/:book/:category/:chapter'

export default [
  layout('layouts/public-layout.tsx', [
    index('routes/home.tsx'),
    route('premium', 'routes/premium.tsx'),
    route('premium/checkout/:offer', 'routes/checkout.tsx'),
    route('validatePayment', 'routes/validate-payment.tsx'),
    route('signup', 'routes/sign-up.tsx'),
    route('signup/signup-form', 'routes/sign-up-form.tsx'),
    route('login', 'routes/log-in.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('newsletter/confirm/:subscriberId', 'routes/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe/:subscriberId', 'routes/newsletter-unsubscribe.tsx'),
    route('conditions-d-utilisation', 'routes/content-page.tsx', { id: 'conditions-d-utilisation' }),
    route('mentions-legales', 'routes/content-page.tsx', { id: 'mentions-legales' }),
    route('privacy-policy', 'routes/content-page.tsx', { id: 'privacy-policy' }),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layouts/webspace-layout.tsx', [
    route('signup/successfull-signin', 'routes/sign-up-success.tsx'),
    route('subscribe-success', 'routes/subscribe-success.tsx'),
    route('subscribe-failed', 'routes/subscribe-failed.tsx'),
    route('mon-compte', 'routes/account.tsx'),
    route('revisions', 'routes/library.tsx', { id: 'revisions' }),
    route('revisions/cours-et-quiz', 'routes/library.tsx', { id: 'cours-et-quiz' }),
    route('revisions/:book', 'routes/book.tsx', { id: 'book' }),
    route('revisions/:book/:category', 'routes/book.tsx', { id: 'category' }),
    route(chapter, 'routes/chapter.tsx'),
    route(`${chapter}/quiz`, 'routes/quiz.tsx'),
    route(`${chapter}/quiz/:attemptId`, 'routes/quiz-attempt.tsx'),
  ]),
  route('register', 'routes/register.tsx'),
  route('logout', 'routes/log-out.tsx'),
  route('reset', 'routes/reset-password.tsx'),
  route('paiement-test/:reference', 'routes/sandbox-payment.tsx'),
] satisfies RouteConfig
