import { PassThrough } from 'node:stream'
import { wired } from '../adapters/wiring/allowed.ts'

export const allowedInAnEntry = { PassThrough, wired }
