import { err, ok } from 'neverthrow'
import * as v from 'valibot'
import type { ProfileGateway, ProfileRefusal } from '../../application/ports/profile-gateway.ts'
import type { ServiceUnreachable } from '../../application/ports/service-unreachable.ts'
import { parseProfileEntries } from '../../domain/profile/profile-entries.ts'
import type { ApiClient } from './api-client.ts'

/** Whatever the service refuses by 4xx, with its words when it gave some. */
const profileRefused = v.pipe(
  v.object({ status: v.pipe(v.number(), v.minValue(400), v.maxValue(499)), summary: v.optional(v.string()) }),
  v.transform(({ summary }): ProfileRefusal => ({ type: 'profile-refused', summary: summary ?? null })),
)
const refusals = v.union([
  v.object({ type: v.literal('not-logged-in') }),
  v.pipe(v.object({ status: v.literal(409) }), v.transform((): ProfileRefusal => ({ type: 'profiling-needed' }))),
  profileRefused,
])

export class HttpProfileGateway implements ProfileGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  async read() {
    const read = await this.#api.call({ path: '/profile', answer: v.unknown(), refusals })
    // A profile that cannot be read is as good as none that came; the session is not to blame.
    if (read.isOk()) return parseProfileEntries(read.value).mapErr((): ServiceUnreachable => ({ type: 'service-unreachable' }))
    return read.error.type === 'not-logged-in' ? ok(null) : err(read.error)
  }
}
