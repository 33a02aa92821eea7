import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import packageJson from '../../package.json' with { type: 'json' }
import type { ViteDevServer } from 'vite'
import { composeDemonstration } from '../wiring/demonstration.ts'
import { paymentPagesOf, takesMoney } from '../wiring/payments.ts'
import { composeServer } from '../wiring/server.ts'
import type { FailedRequest } from './api/make-api.ts'
import { apiElsewhere } from './api-elsewhere.ts'
import { buildSite } from './build-site.ts'
import { describeDefect } from './describe-defect.ts'
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts'
import type { Caller } from './caller.ts'
import { makeProduct } from './product.ts'
import { runJobs } from './run-jobs.ts'
import { makeSite, type SiteBuild } from './site.ts'

const root = join(import.meta.dirname, '../..')
const { version } = packageJson

/** Something that the person who starts the product can mend; its message says how. */
class CannotStart extends Error {}

const listen = (server: Server, { port, host }: Environment): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new CannotStart(`Port ${port} is already in use: stop the other program, or choose another port with PORT=3001 npm start.`))
      } else if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL') {
        reject(new CannotStart(`Nothing can listen on ${host}:${port} here: choose another PORT or HOST.`))
      } else reject(error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
      resolve(`http://${reachable}:${typeof address === 'object' ? address?.port : port}`)
    })
  })

const unwritable = (error: unknown, { dataDir, databaseUrl, contentDir }: Environment): unknown => {
  const { code, path } = error as { code?: string; path?: string; errcode?: number }
  if (path !== undefined && path.startsWith(contentDir) && code === 'ENOENT') {
    return new CannotStart(`There is no library in ${contentDir}: set CONTENT_DIR to the folder that holds fr/ and en/.`)
  }
  if (databaseUrl === null && (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOSPC' || code === 'ERR_SQLITE_ERROR')) {
    return new CannotStart(`The data folder ${dataDir} cannot be written to (${error instanceof Error ? error.message : code}): make it writable, or set DATA_DIR to another folder.`)
  }
  if (databaseUrl !== null && (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000')) {
    return new CannotStart(`The database of DATABASE_URL does not answer (${code}): check the address, the name and the password.`)
  }
  return error
}

/** How long running requests may take to finish when the process is asked to stop, in milliseconds. */
const patience = 10_000
/** How long a caller may take to send a request, its headers alone, and to send another one, in milliseconds. */
const limits = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 5_000, maxHeaderSize: 16 * 1024 }

/** Ctrl-C, and what process managers send: the last of these tasks are undone first, then the process ends well. */
const stopOnSignal = (): { before: (task: () => Promise<unknown> | void) => void } => {
  const tasks: (() => Promise<unknown> | void)[] = []
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    for (const task of tasks.toReversed()) await task()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  return { before: (task) => void tasks.push(task) }
}

const start = async (): Promise<void> => {
  const stopping = stopOnSignal()
  const isDevelopment = process.argv.includes('--dev')
  const isInMemory = process.argv.includes('--in-memory')
  const environment = readEnvironment(process.env)
  const logger = pino({ level: environment.logLevel, base: null, serializers: { err: describeDefect } })

  // The port is taken first, so that a busy one is told at once; requests wait until the product is ready.
  const ready = Promise.withResolvers<(request: IncomingMessage, response: ServerResponse) => unknown>()
  const server = createServer(limits, (request, response) => {
    void ready.promise.then((handle) => handle(request, response))
  })
  const url = await listen(server, environment)

  const report = (defect: unknown, request: FailedRequest): void => logger.error({ err: defect, ...request }, 'a request failed')
  const settings = { ...environment, publicUrl: environment.siteUrl ?? url, version, report }
  const composed = await (isInMemory
    ? composeDemonstration(settings)
    : composeServer({
        ...settings,
        reportContentProblem: ({ file, reason }) => logger.warn(`The library serves the rest without ${file}: ${reason}.`),
      })
  ).catch((error: unknown) => {
    throw unwritable(error, environment)
  })
  stopping.before(composed.stop)

  let vite: ViteDevServer | undefined
  if (isDevelopment) {
    const { createServer: createVite } = await import('vite')
    const created = await createVite({ root, server: { middlewareMode: true, hmr: { server } } })
    stopping.before(() => created.close())
    vite = created
  } else {
    await buildSite((line) => console.log(line))
  }

  const build = vite
    ? () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<SiteBuild>
    : ((loaded: Promise<SiteBuild>) => () => loaded)(import(join(root, 'build/server/index.js')) as Promise<SiteBuild>)

  /** Asks the API, in this process or elsewhere, in the name of a caller. */
  const askApi = (call: Request, caller: Caller): Response | Promise<Response> => {
    if (environment.apiBaseUrl === null) return composed.api.fetch(call, caller)
    if (environment.clientAddressHeader !== null && caller.address !== null) {
      call.headers.set(environment.clientAddressHeader, caller.address)
    }
    call.headers.set('x-request-id', caller.requestId)
    return fetch(call)
  }

  let isStopping = false
  const product = makeProduct({
    api: environment.apiBaseUrl === null ? composed.api : apiElsewhere(environment.apiBaseUrl, askApi),
    site: makeSite({
      build,
      mode: vite ? 'development' : 'production',
      apiBaseUrl: environment.apiBaseUrl ?? 'http://api.internal/api',
      apiFetch: askApi,
      ids: composed.ids,
      names: environment.siteNames,
      countryHeaders: environment.countryHeaders,
      evaluationHeader: environment.evaluationHeader,
      siteUrl: environment.siteUrl,
      cookieDomain: environment.cookieDomain,
      paymentPages: paymentPagesOf(environment),
      report,
    }),
    isReady: async () => !isStopping && (await composed.isReady()),
    clientFiles: vite ? null : relative(process.cwd(), join(root, 'build/client')),
    clientAddressHeader: environment.clientAddressHeader,
    evaluationHeader: environment.evaluationHeader,
    logger,
    observe: composed.observe,
  })
  const listener = getRequestListener(product.fetch)
  ready.resolve(
    vite
      ? (request, response) => vite.middlewares(request, response, () => void listener(request, response))
      : listener,
  )

  let measurements: string | null = null
  if (environment.metrics !== null && composed.serveMetrics) {
    const measuring = await composed.serveMetrics(environment.metrics).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? new CannotStart(`Port ${environment.metrics?.port} is already in use: choose another METRICS_PORT.`) : error
    })
    stopping.before(measuring.stop)
    measurements = `http://${environment.metrics.host}:${measuring.port}/metrics`
  }
  stopping.before(runJobs(composed.jobs, (error, job) => logger.error({ err: error, job }, 'a background task failed')))

  stopping.before(async () => {
    isStopping = true
    const closed = new Promise((resolve) => server.close(resolve))
    // A connection that is being answered now is idle afterwards, and browsers keep it open.
    const closing = setInterval(() => server.closeIdleConnections(), 20)
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, patience))])
    clearInterval(closing)
    server.closeAllConnections()
  })

  console.log(`Alvéole is ready: ${environment.siteUrl ?? url}`)
  if (environment.siteUrl !== null) console.log(`It listens on ${url}`)
  if (measurements !== null) console.log(`Its measurements are on ${measurements}`)
  if (environment.siteUrl !== null && environment.clientAddressHeader === null) {
    console.log('CLIENT_ADDRESS_HEADER is not set: behind a proxy, all visitors would share one limit.')
  }
  if (!takesMoney(environment)) console.log('Payments go to the sandbox: nobody is charged, and every plan is free.')
}

try {
  await start()
} catch (error) {
  const isForThePerson = error instanceof CannotStart || error instanceof EnvironmentError
  console.error(isForThePerson ? error.message : error)
  process.exit(1)
}
