import { ok } from 'neverthrow'
import { string } from 'valibot'

export const allowedInTheDomain = { ok, string }
