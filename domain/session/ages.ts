/** Ages of tokens and cookies, in seconds. Source: specification, section 9, "Auth and cookies". */
export const accessTokenAge = 86_400
export const refreshTokenAge = 31_622_400
export const authCookieAge = 158_112_000
/** A visitor's quizzes are kept as long as browsers keep a cookie: 400 days at most. */
export const visitorCookieAge = 34_560_000
/** For how long a refresh token that was just exchanged still gets the same successor (two tabs), in milliseconds. */
export const rotatedTokenGraceMilliseconds = 30_000
