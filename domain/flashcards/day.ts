export const millisecondsADay = 86_400_000

/**
 * The day of a moment, counted from 1 January 1970. Days are those of UTC, as in the algorithm: in France a new one begins at
 * one or two in the morning, so that an evening's cards stay in their day.
 *
 * Source: specification, section 7, "a timezone header set to UTC".
 *
 * @example dayOf(Date.UTC(1970, 0, 2, 23)) // 1
 */
export const dayOf = (moment: number): number => Math.floor(moment / millisecondsADay)
