/** Something that is done again and again while the product runs; several processes may do it at once. */
export type Job = { readonly name: string; readonly everySeconds: number; readonly run: () => Promise<unknown> }
