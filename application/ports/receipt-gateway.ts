import type { Result } from 'neverthrow'
import type { Receipt } from '../../domain/checkout/receipt.ts'
import type { NotLoggedIn } from './checkout-gateway.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

/** What a member can show of what they paid. */
export type ReceiptGateway = {
  /** The latest first. */
  list(): Promise<Result<readonly Receipt[], NotLoggedIn | ServiceUnreachable>>
  read(orderId: string): Promise<Result<Receipt, { readonly type: 'receipt-unknown' } | NotLoggedIn | ServiceUnreachable>>
}
