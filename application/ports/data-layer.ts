import type { DataLayerEntry } from '../../domain/analytics/data-layer-entry.ts'

/** Where the tag manager reads what happened. Nothing of it is there before it is opened. */
export type DataLayer = {
  /** Lets the tag manager in, where the installation has one. */
  open(): void
  push(entry: DataLayerEntry): void
  /** Sends the tag manager away: nothing of it runs afterwards. */
  close(): void
}
