import { expect, test } from 'vitest'
import { placeOf } from './document.ts'

test.each([
  ['fr/pages/faq.md', { path: '/fr/pages/faq', dir: '/fr/pages', slug: 'faq', extension: '.md' }],
  ['index.yaml', { path: '/index', dir: '/', slug: 'index', extension: '.yaml' }],
  ['faq', { path: '/faq', dir: '/', slug: 'faq', extension: '' }],
  ['fr/v1.2/notes', { path: '/fr/v1.2/notes', dir: '/fr/v1.2', slug: 'notes', extension: '' }],
  ['fr/notes.v2.md', { path: '/fr/notes.v2', dir: '/fr', slug: 'notes.v2', extension: '.md' }],
  ['fr/v1.2/notes.md', { path: '/fr/v1.2/notes', dir: '/fr/v1.2', slug: 'notes', extension: '.md' }],
])('%s stands where it should', (file, place) => {
  expect(placeOf(file)).toEqual(place)
})
