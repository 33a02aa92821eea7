import type { Locale } from '../../domain/locale/locale.ts'

export type OpenedPage = {
  /** With its query. */
  readonly path: string
  readonly title: string
  readonly language: Locale
  /** Whether the connection may bring what other pages will need. */
  readonly mayFetchAhead: boolean
}

/** The pages that a device keeps, to be read without a network. */
export type KeptPages = {
  /** Begins to keep pages, where the browser can. */
  start(): void
  /** Tells that a page was opened, which may be one that stays. */
  opened(page: OpenedPage): void
  /** Those that can be opened now, the last opened first. */
  list(): Promise<readonly { readonly path: string; readonly title: string }[]>
}
