import * as v from 'valibot'
import type { ReceiptGateway } from '../../application/ports/receipt-gateway.ts'
import { receiptSchema } from '../../domain/checkout/receipt.ts'
import type { ApiClient } from './api-client.ts'

const notLoggedIn = v.object({ type: v.literal('not-logged-in') })

export class HttpReceiptGateway implements ReceiptGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  list() {
    return this.#api.call({ path: '/receipts', answer: v.array(receiptSchema), refusals: notLoggedIn })
  }

  read(orderId: string) {
    return this.#api.call({
      path: `/receipts/${encodeURIComponent(orderId)}`,
      answer: receiptSchema,
      refusals: v.variant('type', [notLoggedIn, v.object({ type: v.literal('receipt-unknown') })]),
    })
  }
}
