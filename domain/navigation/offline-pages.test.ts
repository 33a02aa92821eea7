import { expect, test } from 'vitest'
import { changesReader, staysOffline } from './offline-pages.ts'

test.each([
  ['/revisions', true],
  ['/revisions/', true],
  ['/revisions/cours-et-quiz', true],
  ['/revisions/maths/algebre/second-degre', true],
  ['/revisions/maths/algebre/second-degre/quiz/attempt-1', true],
  ['/revisions-2026', false],
  ['/blog/revisions/maths', false],
  ['/', false],
  ['/mon-compte', false],
  ['/mon-compte/mes-donnees', false],
  ['/premium/checkout/solo-yearly', false],
  ['/paiement-test/abc', false],
  ['/subscribe-success', false],
  ['/login', false],
])('%s stays: %s', (path, stays) => {
  expect(staysOffline(path)).toBe(stays)
})

test.each([
  ['/login', true],
  ['/logout', true],
  ['/signup/signup-form', true],
  ['/mon-compte/supprimer', true],
  ['/mon-compte', false],
  ['/revisions/maths/algebre/second-degre/quiz', false],
])('a form sent to %s changes who reads: %s', (path, changes) => {
  expect(changesReader(path)).toBe(changes)
})
