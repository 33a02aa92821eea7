import { err, ok, type Result } from 'neverthrow'
import type { Clock } from '../../../application/ports/clock.ts'
import type { RawCallback } from '../../../application/ports/payment-provider.ts'
import type { SandboxPayment, SandboxPaymentStore } from '../../../application/ports/sandbox-payment-store.ts'
import type { SigningKeys } from '../../../application/ports/signing-keys.ts'
import type { SandboxChoice, SandboxRefusal } from '../../../application/ports/sandbox-gateway.ts'
import { signCallback } from './callback-signature.ts'
import { reportOf } from './sandbox-payment-provider.ts'

/** How long after the choice a late callback comes, and a mobile payment is confirmed, in milliseconds. */
const delay = 3000
const paymentsAtOnce = 50

/** What the sandbox's payment page does, and the callbacks that it sends to the product. */
export class SandboxPage {
  readonly #parts: {
    store: SandboxPaymentStore
    keys: SigningKeys
    clock: Clock
    sendCallback: (callback: RawCallback) => Promise<void>
  }
  constructor(parts: {
    store: SandboxPaymentStore
    keys: SigningKeys
    clock: Clock
    sendCallback: (callback: RawCallback) => Promise<void>
  }) {
    this.#parts = parts
  }

  async show(reference: string): Promise<Result<SandboxPayment, SandboxRefusal>> {
    const payment = await this.#parts.store.find(reference)
    return payment ? ok(payment) : err({ type: 'payment-unknown' })
  }

  /** Ends the payment as chosen, tells the product so, and gives the address to send the person back to. */
  async choose(reference: string, { outcome, callback, copies }: SandboxChoice): Promise<Result<{ returnUrl: string }, SandboxRefusal>> {
    const { store, clock } = this.#parts
    const payment = await store.find(reference)
    if (!payment) return err({ type: 'payment-unknown' })

    const isConfirmedLater = outcome === 'confirmed-later'
    const now = clock.now()
    const isChosen = await store.choose(reference, {
      chosen: isConfirmedLater ? 'succeeded' : outcome,
      effectiveAt: isConfirmedLater ? now + delay : now,
      callbacksLeft: copies,
      callbacksDueAt: isConfirmedLater || callback === 'after-return' ? now + delay : now,
    })
    if (!isChosen) return err({ type: 'payment-already-made' })
    await this.sendDueCallbacks()
    return ok({ returnUrl: payment.returnUrl })
  }

  /** Sends the callbacks whose time has come, those left over by a stopped process included. */
  async sendDueCallbacks(): Promise<void> {
    const { store, clock, keys, sendCallback } = this.#parts
    const [{ secret }] = await keys.of('sandbox-callbacks')
    for (const payment of await store.withCallbacksDue(clock.now(), paymentsAtOnce)) {
      for (let left = payment.callbacksLeft; left > 0; left -= 1) {
        const body = JSON.stringify(reportOf(payment, clock.now()))
        const signature = await signCallback(body, secret, clock.now())
        await sendCallback({ gateway: 'sandbox', body, headers: { 'sandbox-signature': signature } })
        await store.countCallbackSent(payment.reference)
      }
    }
  }
}
