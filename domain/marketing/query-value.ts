/** Click ids are the longest sources, at about 250 characters. */
export const longestSource = 500

const controlCharacters = /\p{Cc}/gu

/**
 * What is worth keeping of a value that came with an address: without control characters and blanks around it. Null when
 * it was not given, when nothing is left, and when it is too long: half a click id says nothing.
 *
 * @example cleanQueryValue(' lettre\n', 500) // 'lettre'
 */
export const cleanQueryValue = (given: string | null, longest: number): string | null => {
  const value = (given ?? '').replace(controlCharacters, '').trim()
  return value === '' || value.length > longest ? null : value
}
