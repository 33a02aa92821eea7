import * as v from 'valibot'
import type { SandboxChoice, SandboxGateway } from '../../application/ports/sandbox-gateway.ts'
import { paymentProviders } from '../../domain/plans/plan.ts'
import type { ApiClient } from './api-client.ts'
import { moneySchema } from '../../domain/money/money-schema.ts'

const paymentUnknown = v.object({ type: v.literal('payment-unknown') })

export class HttpSandboxGateway implements SandboxGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  show(reference: string) {
    return this.#api.call({
      path: `/sandbox-payments/${encodeURIComponent(reference)}`,
      answer: v.object({ planId: v.string(), amount: moneySchema, provider: v.picklist(paymentProviders) }),
      refusals: paymentUnknown,
    })
  }

  choose(reference: string, choice: SandboxChoice) {
    return this.#api.call({
      method: 'POST',
      path: `/sandbox-payments/${encodeURIComponent(reference)}/choice`,
      body: choice,
      answer: v.object({ returnUrl: v.string() }),
      refusals: v.variant('type', [paymentUnknown, v.object({ type: v.literal('payment-already-made') })]),
    })
  }
}
