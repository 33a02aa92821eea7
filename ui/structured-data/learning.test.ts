import { expect, test } from 'vitest'
import { breadcrumbOf, courseOf, quizOf } from './learning.ts'

const place = { origin: 'https://alveole.example', locale: 'fr' } as const
const chapter = { title: 'Fractions', description: 'Ajouter.', to: '/revisions/maths/nombres/fractions', isFree: false }

test('a course says where it is, how long it takes, and that it is not free', () => {
  expect(courseOf({ ...chapter, minutes: 12 }, place)).toMatchObject({
    '@type': 'Course',
    name: 'Fractions',
    url: 'https://alveole.example/revisions/maths/nombres/fractions',
    isAccessibleForFree: false,
    hasCourseInstance: { courseMode: 'Online', courseWorkload: 'PT12M' },
  })
})

test('a quiz says what it is about', () => {
  expect(quizOf({ ...chapter, isFree: true, about: 'Les fractions' }, place)).toMatchObject({ '@type': 'Quiz', isAccessibleForFree: true, about: { name: 'Les fractions' } })
})

test('a breadcrumb numbers its places; the page itself has no address', () => {
  expect(breadcrumbOf([{ label: 'Cours', to: '/revisions' }, { label: 'Maths' }], place.origin).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Cours', item: 'https://alveole.example/revisions' },
    { '@type': 'ListItem', position: 2, name: 'Maths' },
  ])
})
