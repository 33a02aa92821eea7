import { utmCookieNames } from './utm-cookies.ts'

/** The cookies of the site that scripts can see and that it cannot do without. */
const necessaryCookies: ReadonlySet<string> = new Set(['cookie-choice', 'locale', 'country'])

const campaignCookies: ReadonlySet<string> = new Set(utmCookieNames)

/**
 * The cookies that must go, among those that scripts can see: the campaign's where advertising is refused; where the
 * measurement is refused all that are not necessary, since tags set cookies under names of their own.
 *
 * Source: article 82 of the French Data Protection Act: what is refused is not kept.
 *
 * @example cookiesToErase(['locale', 'utm_id', '_ga'], { audience: false, marketing: true }) // ['_ga']
 */
export const cookiesToErase = (
  names: readonly string[],
  { audience, marketing }: { readonly audience: boolean; readonly marketing: boolean },
): readonly string[] =>
  names.filter((name) => !necessaryCookies.has(name) && (campaignCookies.has(name) ? !marketing : !audience))
