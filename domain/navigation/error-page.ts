import { safePath } from './safe-path.ts'

/** What the error page says, and where it leads. Search engines never keep it. */
export type ErrorPage = { readonly robots: 'noindex' } & (
  | { readonly kind: 'not-there'; readonly back: { readonly target: 'previous-page' | 'home'; readonly path: string } }
  | { readonly kind: 'failure'; readonly code: number; readonly home: '/' }
)

/**
 * What the error page shows. A page that is not there, or not any more (404, 410), leads back to the previous page of
 * this site, if there is one, else home; any other failure shows its code and leads home.
 *
 * @param code the status that the page was answered with
 * @param previousRoute where the person comes from, null when this is their first page
 *
 * Source: specification, section 2, "Error page", and section 8.
 *
 * @example errorPage(404, '/faq') // { kind: 'not-there', back: { target: 'previous-page', path: '/faq' }, robots: 'noindex' }
 */
export const errorPage = (code: number, previousRoute: string | null): ErrorPage => {
  if (code !== 404 && code !== 410) return { kind: 'failure', code, home: '/', robots: 'noindex' }
  const path = safePath(previousRoute)
  return {
    kind: 'not-there',
    back: path === null ? { target: 'home', path: '/' } : { target: 'previous-page', path },
    robots: 'noindex',
  }
}
