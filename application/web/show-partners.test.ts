import { describe, expect, test } from 'vitest'
import { aContentGateway, anUnreachableContentGateway } from '../../tests/builders/a-content-gateway.ts'
import { aPageDocument } from '../../tests/builders/a-content-document.ts'
import { someSiteNames } from '../../tests/builders/a-visit.ts'
import { makeListPartners, makeShowPartner } from './show-partners.ts'

const content = aContentGateway([
  aPageDocument('fr/pages/partenaires.md'),
  aPageDocument('fr/pages/partenaires/parents.md', { title: 'Espace Parents', description: 'Pour les parents.' }),
  aPageDocument('fr/pages/partenaires/inconnu.md', { title: 'Inconnu' }),
])
const names = someSiteNames({ partnerPagePath: '/espace/parents', partners: ['ville-de-lyon'] })

describe('the partners', () => {
  test('are those of the installation, with what was written of them', async () => {
    expect((await makeListPartners({ content, names })('fr'))._unsafeUnwrap()).toEqual([
      { to: '/espace/parents', title: 'Espace Parents', description: 'Pour les parents.' },
      { to: '/partenaires/prevention-routiere', title: 'Prevention routiere', description: null },
      { to: '/partenaires/ville-de-lyon', title: 'Ville de lyon', description: null },
    ])
  })

  test('are not told when the service does not answer', async () => {
    expect((await makeListPartners({ content: anUnreachableContentGateway, names })('fr')).isErr()).toBe(true)
  })
})

describe('a partner', () => {
  const show = (address: string) => makeShowPartner({ content, names })('fr', address)

  test('of whom something was written has that page, wherever it stands', async () => {
    expect((await show('/espace/parents'))._unsafeUnwrap()).toMatchObject({ title: 'Espace Parents', written: { page: { title: 'Espace Parents' } } })
  })

  test('of whom nothing was written has a page nevertheless', async () => {
    expect((await show('/partenaires/ville-de-lyon'))._unsafeUnwrap()).toEqual({ title: 'Ville de lyon', written: null })
  })

  test.each(['/partenaires/inconnu', '/partenaires/parents', '/partenaires'])('is not found at %s', async (address) => {
    expect((await show(address))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: address })
  })

  test('is not shown when the service does not answer', async () => {
    const shown = await makeShowPartner({ content: anUnreachableContentGateway, names })('fr', '/partenaires/ville-de-lyon')
    expect(shown._unsafeUnwrapErr()).toEqual({ type: 'service-unreachable' })
  })
})
