import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseFile } from '../../adapters/content/parse-file.ts'
import { readContentFiles } from '../../adapters/content/read-content-files.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { documentPathAt, pathWithoutLocale } from '../../domain/content/document-address.ts'
import { ancestorPathsOf } from '../../domain/content/page-tree.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import routes from '../../ui/routes.ts'

const documents: ContentDocument[] = []
const unread: string[] = []
for (const file of await readContentFiles(join(import.meta.dirname, '../../content'))) {
  const read = parseFile(file)
  if ('reason' in read) unread.push(`${file.file}: ${read.reason}`)
  else documents.push(read.document)
}

const locales: readonly Locale[] = ['fr', 'en']
const paths = new Set(documents.map(({ path }) => path))
const pages = documents.filter((document) => document.kind === 'page')
const articles = documents.filter((document) => document.kind === 'article')

/** Folders whose top is a page that is made otherwise, or none. */
const withoutTop = new Set(['revisions', 'seo', 'cned'])

const isWritten = (file: string): boolean => ['routes/content-page.tsx', 'routes/partner-information.tsx', 'routes/partners.tsx'].includes(file)

describe('the library that the product ships', () => {
  test('can be read throughout', () => {
    expect(unread).toEqual([])
  })

  test('has each page and each article in both languages', () => {
    const missing = [...pages, ...articles].flatMap(({ path }) => locales.map((locale) => `/${locale}${pathWithoutLocale(path)}`)).filter((path) => !paths.has(path))
    expect([...new Set(missing)]).toEqual([])
  })

  test('has a page at each address of the site that a page is written for', () => {
    const addresses = routes
      .flatMap(({ children = [] }) => children)
      .flatMap(({ file, path = '' }) => (isWritten(file) && !/[:*]/.test(path) ? [path.toLowerCase()] : []))
    expect(addresses.length).toBeGreaterThan(30)
    expect(addresses.flatMap((address) => locales.map((locale) => `/${locale}/pages/${address}`)).filter((path) => !paths.has(path))).toEqual([])
  })

  test('has no page below a page that is not there', () => {
    const orphans = pages.flatMap(({ path }) => ancestorPathsOf(path).filter((above) => !paths.has(above) && !withoutTop.has(above.split('/')[3] ?? '')))
    expect([...new Set(orphans)]).toEqual([])
  })

  test('has names that an address in small letters finds', () => {
    expect(pages.map(({ path }) => path).filter((path) => !/^\/(?:fr|en)\/pages(?:\/[a-z0-9]+(?:[_-][a-z0-9]+)*)+$/.test(path))).toEqual([])
  })

  test('leads to books, categories and chapters that are there, in both languages', () => {
    const dead = pages.flatMap(({ path, leadsTo = [] }) =>
      leadsTo.filter((lead) => locales.some((locale) => !paths.has(documentPathAt(locale, lead)))).map((lead) => `${path} leads to ${lead}`),
    )
    expect(dead).toEqual([])
  })

  test('says of what partners inform of whose it is, and of nothing else', () => {
    const isInformation = (path: string) => /\/pages\/orientation\/sponsorinfos\//.test(path)
    expect(pages.filter(({ path, partner }) => isInformation(path) !== (partner !== undefined)).map(({ path }) => path)).toEqual([])
  })

  test('has its articles in the blog, each named after the day of its publication', () => {
    expect(articles.filter(({ path, publishedOn }) => !new RegExp(`^/(?:fr|en)/blog/${publishedOn}-[a-z0-9]+(?:-[a-z0-9]+)*$`).test(path)).map(({ path }) => path)).toEqual([])
  })

  test('gives no former name to two books, nor one that a book has today', () => {
    const books = documents.filter((document) => document.kind === 'book')
    const names = books.flatMap(({ dir, formerSlugs = [] }) => [dir, ...formerSlugs.map((slug) => `${dir.slice(0, dir.lastIndexOf('/'))}/${slug}`)])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
