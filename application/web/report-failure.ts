import { type FailureReport, reportOfDefect, reportOfStatus } from '../../domain/interaction/failure-report.ts'
import type { FailureReports } from '../ports/failure-reports.ts'

/** A page that fails over and over tells so no more often than this. */
const mostReports = 10

/** Tells the people who run the product of failures that only a browser sees. */
export type ReportFailure = {
  readonly defect: (thrown: unknown) => void
  readonly page: (status: number) => void
  readonly call: (failed: { readonly status: number; readonly path: string }) => void
}

const missing: ReadonlySet<number> = new Set([404, 410])

/**
 * Reports each failure of a page once, and ten of them at most; a page that is not there is no failure.
 *
 * Source: specification, section 8, "Any HTTP error other than 404".
 *
 * @param path where the person is
 */
export const makeReportFailure = ({ reports, path }: { reports: FailureReports; path: () => string }): ReportFailure => {
  const told = new Set<string>()
  const send = (report: FailureReport): void => {
    const key = JSON.stringify(report)
    if (told.has(key) || told.size >= mostReports) return
    told.add(key)
    reports.send(report)
  }
  return {
    defect: (thrown) => send(reportOfDefect(thrown, path())),
    page: (status) => {
      if (!missing.has(status)) send(reportOfStatus('page', { status, call: path() }, path()))
    },
    call: ({ status, path: call }) => send(reportOfStatus('call', { status, call }, path())),
  }
}
