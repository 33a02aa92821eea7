import type { Locale } from '../locale/locale.ts'
import type { DocumentOfKind } from './document.ts'
import { blogSections, type BlogSection } from './front-matter.ts'

/** An article as lists show it. */
export type ArticleSummary = Pick<
  DocumentOfKind<'article'>,
  'path' | 'slug' | 'title' | 'description' | 'section' | 'author' | 'publishedOn' | 'minutes'
>

/** Which page of the blog is asked for: of all articles, or of a section. */
export type BlogPlace = { readonly section: BlogSection | null; readonly page: number }

/** As many articles stand on a page of the blog. */
export const articlesPerPage = 10

const isSection = (name: string): name is BlogSection => blogSections.some((section) => section === name)
const pageNumber = /^[1-9]\d{0,5}$/

/**
 * Reads what follows `/blog/` in an address: nothing, a page, a section, or a section and a page; null for anything else.
 *
 * Source: specification, section 2, "Blog and press": `/blog/{page?}`, `/blog/{section?}/{page?}`.
 *
 * @example readBlogPlace(['methode', '2']) // { section: 'methode', page: 2 }
 */
export const readBlogPlace = (segments: readonly string[]): BlogPlace | null => {
  const [first, ...others] = segments
  const section = first !== undefined && isSection(first) ? first : null
  const [page = '1', ...rest] = section === null ? segments : others
  return rest.length === 0 && pageNumber.test(page) ? { section, page: Number(page) } : null
}

/**
 * The one address of a page of the blog: the first page has no number.
 *
 * @example addressOfBlogPlace({ section: null, page: 2 }) // '/blog/2'
 */
export const addressOfBlogPlace = ({ section, page }: BlogPlace): string =>
  ['/blog', ...(section === null ? [] : [section]), ...(page === 1 ? [] : [page])].join('/')

/**
 * The file of an article, by what its address says.
 *
 * @example articlePathOf('fr', '2026-09-14', 'relire') // '/fr/blog/2026-09-14-relire'
 */
export const articlePathOf = (locale: Locale, date: string, slug: string): string => `/${locale}/blog/${date}-${slug}`

/**
 * The address of an article on the site. Its file is named after the day of its publication, which stands apart in the address.
 *
 * Source: specification, section 2, "Blog and press": `/blog/articles/{date?}/{slug?}`.
 *
 * @example addressOfArticle({ slug: '2026-09-14-relire', publishedOn: '2026-09-14' }) // '/blog/articles/2026-09-14/relire'
 */
export const addressOfArticle = ({ slug, publishedOn }: Pick<ArticleSummary, 'slug' | 'publishedOn'>): string =>
  `/blog/articles/${publishedOn}/${slug.startsWith(`${publishedOn}-`) ? slug.slice(publishedOn.length + 1) : slug}`

/**
 * The articles of a page of the blog, and how many pages there are; null for a page beyond the last. A list without
 * articles has one page.
 *
 * @param articles in their order
 * @example blogPage(articles, { section: 'methode', page: 1 }) // { articles: [ten at most], pageCount: 3 }
 */
export const blogPage = (
  articles: readonly ArticleSummary[],
  { section, page }: BlogPlace,
): { readonly articles: readonly ArticleSummary[]; readonly pageCount: number } | null => {
  const wanted = section === null ? articles : articles.filter((article) => article.section === section)
  const pageCount = Math.max(1, Math.ceil(wanted.length / articlesPerPage))
  return page > pageCount ? null : { articles: wanted.slice((page - 1) * articlesPerPage, page * articlesPerPage), pageCount }
}

const mostRelated = 3

/**
 * What there is to read around an article: the one published before it in its section, the one after it, and at most
 * three others, those of its section first.
 *
 * @param articles the latest first
 * @example articleNeighbours(article, articles) // { previous: { … }, next: null, related: [{ … }, { … }] }
 */
export const articleNeighbours = (
  { path, section }: Pick<ArticleSummary, 'path' | 'section'>,
  articles: readonly ArticleSummary[],
): { readonly previous: ArticleSummary | null; readonly next: ArticleSummary | null; readonly related: readonly ArticleSummary[] } => {
  const [own, others] = [articles.filter((article) => article.section === section), articles.filter((article) => article.section !== section)]
  const place = own.findIndex((article) => article.path === path)
  const previous = place === -1 ? null : (own[place + 1] ?? null)
  const next = own[place - 1] ?? null
  const shown = new Set([path, previous?.path, next?.path])
  return { previous, next, related: [...own, ...others].filter((article) => !shown.has(article.path)).slice(0, mostRelated) }
}
