import type { AuthCookie } from '../../domain/session/auth-cookie.ts'

/** The cookie of Léa, good for a day and to be refreshed for 366, with what the test says instead. */
export const anAuthCookie = (changes: Partial<AuthCookie> = {}): AuthCookie => ({
  id: 'lea',
  token: 'a.b.c',
  refreshToken: 'r',
  exp: 86_400,
  expRefresh: 31_622_400,
  ...changes,
})
