import { proxy } from 'hono/proxy'
import type { Caller } from './caller.ts'

/** What answers calls to the API: the API itself, or the way to it. */
export type AnswersCalls = { readonly fetch: (request: Request, caller: Caller) => Response | Promise<Response> }

/**
 * The API elsewhere, for the calls that pages make from the browser: to the browser it stands below `/api` of the site, so that
 * cookies and the content security policy know one origin only.
 *
 * @param baseUrl where it is, without a slash at the end
 * @param ask sends a call there in the name of a caller
 */
export const apiElsewhere = (baseUrl: string, ask: (call: Request, caller: Caller) => Response | Promise<Response>): AnswersCalls => ({
  fetch: (request, caller) => {
    const { pathname, search } = new URL(request.url)
    return proxy(`${baseUrl}${pathname.slice('/api'.length)}${search}`, {
      raw: request,
      customFetch: async (call) => ask(call, caller),
    })
  },
})
