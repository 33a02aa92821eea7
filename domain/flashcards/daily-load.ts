export type DailyLoad = {
  /** Puts a card on the nearest day with room, the earlier of two; when all are full, on the first of the least loaded. */
  readonly place: (wanted: number) => number
  /** Puts a card on the first day with room that also suits it; null when there is none. */
  readonly placeFirst: (suits: (day: number) => boolean) => number | null
  /** Puts a card on the nearest day with room after another day; null when there is none, or when it is not wanted by the last day. */
  readonly placeAfter: (previous: number, wanted: number) => number | null
}

/** How many cards each day from the first to the last holds, filled as cards are placed. */
export const makeDailyLoad = (first: number, last: number, limit: number): DailyLoad => {
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const counts = new Map<number, number>()
  const countOn = (day: number): number => counts.get(day) ?? 0

  const add = (day: number): number => {
    counts.set(day, countOn(day) + 1)
    return day
  }
  const nearestWithRoom = (wanted: number, from: number): number | undefined =>
    days
      .filter((day) => day >= from && countOn(day) < limit)
      .reduce<number | undefined>((best, day) => (best === undefined || Math.abs(day - wanted) < Math.abs(best - wanted) ? day : best), undefined)
  const leastLoaded = (): number => days.reduce((best, day) => (countOn(day) < countOn(best) ? day : best))

  return {
    place: (wanted) => add(nearestWithRoom(wanted, first) ?? leastLoaded()),
    placeFirst: (suits) => {
      const day = days.find((candidate) => countOn(candidate) < limit && suits(candidate))
      return day === undefined ? null : add(day)
    },
    placeAfter: (previous, wanted) => {
      const day = wanted > last ? undefined : nearestWithRoom(wanted, previous + 1)
      return day === undefined ? null : add(day)
    },
  }
}
