const sign = String.raw`[+-]?\s*`
const unsigned = String.raw`(?:(?:\d{1,3}(?:\s\d{3})+|\d+)(?:\.\d*)?|\.\d+)`
const number = String.raw`${sign}${unsigned}(?:e[+-]?\d{1,3})?`

const fraction = new RegExp(String.raw`^(${number})(?:\s*/\s*(${number}))?`, 'i')
const powerOfTen = new RegExp(String.raw`^(?:(${sign}${unsigned})\s*[×*]\s*|(${sign}))10\s*\^\s*(${sign}\d{1,3})`)

const valueOf = (written: string): number => Number(written.replaceAll(/\s/g, ''))

/** Exponents as `^2`, one kind of minus sign, decimal points. */
const inPlainSigns = (typed: string): string =>
  typed
    .replaceAll(/[⁰¹²³⁴-⁻]+/g, (exponent) => `^${exponent}`)
    .normalize('NFKC')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(',', '.')
    .trim()

/** The number that a text begins with, and what comes behind it. A power of ten is never a part of a fraction: `1/2*10^3` can be read in two ways. */
const numberAndRest = (typed: string): { value: number; rest: string } | null => {
  const power = powerOfTen.exec(typed)
  if (power) {
    const [whole, factor, signOnly, exponent] = power
    return { value: valueOf(`${factor ?? `${signOnly}1`}e${exponent}`), rest: typed.slice(whole.length) }
  }
  const parts = fraction.exec(typed)
  if (!parts) return null
  const [whole, above = '', below = '1'] = parts
  return { value: valueOf(above) / valueOf(below), rest: typed.slice(whole.length) }
}

/** Five letters and more are a word; the symbols of units are shorter. */
const word = /^\p{L}{5,}$/u

const unitForm = (unit: string): string => {
  const symbol = inPlainSigns(unit).replaceAll(/\s/g, '').replaceAll(/(\p{L})\^/gu, '$1')
  return word.test(symbol) ? symbol.toLowerCase() : symbol.replaceAll('L', 'l')
}

/**
 * Reads a number as pupils write them: decimal comma or point, a blank between thousands, a fraction, a power of ten, the unit behind it;
 * null for anything else. Other blanks between digits make no number: `3 1/2` may be meant for 3.5, and is not 31/2.
 *
 * A unit may lack its blanks, and have `cm2` for `cm²`. Capitals count, for they tell mW from MW and g from G; not in a word of
 * five letters or more, nor in the l of the litre.
 *
 * @example readNumber('−1 234,5 cm', 'cm') // -1234.5
 * @example readNumber('3/4') // 0.75
 * @example readNumber('1,6 × 10⁻¹⁹') // 1.6e-19
 */
export const readNumber = (typed: string, unit = ''): number | null => {
  const read = numberAndRest(inPlainSigns(typed))
  if (!read || !Number.isFinite(read.value)) return null
  const rest = unitForm(read.rest)
  return rest === '' || rest === unitForm(unit) ? read.value : null
}
