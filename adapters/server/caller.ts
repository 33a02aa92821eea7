/** Who asks, and by which id the log knows it. */
export type Caller = { readonly address: string | null; readonly requestId: string }
