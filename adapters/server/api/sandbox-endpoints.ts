import { err } from 'neverthrow'
import * as v from 'valibot'
import { sandboxChoiceSchema } from '../../../application/ports/sandbox-gateway.ts'
import { paymentProviders } from '../../../domain/plans/plan.ts'
import { moneySchema } from '../../../domain/money/money-schema.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** The page of the sandbox, where a payment without money ends as one chooses. */
export const sandboxEndpoints: readonly Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/sandbox-payments/:reference',
      tag: 'sandbox',
      summary: 'A payment that waits on the page of the sandbox.',
      access: 'anyone',
      answer: v.object({ planId: v.string(), amount: moneySchema, provider: v.picklist(paymentProviders) }),
      refusals: ['payment-unknown'],
    },
    async ({ service, param }) => {
      if (!service.sandbox) return err({ type: 'payment-unknown' })
      const shown = await service.sandbox.show(param('reference'))
      return shown.map(({ description, amount, provider }) => ({ planId: description, amount, provider }))
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/sandbox-payments/:reference/choice',
      tag: 'sandbox',
      summary: 'Ends a payment of the sandbox as chosen.',
      access: 'anyone',
      body: sandboxChoiceSchema,
      answer: v.object({ returnUrl: v.string() }),
      refusals: ['payment-unknown', 'payment-already-made'],
    },
    async ({ service, param, body }) =>
      service.sandbox ? service.sandbox.choose(param('reference'), body) : err({ type: 'payment-unknown' }),
  ),
]
