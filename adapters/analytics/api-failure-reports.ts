import type { FailureReports } from '../../application/ports/failure-reports.ts'
import type { FailureReport } from '../../domain/interaction/failure-report.ts'

/** Sends them to the service, without cookies, also while the page is being left. */
export class ApiFailureReports implements FailureReports {
  readonly #baseUrl: string
  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl
  }

  send(report: FailureReport) {
    const sent = fetch(`${this.#baseUrl}/failures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      keepalive: true,
    })
    // A report of a report that failed would go round in circles.
    sent.catch(() => undefined)
  }
}
