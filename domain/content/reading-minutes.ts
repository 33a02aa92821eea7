/** What a schoolchild reads in a minute without hurry. */
const wordsAMinute = 180

/**
 * How many minutes a text takes to read, at least one.
 *
 * Source: none of the specification; a decision of the product.
 *
 * @param markdown what the addresses of links hold is not read
 * @example readingMinutes('Relire ne suffit pas.') // 1
 */
export const readingMinutes = (markdown: string): number => {
  const words = markdown.replaceAll(/\]\([^)\s]*\)/g, ']').match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
  return Math.max(1, Math.round(words.length / wordsAMinute))
}
