import { argon2 as argon2WithCallback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordHasher } from '../../application/ports/password-hasher.ts'

const argon2 = promisify(argon2WithCallback)

/** OWASP's first recommendation for argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const saltLength = 16

type Cost = typeof cost

const derive = (password: string, salt: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> =>
  argon2('argon2id', { message: password.normalize('NFC'), nonce: salt, memory, passes, parallelism, tagLength })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`

/** The PHC string form, which says how a hash was made, so that the cost can be raised later. */
const format = (salt: Buffer, tag: Buffer): string => `${prefix}${base64(salt)}$${base64(tag)}`

const phcPattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export class Argon2PasswordHasher implements PasswordHasher {
  async hash(password: string) {
    const salt = randomBytes(saltLength)
    return format(salt, await derive(password, salt, cost))
  }

  async verify(password: string, hash: string | null) {
    const parts = phcPattern.exec(hash ?? '')
    if (!parts) {
      // As much work as for a hash that exists, so that the time says nothing about the address.
      await derive(password, Buffer.alloc(saltLength), cost)
      return false
    }
    const [, memory, passes, parallelism, salt = '', tag = ''] = parts
    const expected = Buffer.from(tag, 'base64')
    const derived = await derive(password, Buffer.from(salt, 'base64'), {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    })
    return derived.length === expected.length && timingSafeEqual(derived, expected)
  }

  isOutdated(hash: string) {
    return !hash.startsWith(prefix)
  }
}
