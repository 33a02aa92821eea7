import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

type Reading = () => Promise<number> | number

/** What is counted only when somebody asks. One that fails shows as NaN, and the rest is answered. */
export type Readings = {
  /** Mails that wait to be sent. */
  readonly mailsWaiting: Reading
  /** Orders whose payment is not settled. */
  readonly ordersPending: Reading
  /** Orders that are paid and delivered. */
  readonly ordersPaid: Reading
  /** Documents of the library that are served. */
  readonly contentDocuments: Reading
  /** How often a file of the library was found broken since the start. */
  readonly contentProblems: Reading
}

export type AnsweredRequest = {
  readonly method: string
  /** The pattern, such as `/api/_content/:path`, never the path that was asked for; null when no route matched. */
  readonly route: string | null
  readonly status: number
  readonly seconds: number
}

/** Seconds; most answers come from memory or from one query, and a password takes a tenth of a second. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * The figures of one process, for Prometheus. No label holds anything of a person, and none takes values that visitors choose.
 *
 * @example
 * const metrics = new Metrics({ mailsWaiting: () => 0, ordersPending: () => 2, ordersPaid: () => 70, contentDocuments: () => 40, contentProblems: () => 0 })
 * metrics.observeRequest({ method: 'GET', route: '/api/profile', status: 200, seconds: 0.012 })
 * @see https://prometheus.io/docs/practices/naming/
 */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests: Histogram<'method' | 'route' | 'status'>

  constructor(readings: Readings) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to its answer, in seconds',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    })
    this.#gauge('mails_waiting', 'Mails that wait to be sent', readings.mailsWaiting)
    this.#gauge('orders_pending', 'Orders whose payment is not settled', readings.ordersPending)
    this.#gauge('orders_paid', 'Orders that are paid and delivered', readings.ordersPaid)
    this.#gauge('content_documents', 'Documents of the library that are served', readings.contentDocuments)
    this.#gauge('content_problems', 'How often a file of the library was found broken since the start', readings.contentProblems)
  }

  #gauge(name: string, help: string, read: Reading): void {
    const readNow = async () => read()
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: async () => gauge.set(await readNow().catch(() => Number.NaN)),
    })
  }

  observeRequest({ method, route, status, seconds }: AnsweredRequest): void {
    this.#requests.observe({ method, route: route ?? 'none', status }, seconds)
  }

  /** Everything, in the text format of Prometheus. */
  async print(): Promise<{ readonly text: string; readonly contentType: string }> {
    return { text: await this.#registry.metrics(), contentType: this.#registry.contentType }
  }
}
