import { type Answer, type Question, startLocalServer } from './local-server.ts'

type Visit = { readonly action: string; readonly hostname: string }

const refusal = (code: string, status = 200): Answer => ({ status, body: { success: false, 'error-codes': [code], messages: [] } })

/**
 * Cloudflare's siteverify on this machine, as far as its documentation goes: each token once, for five minutes, with the
 * documented answers and error codes.
 *
 * Source: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export const startTurnstileServer = async (secretKey: string) => {
  const visits = new Map<string, Visit>()
  const over = new Set<string>()
  let fault: string | null = null

  const answerTo = ({ method, url, body }: Question): Answer => {
    if (method !== 'POST' || url.pathname !== '/turnstile/v0/siteverify') return { status: 405, body: {} }
    const given = new URLSearchParams(body)
    const token = given.get('response')
    if (fault) return refusal(fault)
    if (!given.get('secret')) return refusal('missing-input-secret', 400)
    if (given.get('secret') !== secretKey) return refusal('invalid-input-secret', 400)
    if (!token) return refusal('missing-input-response', 400)
    if (over.has(token)) return refusal('timeout-or-duplicate')
    const visit = visits.get(token)
    if (!visit) return refusal('invalid-input-response')
    over.add(token)
    const said = { challenge_ts: '2026-11-21T12:00:00.000Z', cdata: '', metadata: { interactive: false } }
    return { status: 200, body: { success: true, 'error-codes': [], ...visit, ...said } }
  }

  const server = await startLocalServer(answerTo)
  return {
    ...server,
    endpoint: new URL('/turnstile/v0/siteverify', server.url).href,
    /** The token that a widget gives. */
    tokenOf: (visit: Visit): string => {
      const token = `0.${visits.size}-${'x'.repeat(200)}`
      visits.set(token, visit)
      return token
    },
    /** Five minutes go by. */
    expireTokens: (): void => {
      for (const token of visits.keys()) over.add(token)
    },
    /** From now on every answer is this error code. */
    failWith: (code: 'internal-error' | 'bad-request'): void => {
      fault = code
    },
  }
}
