import { type RemainingTime, remainingTime } from '../../domain/offers/countdown.ts'

/** What a countdown shows at a moment; milliseconds since 1970. */
export const timeLeft = (deadline: number, now: number): RemainingTime => remainingTime(deadline, now)
