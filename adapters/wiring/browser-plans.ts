import { makeAdvisePlan } from '../../application/web/advise-plan.ts'
import type { ReportFailure } from '../../application/web/report-failure.ts'
import { HttpPlanGateway } from '../http/http-plan-gateway.ts'
import { browserApi } from './browser-api.ts'

/** The plan that a popin names, with its way to the API: loaded when the popin opens. */
export const composeAdvisePlan = (reportFailure: ReportFailure) => makeAdvisePlan({ plans: new HttpPlanGateway(browserApi(reportFailure)) })
