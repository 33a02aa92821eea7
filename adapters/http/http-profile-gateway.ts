import { err, ok } from 'neverthrow'
import * as v from 'valibot'
import type { ProfileField, ProfileGateway, ProfileRefusal } from '../../application/ports/profile-gateway.ts'
import type { ServiceUnreachable } from '../../application/ports/service-unreachable.ts'
import type { ProfileChange } from '../../domain/profile/profile-change.ts'
import { parseProfileEntries } from '../../domain/profile/profile-entries.ts'
import type { ProfilingField } from '../../domain/profile/profiling-answer.ts'
import { profilingStepNames } from '../../domain/profile/profiling-steps.ts'
import { type ApiClient, nothing } from './api-client.ts'
import { formRefused } from './form-refused.ts'

const notLoggedIn = v.object({ type: v.literal('not-logged-in') })

/** An account that was erased meanwhile has no session either. */
const noAccount = v.pipe(
  v.object({ type: v.picklist(['not-logged-in', 'member-unknown']) }),
  v.transform(() => ({ type: 'not-logged-in' as const })),
)

/** Whatever the service refuses by 4xx, with its words when it gave some. */
const profileRefused = v.pipe(
  v.object({ status: v.pipe(v.number(), v.minValue(400), v.maxValue(499)), summary: v.optional(v.string()) }),
  v.transform(({ summary }): ProfileRefusal => ({ type: 'profile-refused', summary: summary ?? null })),
)
const refusals = v.union([
  notLoggedIn,
  v.pipe(v.object({ status: v.literal(409) }), v.transform((): ProfileRefusal => ({ type: 'profiling-needed' }))),
  profileRefused,
])

export class HttpProfileGateway implements ProfileGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  async read() {
    return (await this.readOrSayWhy()).mapErr((error): ServiceUnreachable => (error.type === 'service-unreachable' ? error : { type: 'service-unreachable' }))
  }

  async readOrSayWhy() {
    const read = await this.#api.call({ path: '/profile', answer: v.unknown(), refusals })
    // A profile that cannot be read is as good as none that came; the session is not to blame.
    if (read.isOk()) return parseProfileEntries(read.value).mapErr((): ServiceUnreachable => ({ type: 'service-unreachable' }))
    return read.error.type === 'not-logged-in' ? ok(null) : err(read.error)
  }

  change(change: ProfileChange) {
    return this.#api.call({
      method: 'PATCH',
      path: '/profile',
      body: change,
      answer: nothing,
      refusals: v.union([formRefused<ProfileField>(), v.object({ type: v.literal('profile-change-malformed') }), noAccount]),
    })
  }

  answerProfiling(answer: unknown) {
    return this.#api.call({
      method: 'POST',
      path: '/profile/profiling',
      body: answer,
      answer: v.object({ next: v.nullable(v.picklist(profilingStepNames)) }),
      refusals: v.union([formRefused<ProfilingField>(), v.object({ type: v.literal('profiling-answer-malformed') }), noAccount]),
    })
  }
}
