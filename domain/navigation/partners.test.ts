import { expect, test } from 'vitest'
import { someSiteNames } from '../../tests/builders/a-visit.ts'
import { nameOfSlug, partnerAt, partnersOf } from './partners.ts'

const pathsOf = (changes: Parameters<typeof someSiteNames>[0]) => partnersOf(someSiteNames(changes)).map(({ path }) => path)

test.each([
  ['that chose no names', {}, ['/partenaires/maison-des-parents', '/partenaires/prevention-routiere']],
  ['with partners', { partners: ['mgen', 'ville-de-lyon'] }, ['/partenaires/maison-des-parents', '/partenaires/prevention-routiere', '/partenaires/mgen', '/partenaires/ville-de-lyon']],
  ['that names some twice', { partners: ['prevention-routiere', 'Maison-des-parents', 'mgen'] }, ['/partenaires/maison-des-parents', '/partenaires/prevention-routiere', '/partenaires/mgen']],
  ['whose partner page stands elsewhere', { partnerPagePath: '/espace/parents' }, ['/espace/parents', '/partenaires/prevention-routiere']],
])('an installation %s has the pages %j', (_, changes, paths) => {
  expect(pathsOf(changes)).toEqual(paths)
})

test.each([
  ['/partenaires/prevention-routiere', 'prevention-routiere'],
  ['/Partenaires/PREVENTION-routiere/', 'prevention-routiere'],
  ['/espace/parents', 'parents'],
  ['/partenaires/parents', undefined],
  ['/partenaires/inconnu', undefined],
  ['/partenaires', undefined],
])('at %s stands the page of %s', (address, slug) => {
  expect(partnerAt(address, someSiteNames({ partnerPagePath: '/espace/parents' }))?.slug).toBe(slug)
})

test.each([
  ['maison-des-parents', 'Maison des parents'],
  ['ville_de-Lyon', 'Ville de Lyon'],
  ['m', 'M'],
])('%s is called %s', (slug, name) => {
  expect(nameOfSlug(slug)).toBe(name)
})
