import type { ReportFailure } from '../../application/web/report-failure.ts'
import { ApiClient } from '../http/api-client.ts'

/** The way of a page to the API, which reports the answers that are errors. */
export const browserApi = ({ call }: Pick<ReportFailure, 'call'>): ApiClient => new ApiClient('/api', globalThis.fetch.bind(globalThis), { report: call })
