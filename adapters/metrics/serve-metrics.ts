import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

const refuse = (response: ServerResponse, status: number, headers: Record<string, string> = {}): void => {
  response.writeHead(status, headers).end()
}

const answer = async (metrics: Metrics, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const [path] = (request.url ?? '').split('?')
  if (path !== '/metrics') return refuse(response, 404)
  if (request.method !== 'GET') return refuse(response, 405, { allow: 'GET' })
  const { text, contentType } = await metrics.print()
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text)
}

/**
 * Answers `GET /metrics` on a port of its own, which no proxy need show to the world, and nothing else.
 *
 * @param given.port 0 takes a free one
 * @returns the port, and what ends it; rejects with Node's error when nothing can listen there (`EADDRINUSE` …)
 */
export const serveMetrics = (given: {
  readonly metrics: Metrics
  readonly host: string
  readonly port: number
}): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    answer(given.metrics, request, response).catch(() => refuse(response, 500))
  })
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(given.port, given.host, () => resolve({ port: (server.address() as AddressInfo).port, stop }))
  })
}
