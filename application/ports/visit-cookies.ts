/** A cookie to set; its age in seconds. */
export type VisitCookie = { readonly name: string; readonly value: string; readonly maxAge: number; readonly path: '/' }

/** The cookies of the site that scripts can see. */
export type VisitCookies = {
  names(): readonly string[]
  read(name: string): string | null
  write(cookie: VisitCookie): void
  /** Also one that a script of somebody else set, for this host or the whole domain. */
  erase(name: string): void
}
