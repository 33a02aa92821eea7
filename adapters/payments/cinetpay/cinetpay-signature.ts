/** The fields of a notification in the order in which CinetPay signs them. https://docs.cinetpay.com/api/1.0-en/checkout/hmac */
const signedFields = [
  'cpm_site_id',
  'cpm_trans_id',
  'cpm_trans_date',
  'cpm_amount',
  'cpm_currency',
  'signature',
  'payment_method',
  'cel_phone_num',
  'cpm_phone_prefixe',
  'cpm_language',
  'cpm_version',
  'cpm_payment_config',
  'cpm_page_action',
  'cpm_custom',
  'cpm_designation',
  'cpm_error_message',
] as const

/** 64 hexadecimal digits. */
const tokenPattern = /^[0-9a-f]{64}$/i

const hexToBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * Whether a notification's `x-token` header is the HMAC-SHA256 of its fields. The fields are signed without anything
 * between them and without a time, so a good token only says that CinetPay knows something new: never which status or amount.
 */
export const isSignedByCinetPay = async (fields: URLSearchParams, token: string, secretKey: string): Promise<boolean> => {
  if (!tokenPattern.test(token)) return false
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secretKey), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const signed = signedFields.map((field) => fields.get(field) ?? '').join('')
  return crypto.subtle.verify('HMAC', key, hexToBytes(token), encoder.encode(signed))
}
