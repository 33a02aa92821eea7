import { expect, test } from 'vitest'
import { aContentGateway, anUnreachableContentGateway } from '../../tests/builders/a-content-gateway.ts'
import { aBookDocument } from '../../tests/builders/a-content-document.ts'
import { someSiteNames } from '../../tests/builders/a-visit.ts'
import { makeFindFormerBook } from './find-former-book.ts'

const content = aContentGateway([
  aBookDocument('fr/revisions/mathematiques-premiere/book.md', { formerSlugs: ['maths-1ere', 'maths'] }),
  aBookDocument('fr/revisions/francais/book.md'),
])
const find = (book: string, path: string, search = '') => makeFindFormerBook({ content, names: someSiteNames() })('fr', book, { path, search })

test.each([
  ['maths', '/revisions/maths', '', '/revisions/mathematiques-premiere'],
  ['maths-1ere', '/revisions/maths-1ere/algebre', '?lang=fr', '/revisions/mathematiques-premiere/algebre?lang=fr'],
])('the former name %s at %s%s leads for good to %s', async (book, path, search, to) => {
  expect(await find(book, path, search)).toEqual({ type: 'redirect', to, permanence: 'permanent' })
})

test.each([
  ['inconnu', '/revisions/inconnu'],
  ['francais', '/revisions/francais'],
])('%s, which no book was called, leads nowhere', async (book, path) => {
  expect(await find(book, path)).toBeNull()
})

test('nothing is known while the service does not answer', async () => {
  const findFormerBook = makeFindFormerBook({ content: anUnreachableContentGateway, names: someSiteNames() })
  expect(await findFormerBook('fr', 'maths', { path: '/revisions/maths', search: '' })).toBeNull()
})
