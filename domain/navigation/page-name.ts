/**
 * Whether an address can name a page at all: nothing here has a name with a control character in it, and a database may
 * refuse to look for one.
 *
 * Source: specification, section 2, "Error page": a route with no match gives a 404 page.
 *
 * @param path with its characters escaped, as an address has them
 * @example canNamePage('/revisions/maths') // true
 * @example canNamePage('/premium/%00') // false
 */
export const canNamePage = (path: string): boolean => !/%(?:[01][\da-f]|7f)/i.test(path)
