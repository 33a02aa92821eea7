/**
 * A file of the library: its path below the library's folder, with `/` between folders, its text, and when it was made and
 * changed, in milliseconds since 1970.
 */
export type ContentFile = { readonly file: string; readonly text: string; readonly createdAt: number; readonly updatedAt: number }

/** A file that could not be read, and why. The rest of the library is served without it. */
export type ContentProblem = { readonly file: string; readonly reason: string }
