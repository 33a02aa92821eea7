import { stringifySetCookie } from 'cookie'
import { type AuthCookie, readAuthCookie, writeAuthCookie } from '../../domain/session/auth-cookie.ts'
import { authCookieAge, visitorCookieAge } from '../../domain/session/ages.ts'

/** How cookies are protected: as the site's address and the configured domain allow. */
export type CookieProtection = { readonly isHttps: boolean; readonly domain: string | null }

/** The ids that the service gives; anything else in the cookie was put there by somebody else. */
const visitorIdPattern = /^[\w-]{1,100}$/

const attributesOf = ({ isHttps, domain }: CookieProtection) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  ...(isHttps ? { secure: true } : {}),
  ...(domain === null ? {} : { domain }),
})

/** `__Host-` ties a cookie to this very host; it needs HTTPS and forbids a domain. */
const named = (name: string, { isHttps, domain }: CookieProtection): string =>
  isHttps && domain === null ? `__Host-${name}` : name

export const makeCookies = (protection: CookieProtection) => {
  const authName = named('alveole-auth', protection)
  const visitorName = named('alveole-visitor', protection)
  const attributes = attributesOf(protection)
  return {
    authName,
    readAuth: (cookies: Readonly<Record<string, string | undefined>>): AuthCookie | null => readAuthCookie(cookies[authName]),
    writeAuth: (auth: AuthCookie): string =>
      stringifySetCookie({ name: authName, value: writeAuthCookie(auth), maxAge: authCookieAge, ...attributes }),
    clearAuth: (): string => stringifySetCookie({ name: authName, value: '', maxAge: 0, ...attributes }),
    readVisitor: (cookies: Readonly<Record<string, string | undefined>>): string | null => {
      const visitorId = cookies[visitorName] ?? ''
      return visitorIdPattern.test(visitorId) ? visitorId : null
    },
    writeVisitor: (visitorId: string): string =>
      stringifySetCookie({ name: visitorName, value: visitorId, maxAge: visitorCookieAge, ...attributes }),
    clearVisitor: (): string => stringifySetCookie({ name: visitorName, value: '', maxAge: 0, ...attributes }),
  }
}

export type Cookies = ReturnType<typeof makeCookies>
