/**
 * A path of this site to go on to, taken from an address that anybody may have written; null when it leads elsewhere.
 *
 * Source: specification, section 2, "Error page": back to a page of this site.
 *
 * @example safePath('/premium/checkout/solo-yearly') // the same
 * @example safePath('//evil.example/x') // null
 */
export const safePath = (next: string | null | undefined): string | null => {
  if (!next || next.length > 2000 || !/^\/(?![/\\])/.test(next)) return null
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  for (const character of next) {
    if (character <= ' ' || character === '\u007f' || character === '\\') return null
  }
  return next
}
