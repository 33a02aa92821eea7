import { parseCookie, stringifySetCookie } from 'cookie'
import type { VisitCookie, VisitCookies } from '../../application/ports/visit-cookies.ts'

/** The host and each domain above it, for which a tag may have set its cookies: `www.a.example` gives itself and `a.example`. */
const domainsOf = (host: string): readonly string[] => {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** The cookies of the page that is open. */
export class BrowserCookies implements VisitCookies {
  names() {
    return Object.keys(parseCookie(document.cookie))
  }

  read(name: string) {
    return parseCookie(document.cookie)[name] ?? null
  }

  write(cookie: VisitCookie) {
    document.cookie = stringifySetCookie({ ...cookie, sameSite: 'lax', secure: location.protocol === 'https:' })
  }

  erase(name: string) {
    const gone = { name, value: '', maxAge: 0, path: '/' }
    document.cookie = stringifySetCookie(gone)
    for (const domain of domainsOf(location.hostname)) document.cookie = stringifySetCookie({ ...gone, domain })
  }
}
