import * as v from 'valibot'
import { parserOf } from '../validation/malformed.ts'
import { socialNetworks } from './social-networks.ts'

const slug = v.pipe(v.string(), v.maxLength(100), v.regex(/^[A-Za-z0-9]+(?:[_-][A-Za-z0-9]+)*$/))
const path = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:\/[A-Za-z0-9]+(?:[_-][A-Za-z0-9]+)*)+$/))

const secureAddress = v.pipe(v.string(), v.maxLength(500), v.url(), v.startsWith('https://'))

/** Is this the address of a site and nothing more: no path, query, name or password? */
const isOrigin = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`
}

const siteNamesSchema = v.strictObject({
  /** The id of France among the countries of profiles. */
  franceCountryId: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)), '1'),
  /** The pages of the product on social networks; a network left out is not shown. */
  socialLinks: v.optional(v.strictObject(v.entriesFromList(socialNetworks, v.optional(secureAddress))), {}),
  /** The mobile app: its pages in both stores, and the one link that opens either. Null where there is no app to install. */
  mobileApp: v.optional(
    v.nullable(v.strictObject({ appStore: secureAddress, playStore: secureAddress, link: secureAddress })),
    null,
  ),
  /** What the stores say of the app: the mean of its ratings, out of 5, and how many there are. Null where it is not to be told. */
  storeRating: v.optional(
    v.nullable(v.strictObject({ value: v.pipe(v.number(), v.minValue(1), v.maxValue(5)), count: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    null,
  ),
  /** The route that presents the subscription; its path carries the product's name. */
  presentationPath: v.optional(path, '/abonnement-alveole'),
  /** The one partner page that has a path of its own. */
  partnerPagePath: v.optional(path, '/partenaires/maison-des-parents'),
  /** The partners who have a page `/partenaires/{partner}`, beside that of the road-prevention campaign. */
  partners: v.optional(v.pipe(v.array(slug), v.maxLength(200)), []),
  /** The category that stands for the road-prevention campaign, and the partner whose page it leads to. */
  roadPreventionCategory: v.optional(slug, 'prevention-routiere'),
  roadPreventionPartner: v.optional(slug, 'prevention-routiere'),
  /** The two variants of the family offer for the start of the school year. */
  familyOfferVariantPaths: v.optional(v.strictTuple([path, path]), [
    '/offre-speciale-rentree-reussite-scolaire-famille-2',
    '/offre-speciale-rentree-reussite-scolaire-famille-3',
  ]),
  /** The holiday workbook's page, under `/premium/`. */
  holidayWorkbook: v.optional(slug, 'cahier-de-vacances'),
  /** The mobile-money provider, under `/validatePayment/`. */
  mobileMoneyProvider: v.optional(slug, 'cinetpay'),
  /** The origin of the account site; null when this site is the account site. */
  accountSite: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500), v.check(isOrigin), v.transform((text) => new URL(text).origin))), null),
})

/** Names that each installation chooses for itself: paths, partners and the account site. */
export type SiteNames = Readonly<v.InferOutput<typeof siteNamesSchema>>

/**
 * Reads the names of an installation; those left out get their default, so that `{}` gives the defaults.
 * Refuses with `site-names-malformed`, which names the fields.
 *
 * Source: specification, section 2: the paths that it does not reproduce.
 *
 * @example parseSiteNames({ accountSite: 'https://compte.example.org' })
 */
export const parseSiteNames = parserOf('site-names-malformed', siteNamesSchema)

/** The names of an installation that chose none. */
export const defaultSiteNames: SiteNames = v.parse(siteNamesSchema, {})
