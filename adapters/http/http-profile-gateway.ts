import { err, ok } from 'neverthrow'
import * as v from 'valibot'
import type { ProfileGateway } from '../../application/ports/profile-gateway.ts'
import type { ServiceUnreachable } from '../../application/ports/service-unreachable.ts'
import { parseProfileEntries } from '../../domain/profile/profile-entries.ts'
import type { ApiClient } from './api-client.ts'

export class HttpProfileGateway implements ProfileGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  async read() {
    const read = await this.#api.call({
      path: '/profile',
      answer: v.unknown(),
      refusals: v.object({ type: v.literal('not-logged-in') }),
    })
    // A profile that cannot be read is as good as none that came; the session is not to blame.
    if (read.isOk()) return parseProfileEntries(read.value).mapErr((): ServiceUnreachable => ({ type: 'service-unreachable' }))
    return read.error.type === 'not-logged-in' ? ok(null) : err(read.error)
  }
}
