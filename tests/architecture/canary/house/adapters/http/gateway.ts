import { ofetch } from 'ofetch'
import type { Clock } from '../../application/ports/clock.ts'

export type Gateway = { get: typeof ofetch; clock?: Clock }
export const gateway: Gateway = { get: ofetch }
