import type { Campaign } from './campaign.ts'
import { isSamePage } from './page-paths.ts'

/** What can be named after `/premium/`. */
export type NamedOffer = { readonly type: 'campaign'; readonly campaign: Campaign } | { readonly type: 'plan'; readonly planId: string }

export type ResolvedOffer =
  | NamedOffer
  /** A page of its own, that no offer may stand before. */
  | { readonly type: 'fixed-page'; readonly path: string }
  /** It looks like a signed token: whoever holds the key checks it, then asks `resolveSignedOffer`. */
  | { readonly type: 'token-to-check'; readonly token: string }
  | { readonly type: 'offer-unknown' }

/** The campaigns, and the plans that are on sale (see `isOnSale`): a price of a campaign that is over is opened by no name. */
export type KnownOffers = { readonly campaigns: readonly Campaign[]; readonly plansOnSale: readonly { readonly id: string }[] }

const fixedPaths = ['/premium', '/premium/checkout'] as const
const longestToken = 2000
/** Header, content and signature in base64url, as in RFC 7515, section 7.1. */
const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/

const isTokenShaped = (name: string): boolean => name.length <= longestToken && tokenPattern.test(name)

const namedOffer = (name: string, { campaigns, plansOnSale }: KnownOffers): NamedOffer | null => {
  const campaign =
    campaigns.find(({ paywallPath }) => isSamePage(`/premium/${name}`, paywallPath)) ??
    campaigns.find(({ id }) => isSamePage(name, id))
  if (campaign) return { type: 'campaign', campaign }
  return plansOnSale.some(({ id }) => id === name) ? { type: 'plan', planId: name } : null
}

/**
 * Says what stands at `/premium/{name}`: a fixed page, else a known campaign (by its path or its name), else a plan on sale,
 * else something that looks like a signed token, else nothing.
 *
 * Source: specification, section 2, "/premium/{offer}" and "{token}"; fixed paths win over parameters.
 *
 * @param name what follows `/premium/`, decoded: `offre-solo`, `flashoffer/lesfolles40`
 * @example resolveOffer('solo-yearly', { campaigns, plansOnSale }) // { type: 'plan', planId: 'solo-yearly' }
 */
export const resolveOffer = (name: string, known: KnownOffers): ResolvedOffer => {
  const fixed = fixedPaths.find((path) => isSamePage(`/premium/${name}`, path))
  if (fixed) return { type: 'fixed-page', path: fixed }
  const named = namedOffer(name, known)
  if (named) return named
  return isTokenShaped(name) ? { type: 'token-to-check', token: name } : { type: 'offer-unknown' }
}

/**
 * Says which offer a signed token opens.
 *
 * @param name the offer that the token names; null when its signature is wrong or it is over
 * @example resolveSignedOffer(null, { campaigns, plansOnSale }) // { type: 'offer-unknown' }
 */
export const resolveSignedOffer = (name: string | null, known: KnownOffers): NamedOffer | { readonly type: 'offer-unknown' } =>
  (name === null ? null : namedOffer(name, known)) ?? { type: 'offer-unknown' }
