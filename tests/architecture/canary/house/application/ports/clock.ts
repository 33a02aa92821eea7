import type { allowedInTheDomain } from '../../domain/allowed.ts'

export type Clock = { now: () => typeof allowedInTheDomain }
