/**
 * A browser keeps cookies from scripts: it drops `cookie` from a request that a script makes, and `set-cookie` from a
 * response. In these stories one page is both the visitor's browser and the service, so requests and responses must carry
 * them, as they do on a server. Nothing of this reaches a network.
 */
const openTo = <Message extends Request | Response>(message: Message, given: HeadersInit | undefined): Message => {
  const headers = new Headers(message.headers)
  const all = new Headers(given)
  for (const [name, value] of all) if (name !== 'set-cookie' && !headers.has(name)) headers.set(name, value)
  for (const cookie of all.getSetCookie()) headers.append('set-cookie', cookie)
  return Object.defineProperty(message, 'headers', { value: headers })
}

class OpenRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    openTo(this, init?.headers ?? (input instanceof Request ? input.headers : undefined))
  }

  override clone(): Request {
    return new OpenRequest(super.clone(), { headers: this.headers })
  }
}

class OpenResponse extends Response {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init)
    openTo(this, init?.headers)
  }
}

globalThis.Request = OpenRequest
globalThis.Response = OpenResponse
