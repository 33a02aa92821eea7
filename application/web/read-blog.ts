import { err, ok, type Result } from 'neverthrow'
import {
  addressOfArticle,
  addressOfBlogPlace,
  articleNeighbours,
  articlePathOf,
  type ArticleSummary,
  blogPage,
  type BlogPlace,
  readBlogPlace,
} from '../../domain/content/blog.ts'
import type { DocumentOfKind } from '../../domain/content/document.ts'
import { blogSections, type BlogSection } from '../../domain/content/front-matter.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import { localTime, metropolitanOffset } from '../../domain/subscriptions/french-calendar.ts'
import { isCalendarDate } from '../../domain/validation/birth-date.ts'
import type { Clock } from '../ports/clock.ts'
import type { ContentGateway } from '../ports/content-gateway.ts'
import type { LibraryError } from './browse-library.ts'

/** An article in a list, with its address. */
export type ListedArticle = ArticleSummary & { readonly to: string }

/** A page of the blog, with the sections that have articles and the address of each of its pages; or the address that it has in truth. */
export type OpenedBlog =
  | { readonly type: 'elsewhere'; readonly path: string }
  | {
      readonly type: 'blog'
      readonly place: BlogPlace
      readonly articles: readonly ListedArticle[]
      /** The addresses of the pages, the first one first. */
      readonly pages: readonly string[]
      readonly sections: readonly { readonly section: BlogSection; readonly to: string }[]
    }

export type OpenedArticle = {
  readonly article: DocumentOfKind<'article'>
  /** HTML. */
  readonly body: string
  readonly sectionPath: string
  readonly previous: ListedArticle | null
  readonly next: ListedArticle | null
  readonly related: readonly ListedArticle[]
}

type Parts = { content: ContentGateway; clock: Clock }

const listed = (article: ArticleSummary): ListedArticle => ({ ...article, to: addressOfArticle(article) })

/** The day that it is in metropolitan France. */
const today = (clock: Clock): string => new Date(localTime(clock.now(), metropolitanOffset)).toISOString().slice(0, 10)

/** Nothing stands at this address. */
const nowhere = (path: string) => err({ type: 'content-not-found', path } as const)

/** Every article, the latest first. */
export const makeListArticles =
  ({ content, clock }: Parts) =>
  async (locale: Locale): Promise<Result<readonly ListedArticle[], LibraryError>> =>
    (await content.listArticles(locale, today(clock))).map((articles) => articles.map(listed))

/** The articles of a day: not found when there is none. */
export const makeListArticlesOfDay = (parts: Parts) => {
  const listArticles = makeListArticles(parts)
  return async (locale: Locale, day: string): Promise<Result<readonly ListedArticle[], LibraryError>> =>
    (await listArticles(locale)).andThen((articles) => {
      const ofDay = articles.filter(({ publishedOn }) => publishedOn === day)
      return ofDay.length > 0 ? ok(ofDay) : nowhere(day)
    })
}

/** A page of the blog, by what follows `/blog/` in its address. */
export const makeOpenBlog =
  ({ content, clock }: Parts) =>
  async (locale: Locale, segments: readonly string[]): Promise<Result<OpenedBlog, LibraryError>> => {
    const place = readBlogPlace(segments)
    const asked = ['/blog', ...segments].join('/')
    if (place === null) return nowhere(asked)
    const path = addressOfBlogPlace(place)
    if (path !== asked) return ok({ type: 'elsewhere', path })
    return (await content.listArticles(locale, today(clock))).andThen((articles) => {
      const page = blogPage(articles, place)
      if (page === null) return nowhere(path)
      const used = new Set(articles.map(({ section }) => section))
      return ok({
        type: 'blog' as const,
        place,
        articles: page.articles.map(listed),
        pages: Array.from({ length: page.pageCount }, (_, index) => addressOfBlogPlace({ ...place, page: index + 1 })),
        sections: blogSections.filter((section) => used.has(section)).map((section) => ({ section, to: addressOfBlogPlace({ section, page: 1 }) })),
      })
    })
  }

/** An article with its text and what there is to read around it; one whose day has not come is not found. */
export const makeOpenArticle =
  ({ content, clock }: Parts) =>
  async (locale: Locale, { date, slug }: { readonly date: string; readonly slug: string }): Promise<Result<OpenedArticle, LibraryError>> => {
    const path = articlePathOf(locale, date, slug)
    const day = today(clock)
    if (!isCalendarDate(date) || date > day) return nowhere(path)
    const [read, articles] = await Promise.all([content.read(path), content.listArticles(locale, day)])
    if (read.isErr()) return err(read.error)
    if (articles.isErr()) return err(articles.error)
    const { document: article, body } = read.value
    if (article.kind !== 'article' || article.publishedOn !== date) return nowhere(path)
    const { previous, next, related } = articleNeighbours(article, articles.value)
    return ok({
      article,
      body: body ?? '',
      sectionPath: addressOfBlogPlace({ section: article.section, page: 1 }),
      previous: previous && listed(previous),
      next: next && listed(next),
      related: related.map(listed),
    })
  }
