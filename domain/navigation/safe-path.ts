/**
 * A path of this site to go on to, taken from an address that anybody may have written; null when it leads elsewhere.
 *
 * @example safePath('/premium/checkout/solo-yearly') // the same
 * @example safePath('//evil.example/x') // null
 */
export const safePath = (next: string | null | undefined): string | null => {
  if (!next || next.length > 2000 || !/^\/(?![/\\])/.test(next)) return null
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  for (const character of next) {
    const code = character.codePointAt(0) ?? 0
    if (code <= 32 || code === 127 || character === '\\') return null
  }
  return next
}
