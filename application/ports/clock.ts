/** The time. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
}
