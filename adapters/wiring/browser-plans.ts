import { makeAdvisePlan } from '../../application/web/advise-plan.ts'
import { ApiClient } from '../http/api-client.ts'
import { HttpPlanGateway } from '../http/http-plan-gateway.ts'

/** The plan that a popin names, with its way to the API: loaded when the popin opens. */
export const composeAdvisePlan = () =>
  makeAdvisePlan({ plans: new HttpPlanGateway(new ApiClient('/api', globalThis.fetch.bind(globalThis))) })
