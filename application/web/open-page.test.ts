import { describe, expect, test } from 'vitest'
import { aContentGateway, anUnreachableContentGateway } from '../../tests/builders/a-content-gateway.ts'
import { aBookDocument, aCategoryDocument, aCourseDocument, aDataDocument, aPageDocument } from '../../tests/builders/a-content-document.ts'
import { makeListPages, makeOpenPage } from './open-page.ts'

const documents = [
  aPageDocument('fr/pages/bac.md'),
  aPageDocument('fr/pages/bac/ecrit.md', { position: 1 }),
  aPageDocument('fr/pages/bac/oral.md', { position: 2, leadsTo: ['/revisions/maths/nombres/fractions', '/revisions/maths', '/revisions/maths/nombres', '/revisions/perdu'] }),
  aPageDocument('fr/pages/bac/oral/jury.md'),
  aDataDocument('fr/pages/bac/notes.json', { isFree: true }),
  aBookDocument('fr/revisions/maths/book.md'),
  aCategoryDocument('fr/revisions/maths/nombres/category.md'),
  aCourseDocument('fr/revisions/maths/nombres/fractions/course.md'),
]
const content = aContentGateway(documents, { '/fr/pages/bac/oral': '<p>Vingt minutes.</p>' })
const addresses = (links: readonly { to: string }[]) => links.map(({ to }) => to)

describe('a page', () => {
  test('is opened by its address, with its text and where it stands', async () => {
    const opened = (await makeOpenPage({ content })('fr', '/bac/oral/'))._unsafeUnwrap()
    expect(opened).toMatchObject({ to: '/bac/oral', body: '<p>Vingt minutes.</p>', page: { path: '/fr/pages/bac/oral' }, next: null })
    expect(addresses(opened.ancestors)).toEqual(['/bac'])
    expect(addresses(opened.children)).toEqual(['/bac/oral/jury'])
    expect(opened.previous?.to).toBe('/bac/ecrit')
  })

  test('leads to what its author names, in that order, and not to what is there no more', async () => {
    const { leads } = (await makeOpenPage({ content })('fr', '/bac/oral'))._unsafeUnwrap()
    expect(leads.map(({ kind, dir }) => [kind, dir])).toEqual([
      ['course', '/fr/revisions/maths/nombres/fractions'],
      ['book', '/fr/revisions/maths'],
      ['category', '/fr/revisions/maths/nombres'],
    ])
  })

  test('whose author names nothing leads nowhere, and asks nothing', async () => {
    const silent = { ...content, list: anUnreachableContentGateway.list }
    const { leads, next } = (await makeOpenPage({ content: silent })('fr', '/bac/ecrit'))._unsafeUnwrap()
    expect(leads).toEqual([])
    expect(next?.to).toBe('/bac/oral')
  })

  test.each([
    ['fr', '/bac/nulle-part'],
    ['en', '/bac'],
    ['fr', '/bac/notes'],
  ] as const)('is not found in the language %s at %s', async (locale, address) => {
    expect((await makeOpenPage({ content })(locale, address))._unsafeUnwrapErr()).toEqual({ type: 'content-not-found', path: `/${locale}/pages${address}` })
  })

  test.each(['read', 'list', 'listPagesAround'] as const)('is not shown when the service does not answer to %s', async (call) => {
    const failing = { ...content, [call]: anUnreachableContentGateway[call] }
    expect((await makeOpenPage({ content: failing })('fr', '/bac/oral'))._unsafeUnwrapErr()).toEqual({ type: 'service-unreachable' })
  })
})

describe('the pages below an address', () => {
  test('come in their order', async () => {
    expect(addresses((await makeListPages({ content })('fr', '/bac'))._unsafeUnwrap())).toEqual(['/bac/ecrit', '/bac/oral'])
    expect((await makeListPages({ content })('fr', '/brevet'))._unsafeUnwrap()).toEqual([])
  })

  test('are not told when the service does not answer', async () => {
    expect((await makeListPages({ content: anUnreachableContentGateway })('fr', '/bac')).isErr()).toBe(true)
  })
})
