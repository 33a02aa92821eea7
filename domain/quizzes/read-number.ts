const number = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?`
const numberPattern = new RegExp(String.raw`^(${number})(?:/(${number}))?$`, 'i')

/**
 * Reads a number as pupils write them: decimal comma or point, spaces between thousands, a fraction, the unit behind it.
 *
 * @example readNumber('−1 234,5 cm', 'cm') // -1234.5
 * @example readNumber('3/4') // 0.75
 */
export const readNumber = (typed: string, unit?: string): number | null => {
  let compact = typed.replaceAll(/\s/g, '').replaceAll(',', '.').replaceAll('−', '-')
  const compactUnit = unit?.replaceAll(/\s/g, '')
  if (compactUnit && compact.toLowerCase().endsWith(compactUnit.toLowerCase())) {
    compact = compact.slice(0, -compactUnit.length)
  }
  const parts = numberPattern.exec(compact)
  if (!parts) return null
  const value = Number(parts[1]) / (parts[2] === undefined ? 1 : Number(parts[2]))
  return Number.isFinite(value) ? value : null
}
