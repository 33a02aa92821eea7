import type { BlogPosting, WithContext } from 'schema-dts'
import type { Locale } from '../../domain/locale/locale.ts'
import { publisherOf } from './publisher.ts'

/** An article of the blog. @param article `to` is its path, `publishedOn` a day such as `2026-11-21` */
export const articleOf = (
  { title, description, author, publishedOn, to }: { readonly title: string; readonly description: string; readonly author: string; readonly publishedOn: string; readonly to: string },
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description,
  author: { '@type': 'Person', name: author },
  publisher: publisherOf(origin),
  datePublished: publishedOn,
  inLanguage: locale,
  url: `${origin}${to}`,
  image: `${origin}/share.png`,
})
