/** How many pages a device keeps for reading without a network, and for how long, in seconds: a chapter is two or three pages. */
export const offlinePageLimits = { pages: 80, seconds: 30 * 86_400 } as const

/** How long a page may take to come before the kept one is shown instead, in seconds. */
export const offlinePatienceSeconds = 4

/** The page that stands in for one that cannot be reached. */
export const offlinePagePath = '/hors-ligne'

/**
 * Says whether a page that was opened stays readable without a network: what one revises with, and nothing else. Pages about
 * the account, payments and everything else that is somebody's own business never stay on a device.
 *
 * @param path without its query
 *
 * Source: issue of the whole site, "whose opened chapters stay usable offline".
 *
 * @example staysOffline('/revisions/maths/algebre/second-degre') // true
 * @example staysOffline('/mon-compte') // false
 */
export const staysOffline = (path: string): boolean => path === '/revisions' || path.startsWith('/revisions/')

/** The forms after which somebody else may read on the device. */
const readerForms: ReadonlySet<string> = new Set(['/login', '/logout', '/signup/signup-form', '/mon-compte/supprimer', '/qui-revise', '/qui-revise/parent'])

/**
 * Says whether a form changes whose pages are kept: who logs in, signs up or out, deletes their account, or hands the device
 * to another one of the family.
 *
 * @example changesReader('/logout') // true
 */
export const changesReader = (path: string): boolean => readerForms.has(path)
