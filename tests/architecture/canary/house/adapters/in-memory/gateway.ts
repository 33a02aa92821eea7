import type { Clock } from '../../application/ports/clock.ts'

export const fakeGateway: { clock?: Clock } = {}
