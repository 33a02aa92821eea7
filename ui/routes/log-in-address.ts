/** Where somebody logs in, to come back to a page of this site. */
export const logInAddress = (next: string): string => `/login?next=${encodeURIComponent(next)}`
