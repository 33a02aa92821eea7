import type { DataLayer } from '../../application/ports/data-layer.ts'
import type { DataLayerEntry } from '../../domain/analytics/data-layer-entry.ts'

export class InMemoryDataLayer implements DataLayer {
  readonly entries: DataLayerEntry[] = []
  isOpen = false

  open() {
    this.isOpen = true
  }

  push(entry: DataLayerEntry) {
    this.entries.push(entry)
  }

  close() {
    this.isOpen = false
    this.entries.length = 0
  }
}
