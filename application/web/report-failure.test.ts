import { expect, test } from 'vitest'
import { InMemoryFailureReports } from '../../adapters/in-memory/in-memory-failure-reports.ts'
import { makeReportFailure } from './report-failure.ts'

const aPage = () => {
  const reports = new InMemoryFailureReports()
  return { report: makeReportFailure({ reports, path: () => '/faq' }), reports }
}

test('each failure is reported once', () => {
  const { report, reports } = aPage()
  const defect = new Error('x')
  report.defect(defect)
  report.defect(defect)
  report.page(500)
  report.call({ status: 503, path: '/newsletter/subscribe' })
  expect(reports.sent.map(({ kind, status }) => [kind, status])).toEqual([['defect', null], ['page', 500], ['call', 503]])
})

test.each([404, 410])('a page that is not there (%d) is no failure', (status) => {
  const { report, reports } = aPage()
  report.page(status)
  expect(reports.sent).toEqual([])
})

test('a page that fails over and over reports ten failures', () => {
  const { report, reports } = aPage()
  for (let count = 0; count < 30; count += 1) report.defect(new Error(`failure ${count}`))
  expect(reports.sent).toHaveLength(10)
})
