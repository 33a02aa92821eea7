import type { FailureReport } from '../../domain/interaction/failure-report.ts'

/** Takes what pages tell of their failures. Nobody waits for it, and what does not arrive is lost. */
export type FailureReports = { send(report: FailureReport): void }
