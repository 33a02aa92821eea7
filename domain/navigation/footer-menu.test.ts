import { expect, test } from 'vitest'
import { writtenMenu } from '../../tests/builders/a-menu.ts'
import { footerMenu } from './footer-menu.ts'
import { socialNetworks } from './social-networks.ts'

test('the footer is a directory of the site', () => {
  expect(writtenMenu(footerMenu('public'))).toEqual([
    'contents: revision /revisions, school-levels /explorer, knowledge-library /revisions/bibliotheque-des-savoirs, orientation /orientation, blog /blog, free-sheets /newsletter',
    'exams: bac /bac, brevet /brevet, bac-simulator /simulateur-de-notes-bac, brevet-simulator /simulateur-de-notes-brevet, ' +
      'diplomas /revisions/diplomes, competitive-exams /revisions/tests-et-concours, language-tests /revisions/tests-de-langues',
    'offers: solo-offer /premium/offre-solo, family-offer /premium/offre-famille, bank-card-payment /premium, mobile-payment /premium/afrique, ' +
      'gift-card /validation-buybox',
    'commitments: who-we-are /nos-engagements, citizenship /nos-engagements/citoyennete, sport /nos-engagements/sport, ' +
      'parents /nos-engagements/parents, francophonie /nos-engagements/francophonie, teachers /professeurs, artificial-intelligence /ia, ' +
      'press /espace-presse, jobs /jobs',
    'help: faq /faq, helpdesk /faq#assistance, contact-support /faq#contact',
    'legal: terms /conditions-d-utilisation, privacy /privacy-policy, legal-notice /mentions-legales, accessibility /accessibilite, cookie-preferences (choose-cookies)',
  ])
})

test.each(['gar', 'cned'] as const)('nothing is sold in the footer of a page of schools (%s)', (layout) => {
  const written = writtenMenu(footerMenu(layout))
  expect(written.join()).not.toContain('/premium')
  expect(written).toHaveLength(5)
})

test('the footer links to the five social networks', () => {
  expect(socialNetworks).toEqual(['facebook', 'linkedin', 'twitter', 'instagram', 'tiktok'])
})
