import { err, ok } from 'neverthrow'
import * as v from 'valibot'
import type { ProfileGateway } from '../../application/ports/profile-gateway.ts'
import { profileEntriesSchema, profileOfEntries } from '../../domain/profile/profile.ts'
import type { ApiClient } from './api-client.ts'

export class HttpProfileGateway implements ProfileGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  async read() {
    const read = await this.#api.call({
      path: '/profile',
      answer: profileEntriesSchema,
      refusals: v.object({ type: v.literal('not-logged-in') }),
    })
    if (read.isOk()) return ok(profileOfEntries(read.value))
    return read.error.type === 'not-logged-in' ? ok(null) : err(read.error)
  }
}
