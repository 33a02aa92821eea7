import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * How a server behaves:
 * - `well`: it does what it is asked and says so at once
 * - `answer-lost`: it does what it is asked, and the connection breaks before it can say so
 * - `silent`: it takes the question and never answers
 * - `unavailable`, `too-many-requests`: it does nothing and says 503 or 429
 * - `nonsense`: it does nothing and says something that is not JSON
 * - a number: it does what it is asked and says so after that many milliseconds
 */
type Behaviour = 'well' | 'answer-lost' | 'silent' | 'unavailable' | 'too-many-requests' | 'nonsense' | number

export type Question = {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
export type Answer = { readonly status: number; readonly body: unknown }

export type LocalServer = {
  readonly url: URL
  /** Every question that came, the unanswered ones included. */
  readonly questions: readonly Question[]
  behave(behaviour: Behaviour): void
  stop(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += String(part)
  return body
}

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))

const send = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

/** A server of JSON on a loopback port that the system chooses. */
export const startLocalServer = async (answerTo: (question: Question) => Answer): Promise<LocalServer> => {
  let behaviour: Behaviour = 'well'
  const questions: Question[] = []

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const question = {
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', 'http://stand-in'),
      headers: headersOf(request),
      body: await bodyOf(request),
    }
    questions.push(question)
    if (behaviour === 'silent') return
    if (behaviour === 'unavailable') return send(response, 503, '{}')
    if (behaviour === 'too-many-requests') return send(response, 429, '{}')
    if (behaviour === 'nonsense') return send(response, 200, '<html>')
    const { status, body } = answerTo(question)
    if (behaviour === 'answer-lost') {
      response.destroy()
      return
    }
    if (typeof behaviour === 'number') await wait(behaviour)
    send(response, status, JSON.stringify(body))
  }

  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    questions,
    behave: (next) => {
      behaviour = next
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A call from a provider to the product: a webhook, a notification. Sent twice, it is a replay. */
export type ProviderCall = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

/** Sends a call to the product, as the provider would, and gives the status of the product's answer. */
export const sendCall = async (to: URL, { body, headers }: ProviderCall): Promise<number> =>
  (await fetch(to, { method: 'POST', body, headers })).status
