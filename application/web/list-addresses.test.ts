import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { anArticleDocument } from '../../tests/builders/a-content-document.ts'
import { someSiteNames } from '../../tests/builders/a-visit.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import type { ContentGateway } from '../ports/content-gateway.ts'
import { makeListAddresses } from './list-addresses.ts'

const list = async (documents: readonly ContentDocument[]) => {
  const content = { list: async () => ok(documents) } as Partial<ContentGateway> as ContentGateway
  const listed = await makeListAddresses({ content, names: someSiteNames(), clock: new InMemoryClock(Date.UTC(2026, 10, 21)) })()
  return listed._unsafeUnwrap().map(({ path }) => path)
}

test('lists routes and open campaigns, and neither private pages nor campaigns that are over', async () => {
  const paths = await list([])
  for (const path of ['/', '/faq', '/premium', '/premium/lifeoffer', '/gar/mentions-informations-RGPD']) expect(paths).toContain(path)
  for (const path of ['/mon-compte', '/premium/offreblackfriday', '/premium/afrique', '/premium/checkout']) expect(paths).not.toContain(path)
})

test('lists what the library holds, once, and no article before its day', async () => {
  const paths = await list([
    anArticleDocument('fr/blog/2026-09-14-relire.md', { publishedOn: '2026-09-14' }),
    anArticleDocument('fr/blog/2026-12-01-plus-tard.md', { publishedOn: '2026-12-01' }),
  ])
  expect(paths).toContain('/blog/articles/2026-09-14/relire')
  expect(paths).not.toContain('/blog/articles/2026-12-01/plus-tard')
  expect(new Set(paths).size).toBe(paths.length)
})

test('says when the library does not answer', async () => {
  const unreachable = err({ type: 'service-unreachable' } as const)
  const content = { list: async () => unreachable } as Partial<ContentGateway> as ContentGateway
  expect(await makeListAddresses({ content, names: someSiteNames(), clock: new InMemoryClock(0) })()).toEqual(unreachable)
})
