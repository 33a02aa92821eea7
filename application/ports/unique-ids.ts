/** Identifiers that nobody can guess and that never come twice. */
export type UniqueIds = {
  next(): string
}
