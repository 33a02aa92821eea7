import { ok } from 'neverthrow'
import { failureReportSchema } from '../../../domain/interaction/failure-report.ts'
import { nothingSchema } from './answers.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** What browsers tell of failures that only they see. */
export const failureEndpoints: readonly Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/failures',
      tag: 'failures',
      summary: 'Tells the log that a page failed in somebody’s browser: what and where in the program, never who.',
      access: 'anyone',
      forChildren: true,
      body: failureReportSchema,
      answer: nothingSchema,
      refusals: [],
      limit: { action: 'failure-report' },
    },
    ({ service, body }) => {
      service.logFailure(body)
      return ok({})
    },
  ),
]
