import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie'

/**
 * A fetch that speaks for one visitor while a page of theirs is rendered: it sends their cookies, keeps those that the
 * service sets on the way, and in the end gives them back, so that they reach the browser.
 */
export class VisitorFetch {
  readonly #fetch: (request: Request) => Response | Promise<Response>
  readonly #headers: Readonly<Record<string, string>>
  readonly #cookies: Map<string, string>
  readonly #setCookies = new Map<string, string>()

  constructor(
    fetch: (request: Request) => Response | Promise<Response>,
    visitor: { cookie: string | null; headers: Readonly<Record<string, string>> },
  ) {
    this.#fetch = fetch
    this.#headers = visitor.headers
    this.#cookies = new Map(
      Object.entries(parseCookie(visitor.cookie ?? '', { decode: (value) => value })).map(([name, value]) => [name, value ?? '']),
    )
  }

  /** The `Set-Cookie` headers that the service sent, the last one of each name. */
  get setCookies(): readonly string[] {
    return [...this.#setCookies.values()]
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    for (const [name, value] of Object.entries(this.#headers)) request.headers.set(name, value)
    if (this.#cookies.size > 0) {
      request.headers.set('cookie', stringifyCookie(Object.fromEntries(this.#cookies), { encode: (value) => value }))
    }
    const response = await this.#fetch(request)
    for (const header of response.headers.getSetCookie()) this.#keep(header)
    return response
  }

  #keep(header: string): void {
    const { name, value, maxAge } = parseSetCookie(header, { decode: (raw) => raw })
    this.#setCookies.set(name, header)
    if (maxAge !== undefined && maxAge <= 0) this.#cookies.delete(name)
    else this.#cookies.set(name, value ?? '')
  }
}
