import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/** A request that was answered. `route` names no person and no thing: `page`, `file` or the pattern of a call. */
export type AnsweredRequest = { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number }

/** Whether a request says that it only evaluates the product, so that figures of use can leave it out. */
export const isEvaluation = (flag: string | null | undefined): boolean => /^(?:1|true)$/.test(flag ?? '')

/** As proxies count callers who left before their answer: what became of their request is no fault of the service. */
const callerLeft = 499

const soundId = /^[\w-]{8,64}$/

/** How the site's own addresses begin; somebody's mail address, code or number that was typed in their place does not. */
const soundArea = /^\/(?:[a-z]{1,20}(?:-[a-z]{1,20}){0,3}|validatePayment)?(?:\.data)?(?=\/|$)/

/** Where a page lies, without the rest of its address, which may hold a code, a token or a name. */
const areaOf = (path: string): string => soundArea.exec(path)?.[0] ?? '/…'

/**
 * Gives every request an id (the proxy's, if it sends a sound one), which goes back with the answer and stands in the log,
 * and tells what was answered and how long it took. Nothing personal is written: no address, no query, no body.
 */
export const observeRequests =
  ({
    logger,
    observe,
    evaluationHeader,
  }: {
    logger: Logger
    observe: (request: AnsweredRequest) => void
    evaluationHeader: string
  }): MiddlewareHandler<{ Bindings: HttpBindings; Variables: { requestId: string; route: string } }> =>
  async (context, next) => {
    const startedAt = performance.now()
    const given = context.req.header('x-request-id') ?? ''
    const requestId = soundId.test(given) ? given : randomUUID()
    context.set('requestId', requestId)
    context.set('route', 'page')
    await next()
    context.res.headers.set('x-request-id', requestId)
    const answered: AnsweredRequest = {
      method: context.req.method,
      route: context.get('route'),
      status: context.env?.incoming?.socket.destroyed ? callerLeft : context.res.status,
      seconds: (performance.now() - startedAt) / 1000,
    }
    observe(answered)
    if (answered.route === 'file' || answered.route === '/healthz') return
    const evaluates = isEvaluation(context.req.header(evaluationHeader))
    logger.info({ requestId, ...answered, area: areaOf(context.req.path), ...(evaluates ? { isEvaluation: true } : {}) }, 'answered')
  }
