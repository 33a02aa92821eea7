import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of scripts on a loopback port, such as a tag manager's. */
export type ScriptServer = {
  readonly url: string
  /** The paths that were asked for, with their queries. */
  readonly asked: readonly string[]
  /** From now on every answer is 503, or no longer is. */
  fail(fails: boolean): void
  stop(): Promise<void>
}

/** @param scriptAt the script at a path, which may be another one each time; whatever else is asked for is answered with nothing */
export const startScriptServer = async (scriptAt: (path: string) => string | null): Promise<ScriptServer> => {
  const asked: string[] = []
  let isFailing = false
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    asked.push(url.pathname + url.search)
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    const script = isFailing ? null : scriptAt(url.pathname)
    if (script === null) response.writeHead(isFailing ? 503 : 204).end()
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (fails) => {
      isFailing = fails
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
