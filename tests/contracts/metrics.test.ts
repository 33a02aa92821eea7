import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Metrics, type Readings } from '../../adapters/metrics/metrics.ts'
import { serveMetrics } from '../../adapters/metrics/serve-metrics.ts'

const readings = (changed: Partial<Readings> = {}): Readings => ({
  mailsWaiting: () => 0,
  ordersPending: () => 0,
  ordersPaid: () => 0,
  contentDocuments: () => 0,
  contentProblems: () => 0,
  ...changed,
})

let stops: (() => Promise<void>)[] = []
beforeEach(() => {
  stops = []
})
afterEach(() => Promise.all(stops.map((stop) => stop())))

const serve = async (metrics: Metrics): Promise<number> => {
  const { port, stop } = await serveMetrics({ metrics, host: '127.0.0.1', port: 0 })
  stops.push(stop)
  return port
}

type Answer = { readonly status: number | undefined; readonly headers: Record<string, unknown>; readonly text: string }

const ask = (port: number, method = 'GET', path = '/metrics'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
    asked.on('error', reject)
    asked.end()
  })

/** The samples of the text format: `name{label="value"} 1`. */
const samplesOf = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ')
        return [line.slice(0, end), Number(line.slice(end + 1))]
      }),
  )

const read = async (metrics: Metrics): Promise<ReadonlyMap<string, number>> => samplesOf((await ask(await serve(metrics))).text)

describe('the figures', () => {
  test('are what is true when they are asked for', async () => {
    let waiting = 3
    const port = await serve(
      new Metrics(
        readings({ mailsWaiting: () => waiting, ordersPending: () => Promise.resolve(7), ordersPaid: () => 70, contentDocuments: () => 40, contentProblems: () => 2 }),
      ),
    )
    const first = samplesOf((await ask(port)).text)
    expect(['mails_waiting', 'orders_pending', 'orders_paid', 'content_documents', 'content_problems'].map((name) => first.get(name))).toEqual([3, 7, 70, 40, 2])
    waiting = 0
    expect(samplesOf((await ask(port)).text).get('mails_waiting')).toBe(0)
  })

  test.each([
    ['rejects', () => Promise.reject(new Error('the database is away'))],
    [
      'throws',
      () => {
        throw new Error('the database is away')
      },
    ],
  ])('go on when one of them %s: it alone is not a number', async (_, mailsWaiting) => {
    const samples = await read(new Metrics(readings({ mailsWaiting, ordersPending: () => 7 })))
    expect(samples.get('mails_waiting')).toBeNaN()
    expect(samples.get('orders_pending')).toBe(7)
  })

  test('tell of the process', async () => {
    const samples = await read(new Metrics(readings()))
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
    expect(samples.has('nodejs_eventloop_lag_seconds')).toBe(true)
  })

  test('belong to one process’s metrics, and not to another’s', async () => {
    const first = new Metrics(readings())
    first.observeRequest({ method: 'GET', route: 'page', status: 200, seconds: 0.1 })
    const counted = 'http_request_duration_seconds_count{method="GET",route="page",status="200"}'
    expect((await read(new Metrics(readings()))).has(counted)).toBe(false)
    expect((await read(first)).get(counted)).toBe(1)
  })
})

describe('the time of requests', () => {
  test('is counted by method, route and status, up to and with the limit of each class', async () => {
    const metrics = new Metrics(readings())
    metrics.observeRequest({ method: 'GET', route: '/api/profile', status: 200, seconds: 0.1 })
    metrics.observeRequest({ method: 'GET', route: '/api/profile', status: 200, seconds: 0.101 })
    metrics.observeRequest({ method: 'GET', route: '/api/profile', status: 401, seconds: 0.001 })
    metrics.observeRequest({ method: 'POST', route: null, status: 404, seconds: 0.001 })
    const samples = await read(metrics)
    const served = 'method="GET",route="/api/profile",status="200"'
    expect(samples.get(`http_request_duration_seconds_count{${served}}`)).toBe(2)
    expect(samples.get(`http_request_duration_seconds_sum{${served}}`)).toBeCloseTo(0.201)
    expect(samples.get(`http_request_duration_seconds_bucket{le="0.05",${served}}`)).toBe(0)
    expect(samples.get(`http_request_duration_seconds_bucket{le="0.1",${served}}`)).toBe(1)
    expect(samples.get(`http_request_duration_seconds_bucket{le="0.25",${served}}`)).toBe(2)
    expect(samples.get('http_request_duration_seconds_count{method="GET",route="/api/profile",status="401"}')).toBe(1)
    expect(samples.get('http_request_duration_seconds_count{method="POST",route="none",status="404"}')).toBe(1)
  })
})

describe('the port of the metrics', () => {
  test('answers in the text format of Prometheus, with a help and a type for each figure', async () => {
    const { status, headers, text } = await ask(await serve(new Metrics(readings())), 'GET', '/metrics?ignored')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(text).toContain('# HELP mails_waiting Mails that wait to be sent\n# TYPE mails_waiting gauge\n')
    expect(text).toContain('# TYPE orders_paid gauge\n')
    expect(text).toContain('# TYPE http_request_duration_seconds histogram\n')
  })

  test.each([
    ['GET', '/', 404],
    ['GET', '/healthz', 404],
    ['GET', '/metrics/', 404],
    ['GET', '//metrics', 404],
    ['POST', '/metrics', 405],
    ['HEAD', '/metrics', 405],
    ['DELETE', '/metrics', 405],
  ])('refuses %s %s with %i and nothing more', async (method, path, expected) => {
    const { status, text } = await ask(await serve(new Metrics(readings())), method, path)
    expect(status).toBe(expected)
    expect(text).toBe('')
  })

  test('is free again when it has stopped, and refuses a port that is taken', async () => {
    const metrics = new Metrics(readings())
    const { port, stop } = await serveMetrics({ metrics, host: '127.0.0.1', port: 0 })
    await expect(serveMetrics({ metrics, host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await stop()
    await expect(ask(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})
