/** Somebody who uses the product through its API, remembers what was acknowledged, and can say afterwards what is missing. */
import { randomUUID } from 'node:crypto'

/** The product did not answer: it was killed meanwhile. Nothing is known of what it did. */
export class NoAnswer extends Error {}

type Answer = { readonly status: number; readonly json: Record<string, unknown> }

const freeQuiz = '/fr/revisions/mathematiques-premiere/algebre/second-degre/quiz'

export class Person {
  readonly email = `${randomUUID()}@example.org`
  readonly #password = `ruche-${randomUUID()}`
  /** Each person comes from an address of their own, so that limits by address do not stop the crowd. */
  readonly #address = Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.')
  readonly #form = randomUUID()
  #cookies = new Map<string, string>()

  /** What the product said that it had done. */
  #hasSignedUp = false
  #attemptId: string | null = null
  #answered = new Set<string>()
  #orderId: string | null = null
  #isPaid = false
  #isCancelled = false

  async #call(origin: string, method: string, path: string, body?: unknown): Promise<Answer> {
    let response: Response
    let text: string
    try {
      response = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-address': this.#address,
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      })
      text = await response.text()
    } catch {
      throw new NoAnswer()
    }
    for (const header of response.headers.getSetCookie()) {
      const [name = '', value = ''] = header.split(';')[0]?.split('=') ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    const json = JSON.parse(text) as Record<string, unknown>
    if (response.status >= 500 && response.status !== 503) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    if (response.status === 503) throw new NoAnswer()
    return { status: response.status, json }
  }

  #expect(answer: Answer, what: string): Record<string, unknown> {
    if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.json)}`)
    return answer.json
  }

  async #logIn(origin: string): Promise<boolean> {
    const { status } = await this.#call(origin, 'POST', '/auth/local', { email: this.email, password: this.#password })
    return status === 200
  }

  async #signUp(origin: string): Promise<void> {
    const typed = { email: this.email, emailConfirmation: this.email, password: this.#password, passwordConfirmation: this.#password, conditions: 'on' }
    const { status, json } = await this.#call(origin, 'POST', '/auth/sign-up', typed)
    // The first sending may have done it without its answer arriving.
    const isDone = status === 200 || (json['type'] === 'email-already-registered' && (await this.#logIn(origin)))
    if (!isDone) throw new Error(`sign-up: ${status} ${JSON.stringify(json)}`)
    this.#hasSignedUp = true
  }

  async #takeQuiz(origin: string): Promise<void> {
    const started = this.#expect(await this.#call(origin, 'POST', '/quizzes/attempts', { quizPath: freeQuiz }), 'quiz')
    this.#attemptId = String(started['attemptId'])
    let next = started['next'] as { questionId: string; input: { kind: string; choices?: { id: string }[] } } | null
    for (let count = 0; next !== null && count < 4; count += 1) {
      const { kind, choices } = next.input
      const response = kind === 'true-false' ? ['true'] : choices ? [choices[0]?.id ?? ''] : ['1']
      const { status, json } = await this.#call(origin, 'POST', `/quizzes/attempts/${this.#attemptId}/answers`, { questionId: next.questionId, response })
      if (status !== 200) return
      this.#answered.add(next.questionId)
      next = json['next'] as typeof next
    }
  }

  async #buy(origin: string, couponCode: string | null): Promise<void> {
    const order = { planId: 'solo-yearly', couponCode, immediateAccess: true, idempotencyKey: this.#form }
    const placed = await this.#call(origin, 'POST', '/orders', order)
    if (placed.json['type'] === 'already-subscribed') return
    const { orderId, redirectUrl } = this.#expect(placed, 'order')
    if (this.#orderId !== null && this.#orderId !== orderId) throw new Error(`The form of order ${this.#orderId} made a second order ${String(orderId)}.`)
    this.#orderId = String(orderId)
    const reference = String(redirectUrl).split('/').at(-1)
    if (String(redirectUrl).includes('/paiement-test/')) {
      const paid = await this.#call(origin, 'POST', `/sandbox-payments/${reference}/choice`, { outcome: 'succeeded', callback: 'before-return', copies: 3 })
      if (paid.status !== 200 && paid.json['type'] !== 'payment-already-made') throw new Error(`payment: ${JSON.stringify(paid.json)}`)
    }
    const confirmed = this.#expect(await this.#call(origin, 'POST', `/orders/${this.#orderId}/confirm`), 'confirmation')
    if (confirmed['state'] === 'paid') this.#isPaid = true
  }

  async #cancel(origin: string): Promise<void> {
    const list = this.#expect(await this.#call(origin, 'GET', '/subscriptions'), 'subscriptions') as unknown as { id: string }[]
    for (const { id } of list) {
      const { status } = await this.#call(origin, 'POST', `/subscriptions/${id}/cancel`)
      if (status === 200) this.#isCancelled = true
    }
  }

  /** Signs up, takes a quiz, buys a plan and cancels its renewal; taken up again where it was when no answer came. */
  async live(origin: string, couponCode: string | null): Promise<void> {
    if (!this.#hasSignedUp) await this.#signUp(origin)
    if (this.#answered.size === 0) await this.#takeQuiz(origin)
    if (!this.#isPaid) await this.#buy(origin, couponCode)
    if (!this.#isCancelled) await this.#cancel(origin)
  }

  /** What was acknowledged to this person and cannot be found any more. */
  async missing(origin: string): Promise<string[]> {
    if (!this.#hasSignedUp) return []
    if (!(await this.#logIn(origin))) return [`the account ${this.email}`]
    const missing: string[] = []
    if (this.#attemptId !== null) {
      const attempt = await this.#call(origin, 'GET', `/quizzes/attempts/${this.#attemptId}`)
      const stored = new Set(((attempt.json['answered'] ?? []) as { questionId: string }[]).map(({ questionId }) => questionId))
      for (const questionId of this.#answered) if (!stored.has(questionId)) missing.push(`the answer ${questionId} of ${this.email}`)
    }
    const list = this.#expect(await this.#call(origin, 'GET', '/subscriptions'), 'subscriptions') as unknown as { state: string }[]
    if (list.length > 1) missing.push(`one of ${list.length} subscriptions too many of ${this.email}`)
    if (this.#isPaid && list.length === 0) missing.push(`the subscription of ${this.email}`)
    if (this.#isCancelled && list[0]?.state !== 'cancelled') missing.push(`the cancelling of ${this.email}`)
    return missing
  }
}
