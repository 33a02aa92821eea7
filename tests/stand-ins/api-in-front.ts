import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { proxy } from 'hono/proxy'

/** What is answered instead of the API; `breaks`: the connection is closed without an answer. */
export type Instead = { readonly status: number; readonly body?: unknown } | 'breaks'

/** Stands between a site and its API elsewhere: passes calls on, and answers some of them itself. */
export type ApiInFront = {
  /** The address for `API_BASE_URL`. */
  readonly url: string
  /** The calls that came, such as `GET /profile`. */
  readonly calls: string[]
  /** Answers a call by itself from now on. */
  answer(call: string, instead: Instead): void
  /** Passes every call on again. */
  behaveWell(): void
  stop(): Promise<void>
}

/** @param target the real API, such as `http://127.0.0.1:3000/api` */
export const startApiInFront = async (target: string): Promise<ApiInFront> => {
  const calls: string[] = []
  const insteads = new Map<string, Instead>()
  const listener = getRequestListener((request) => {
    const { pathname, search } = new URL(request.url)
    const instead = insteads.get(`${request.method} ${pathname}`)
    if (instead !== undefined && instead !== 'breaks') return Response.json(instead.body ?? {}, { status: instead.status })
    return proxy(`${target}${pathname}${search}`, { raw: request })
  })
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const call = `${request.method} ${new URL(request.url ?? '/', 'http://api').pathname}`
    calls.push(call)
    if (insteads.get(call) === 'breaks') response.destroy()
    else void listener(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: (call, instead) => void insteads.set(call, instead),
    behaveWell: () => insteads.clear(),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
