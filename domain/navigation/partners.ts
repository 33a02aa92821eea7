import { isSamePage } from '../offers/page-paths.ts'
import type { SiteNames } from './site-names.ts'

/** A partner, by the name in its address, and the page that it has on the site. */
export type Partner = { readonly slug: string; readonly path: string }

type Names = Pick<SiteNames, 'partners' | 'partnerPagePath' | 'roadPreventionPartner'>

const slugOf = (path: string): string => path.split('/').at(-1) ?? ''

/**
 * The partners that have a page: the one with an address of its own, that of the road-prevention campaign, and the others
 * that an installation names, each once.
 *
 * Source: specification, section 2, "Institutional": `/partenaires/{partner?}` and one named partner page.
 *
 * @example partnersOf(names) // [{ slug: 'maison-des-parents', path: '/partenaires/maison-des-parents' }, { slug: 'prevention-routiere', … }]
 */
export const partnersOf = ({ partners, partnerPagePath, roadPreventionPartner }: Names): readonly Partner[] => {
  const named: Partner = { slug: slugOf(partnerPagePath), path: partnerPagePath }
  const others = [...new Set([roadPreventionPartner, ...partners])].map((slug): Partner => ({ slug, path: `/partenaires/${slug}` }))
  return [named, ...others.filter(({ path }) => !isSamePage(path, partnerPagePath))]
}

/**
 * The partner whose page stands at an address; null where none does.
 *
 * @example partnerAt('/partenaires/prevention-routiere', names) // { slug: 'prevention-routiere', … }
 */
export const partnerAt = (address: string, names: Names): Partner | null => partnersOf(names).find(({ path }) => isSamePage(address, path)) ?? null

/**
 * What a partner is called of whom nothing but the name in its address is known.
 *
 * @example nameOfSlug('maison-des-parents') // 'Maison des parents'
 */
export const nameOfSlug = (slug: string): string => {
  const words = slug.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
