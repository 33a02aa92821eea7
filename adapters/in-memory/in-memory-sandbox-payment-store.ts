import type { SandboxPayment, SandboxPaymentStore } from '../../application/ports/sandbox-payment-store.ts'

export class InMemorySandboxPaymentStore implements SandboxPaymentStore {
  readonly #payments = new Map<string, SandboxPayment>()

  addOnce(payment: SandboxPayment) {
    const before = [...this.#payments.values()].find(({ orderId }) => orderId === payment.orderId)
    if (!before) this.#payments.set(payment.reference, payment)
    return Promise.resolve(before ?? payment)
  }

  find(reference: string) {
    return Promise.resolve(this.#payments.get(reference))
  }

  choose(reference: string, choice: Partial<SandboxPayment>) {
    const payment = this.#payments.get(reference)
    if (!payment || payment.chosen === 'succeeded') return Promise.resolve(false)
    this.#payments.set(reference, { ...payment, ...choice })
    return Promise.resolve(true)
  }

  withCallbacksDue(now: number, limit: number) {
    return Promise.resolve(
      [...this.#payments.values()]
        .filter(({ callbacksLeft, callbacksDueAt }) => callbacksLeft > 0 && callbacksDueAt <= now)
        .toSorted((a, b) => a.callbacksDueAt - b.callbacksDueAt)
        .slice(0, limit),
    )
  }

  countCallbackSent(reference: string) {
    const payment = this.#payments.get(reference)
    if (payment && payment.callbacksLeft > 0) {
      this.#payments.set(reference, { ...payment, callbacksLeft: payment.callbacksLeft - 1 })
    }
    return Promise.resolve()
  }

  /** Those that were started by a time, for whoever asks which of them to forget. */
  startedBy(limit: number): readonly SandboxPayment[] {
    return [...this.#payments.values()].filter(({ createdAt }) => createdAt <= limit)
  }

  forget(reference: string): void {
    this.#payments.delete(reference)
  }
}
