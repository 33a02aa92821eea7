import type { Result } from 'neverthrow'
import * as v from 'valibot'
import { type Malformed, parserOf } from '../validation/malformed.ts'
import { cleanQueryValue, longestSource } from './query-value.ts'

/** A browser that the product was installed in, and the campaign that brought it. Source: specification, section 3. */
export type DeviceRegistration = {
  /** A generated unique id: 1 to 100 letters, digits, hyphens and underscores. */
  readonly installationId: string
  readonly utmId?: string
  readonly utmCampaign?: string
}

const source = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestSource))

/** What a browser sends of itself. */
export const deviceRegistrationSchema = v.strictObject({
  installationId: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  utmId: v.exactOptional(source),
  utmCampaign: v.exactOptional(source),
})

const parse = parserOf('device-registration-malformed', deviceRegistrationSchema)

/**
 * Reads the body of a device registration. Refusal: `device-registration-malformed`, with the fields that are wrong.
 *
 * Source: specification, sections 3 and 7, "Device registration".
 *
 * @example parseDeviceRegistration({ installationId: 'a1', utmId: '42' }) // ok({ installationId: 'a1', utmId: '42' })
 */
export const parseDeviceRegistration = (
  body: unknown,
): Result<DeviceRegistration, Malformed<'device-registration-malformed'>> => parse(body)

/**
 * What a browser registers itself with: its installation id, and what the utm cookies say, where they say anything.
 *
 * Source: specification, section 7, "POST /device".
 *
 * @param cookies the values of the cookies `utm_id` and `utm_campaign`, null where there is none
 * @example deviceRegistrationOf('a1', { utmId: '42', utmCampaign: null }) // { installationId: 'a1', utmId: '42' }
 */
export const deviceRegistrationOf = (
  installationId: string,
  cookies: { readonly utmId: string | null; readonly utmCampaign: string | null },
): DeviceRegistration => {
  const utmId = cleanQueryValue(cookies.utmId, longestSource)
  const utmCampaign = cleanQueryValue(cookies.utmCampaign, longestSource)
  return { installationId, ...(utmId === null ? {} : { utmId }), ...(utmCampaign === null ? {} : { utmCampaign }) }
}
