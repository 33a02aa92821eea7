import type { Route } from './+types/blog-feed'
import { blogSectionNames, feedWords } from '../words/blog-words.ts'
import { serverI18n } from '../locales/server-i18n.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { feedAddress } from './feed-address.ts'
import { unavailable } from './unavailable.ts'

/** As many articles stand in a feed. */
const mostItems = 20

/** The latest articles for programs that read feeds, as RSS or as Atom. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { locale, origin } = context.get(visitContext)
  const listed = await context.get(useCasesContext).listArticles(locale)
  if (listed.isErr()) throw unavailable(listed.error)

  // Loaded when a feed is asked for: nothing else needs it.
  const { Feed } = await import('feed')
  const i18n = serverI18n[locale]
  const whole = (path: string) => new URL(path, origin).href
  const articles = listed.value.slice(0, mostItems)
  const feed = new Feed({
    id: whole('/blog'),
    link: whole(`/blog?lang=${locale}`),
    title: i18n._(feedWords.title),
    description: i18n._(feedWords.description),
    language: locale,
    copyright: 'Alvéole',
    generator: false,
    updated: new Date(articles[0]?.publishedOn ?? 0),
    feedLinks: { rss: whole(feedAddress('rss', locale)), atom: whole(feedAddress('atom', locale)) },
  })
  for (const { to, title, description, author, section, publishedOn } of articles) {
    feed.addItem({
      id: whole(to),
      link: whole(`${to}?lang=${locale}`),
      title,
      description,
      date: new Date(publishedOn),
      author: [{ name: author }],
      category: [{ name: i18n._(blogSectionNames[section]), term: section }],
    })
  }
  const form = url.pathname.toLowerCase().endsWith('/atom.xml') ? 'atom' : 'rss'
  return new Response(form === 'atom' ? feed.atom1() : feed.rss2(), {
    headers: { 'content-type': `application/${form}+xml; charset=utf-8`, 'content-language': locale },
  })
}
