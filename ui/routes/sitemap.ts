import { XMLBuilder } from 'fast-xml-parser'
import type { Route } from './+types/sitemap'
import { useCasesContext, visitContext } from '../visit.ts'
import { unavailable } from './unavailable.ts'

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true })

/** The pages of the site for search engines, each with its address in both languages. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const listed = await context.get(useCasesContext).listAddresses()
  if (listed.isErr()) throw unavailable(listed.error)
  const { origin } = context.get(visitContext)
  const alternate = (hreflang: string, href: string) => ({ '@_rel': 'alternate', '@_hreflang': hreflang, '@_href': href })
  const pages = listed.value.map(({ path, updatedAt }) => {
    const french = new URL(path, origin).href
    const english = `${french}?lang=en`
    const alternates = [alternate('fr', french), alternate('en', english), alternate('x-default', french)]
    return [french, english].map((loc) => ({ loc, ...(updatedAt === null ? {} : { lastmod: updatedAt }), 'xhtml:link': alternates }))
  })
  const sitemap = {
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    urlset: {
      '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      '@_xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      url: pages.flat(),
    },
  }
  return new Response(String(builder.build(sitemap)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
