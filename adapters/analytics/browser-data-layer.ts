import type { DataLayer } from '../../application/ports/data-layer.ts'
import type { DataLayerEntry } from '../../domain/analytics/data-layer-entry.ts'

/** The page as its tag manager sees it. */
type MeasuredWindow = { dataLayer?: object[] }

const measured = () => globalThis as MeasuredWindow

/** `window.dataLayer`, and the script of the tag manager that reads it. */
export class BrowserDataLayer implements DataLayer {
  readonly #tagManager: string | null
  #script: HTMLScriptElement | null = null

  /** @param tagManager the address of its script; null where the installation has none */
  constructor(tagManager: string | null) {
    this.#tagManager = tagManager
  }

  open() {
    measured().dataLayer ??= []
    if (this.#tagManager === null || this.#script !== null) return
    // What the script wants to find, as its own instructions say.
    measured().dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    this.#script = document.createElement('script')
    this.#script.async = true
    this.#script.src = this.#tagManager
    document.head.append(this.#script)
  }

  push(entry: DataLayerEntry) {
    measured().dataLayer?.push(entry)
  }

  close() {
    delete measured().dataLayer
    // A script that runs cannot be stopped but by leaving the page.
    if (this.#script !== null) location.reload()
  }
}
