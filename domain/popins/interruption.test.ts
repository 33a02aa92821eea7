import { expect, test } from 'vitest'
import { mayInterrupt } from './interruption.ts'

test.each([
  '/login', '/signup', '/signup/signup-form', '/signup/successfull-signin', '/register', '/reset', '/forgot-password', '/profiling',
  '/mon-compte', '/mon-compte/profil', '/mon-avenir',
  '/premium/checkout', '/premium/checkout/solo-yearly', '/validatePayment', '/validatepayment/cinetpay', '/validation-buybox',
  '/subscribe-failed', '/revisions/maths/algebre/second-degre/quiz', '/revisions/maths/algebre/second-degre/Quiz/attempt-1',
])('nobody is interrupted on %s', (path) => {
  expect(mayInterrupt(path)).toBe(false)
})

test.each(['/', '/premium', '/premium/offre-solo', '/subscribe-success', '/revisions/maths', '/revisions/quizzes', '/login-x'])(
  'a popin may show on %s',
  (path) => {
    expect(mayInterrupt(path)).toBe(true)
  },
)
