import type { Result } from 'neverthrow'
import * as v from 'valibot'
import type { Money } from '../../domain/money/money.ts'
import type { PlanProvider } from '../../domain/plans/plan.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

/** How a test payment ends, when the product is told, and how often. */
export const sandboxChoiceSchema = v.object({
  outcome: v.picklist(['succeeded', 'declined', 'abandoned', 'confirmed-later']),
  callback: v.picklist(['before-return', 'after-return']),
  copies: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
})
export type SandboxChoice = v.InferOutput<typeof sandboxChoiceSchema>

export type SandboxPaymentShown = { readonly planId: string; readonly amount: Money; readonly provider: PlanProvider }
export type SandboxRefusal = { readonly type: 'payment-unknown' } | { readonly type: 'payment-already-made' }

/** The sandbox's payment page. */
export type SandboxGateway = {
  show(reference: string): Promise<Result<SandboxPaymentShown, SandboxRefusal | ServiceUnreachable>>
  choose(reference: string, choice: SandboxChoice): Promise<Result<{ returnUrl: string }, SandboxRefusal | ServiceUnreachable>>
}
