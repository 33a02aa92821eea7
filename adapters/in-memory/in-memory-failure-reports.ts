import type { FailureReports } from '../../application/ports/failure-reports.ts'
import type { FailureReport } from '../../domain/interaction/failure-report.ts'

export class InMemoryFailureReports implements FailureReports {
  readonly sent: FailureReport[] = []

  send(report: FailureReport) {
    this.sent.push(report)
  }
}
