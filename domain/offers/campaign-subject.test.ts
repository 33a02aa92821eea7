import { expect, test } from 'vitest'
import { defaultSiteNames } from '../navigation/site-names.ts'
import { campaignList } from './campaign-list.ts'
import { campaignSubject } from './campaign-subject.ts'

const names = { ...defaultSiteNames, holidayWorkbook: 'cahier-d-ete', familyOfferVariantPaths: ['/famille/trimestre', '/famille/mois'] as [string, string] }

test.each([
  ['cahier-d-ete', 'cahier-de-vacances'],
  ['trimestre', 'offre-speciale-rentree-reussite-scolaire-famille-2'],
  ['mois', 'offre-speciale-rentree-reussite-scolaire-famille-3'],
  ['offre-solo', 'offre-solo'],
  ['nulle-part', 'nulle-part'],
])('the campaign called %s here is about %s', (id, subject) => {
  expect(campaignSubject(id, names)).toBe(subject)
})

test('without names of its own each campaign is about what it is called', () => {
  for (const { id } of campaignList(defaultSiteNames)) expect(campaignSubject(id, defaultSiteNames)).toBe(id)
})
