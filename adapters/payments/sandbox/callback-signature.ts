/** `t=<milliseconds>,v1=<hex>`: an HMAC-SHA256 of the time and the body, as payment providers sign their callbacks. */
const signaturePattern = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

const signed = (time: number, body: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`${time}.${body}`)

const hexToBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

export const signCallback = async (body: string, secret: string, time: number): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), signed(time, body)))
  return `t=${time},v1=${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** How old a signature may be, in milliseconds, so that a callback caught on its way is of no use later. */
const longestAge = 5 * 60_000

export const checkSignature = async (
  body: string,
  signature: string | null,
  secret: string,
  now: number,
): Promise<'good' | 'forged' | 'too-old'> => {
  const [, time, hex] = signaturePattern.exec(signature ?? '') ?? []
  if (!time || !hex) return 'forged'
  const isGood = await crypto.subtle.verify('HMAC', await keyOf(secret), hexToBytes(hex), signed(Number(time), body))
  if (!isGood) return 'forged'
  return Math.abs(now - Number(time)) <= longestAge ? 'good' : 'too-old'
}
