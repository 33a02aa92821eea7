export type { Clock } from '../application/ports/clock.ts'
