import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseSiteNames } from './site-names.ts'

const defaults = {
  franceCountryId: '1',
  socialLinks: {},
  mobileApp: null,
  storeRating: null,
  presentationPath: '/abonnement-alveole',
  partnerPagePath: '/partenaires/maison-des-parents',
  partners: [],
  roadPreventionCategory: 'prevention-routiere',
  roadPreventionPartner: 'prevention-routiere',
  familyOfferVariantPaths: [
    '/offre-speciale-rentree-reussite-scolaire-famille-2',
    '/offre-speciale-rentree-reussite-scolaire-famille-3',
  ],
  holidayWorkbook: 'cahier-de-vacances',
  mobileMoneyProvider: 'cinetpay',
  accountSite: null,
}

test('names left out get their default', () => {
  expect(parseSiteNames({})._unsafeUnwrap()).toEqual(defaults)
})

test.each([
  ['presentationPath', '/abonnement_2026'],
  ['presentationPath', '/a/b-2/C'],
  ['partnerPagePath', `/${'a'.repeat(199)}`],
  ['partners', ['a', 'B_2']],
  ['partners', Array.from({ length: 200 }, () => 'a')],
  ['holidayWorkbook', 'a'.repeat(100)],
  ['mobileMoneyProvider', 'Wave'],
  ['accountSite', null],
  ['franceCountryId', 'fr'],
  ['socialLinks', { facebook: 'https://social.example/alveole', tiktok: 'https://social.example/@alveole' }],
  ['mobileApp', { appStore: 'https://apps.example/1', playStore: 'https://play.example/1', link: 'https://link.example/app' }],
  ['mobileApp', null],
  ['storeRating', { value: 4.5, count: 30_000 }],
  ['accountSite', 'http://127.0.0.1:4000'],
])('%s may be %j', (field, value) => {
  expect(parseSiteNames({ [field]: value })._unsafeUnwrap()).toEqual({ ...defaults, [field]: value })
})

test.each([
  ['https://compte.example.org/', 'https://compte.example.org'],
  ['HTTPS://Compte.example.org:443', 'https://compte.example.org'],
])('the account site %s is written as its origin', (accountSite, origin) => {
  expect(parseSiteNames({ accountSite })._unsafeUnwrap().accountSite).toBe(origin)
})

test.each([
  ['franceCountryId', '', 'franceCountryId'],
  ['socialLinks', { facebook: 'http://social.example/alveole' }, 'socialLinks.facebook'],
  ['socialLinks', { myspace: 'https://social.example/alveole' }, 'socialLinks.myspace'],
  ['mobileApp', { appStore: 'https://apps.example/1', playStore: 'https://play.example/1' }, 'mobileApp.link'],
  ['mobileApp', { appStore: 'javascript:alert(1)', playStore: 'https://play.example/1', link: 'https://link.example/app' }, 'mobileApp.appStore'],
  ['storeRating', { value: 5.1, count: 1 }, 'storeRating.value'],
  ['storeRating', { value: 4.5, count: 0 }, 'storeRating.count'],
  ['presentationPath', 'abonnement', 'presentationPath'],
  ['presentationPath', 'see /abonnement', 'presentationPath'],
  ['presentationPath', '/abonnement/', 'presentationPath'],
  ['presentationPath', '/abonnement?a=b', 'presentationPath'],
  ['presentationPath', '/', 'presentationPath'],
  ['presentationPath', '/a--b', 'presentationPath'],
  ['partnerPagePath', '//evil.example', 'partnerPagePath'],
  ['partnerPagePath', `/${'a'.repeat(200)}`, 'partnerPagePath'],
  ['partners', ['a', '/b'], 'partners.1'],
  ['partners', ['../b'], 'partners.0'],
  ['partners', Array.from({ length: 201 }, () => 'a'), 'partners'],
  ['roadPreventionCategory', '', 'roadPreventionCategory'],
  ['roadPreventionPartner', 'a b', 'roadPreventionPartner'],
  ['familyOfferVariantPaths', ['/a'], 'familyOfferVariantPaths.1'],
  ['familyOfferVariantPaths', ['/a', 'b'], 'familyOfferVariantPaths.1'],
  ['holidayWorkbook', 'a'.repeat(101), 'holidayWorkbook'],
  ['holidayWorkbook', '-a', 'holidayWorkbook'],
  ['mobileMoneyProvider', '*', 'mobileMoneyProvider'],
  ['accountSite', '', 'accountSite'],
  ['accountSite', 'compte.example.org', 'accountSite'],
  ['accountSite', 'javascript:alert(1)', 'accountSite'],
  ['accountSite', 'ftp://compte.example.org', 'accountSite'],
  ['accountSite', 'https://compte.example.org/login', 'accountSite'],
  ['accountSite', 'https://compte.example.org/?a=b', 'accountSite'],
  ['accountSite', 'https://lea:secret@compte.example.org', 'accountSite'],
  ['accountSite', `https://${'a.'.repeat(250)}example.org`, 'accountSite'],
])('%s may not be %j', (name, value, field) => {
  const refusal = parseSiteNames({ [name]: value })._unsafeUnwrapErr()
  expect(refusal.type).toBe('site-names-malformed')
  expect(refusal.faults.map((fault) => fault.field)).toEqual([field])
})

test('an unknown name is refused by its name', () => {
  expect(parseSiteNames({ acountSite: null })._unsafeUnwrapErr().faults).toEqual([{ field: 'acountSite', fault: 'unknown' }])
})

test('names of any shape are read or refused', () => {
  expectNeverThrows(parseSiteNames, { ...defaults, partners: ['a'], accountSite: 'https://compte.example.org' })
})
