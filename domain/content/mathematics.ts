import { paragraphsWithoutCode } from './code-in-text.ts'

/** Commands that are written without braces; any name of two letters or more before a brace is a command as well. */
const commands = new Set(
  `alpha beta gamma delta epsilon varepsilon zeta eta theta lambda mu nu xi pi rho sigma tau phi varphi chi psi omega Gamma
  Delta Theta Lambda Pi Sigma Phi Psi Omega sum prod int lim infty partial nabla times div cdot cdots ldots dots pm mp leq
  geq le ge neq ne approx equiv sim propto in notin subset supset cup cap emptyset forall exists to rightarrow Rightarrow
  leftarrow Leftarrow leftrightarrow Leftrightarrow iff implies mapsto perp parallel angle circ sin cos tan ln log exp min
  max gcd sqrt frac dfrac left right quad ell leqslant geqslant vec overline underline overrightarrow widehat mathbb mathcal
  mathrm kappa iota upsilon Xi Upsilon hbar mid subseteq supseteq setminus land lor lnot langle rangle binom bar hat`.split(/\s+/),
)

const command = /\\([A-Za-z]+)(\{?)/y
/** The drive or the server at the head of a path of Windows, whose names may hold blanks. */
const pathHead = /^(?:[A-Za-z]:\\|\\\\[\p{L}\p{N}])/u
const beginsPath = (text: string): boolean => pathHead.test(text)

const isSpace = (character: string): boolean => /\s/.test(character)
const isLetterOrDigit = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)

/** Several words without a sign of a formula are prose: what stands between the dollars of `$5 or 10$`. */
const isFormula = (text: string): boolean =>
  isLetterOrDigit(text) && (/[\\^_=+<>{}]/.test(text) || !/\S\s+\S/.test(text) || !/\p{L}{2}/u.test(text))

/** A formula may follow a figure (`2$x$`) or a letter (`f$(x)$`) at once; an amount may not. */
const continues = (before: string, after: string): boolean => /[\\(]/.test(after) || (/\d/.test(before) && /\p{L}/u.test(after))

/** What stands behind a figure or a letter is a formula only when its brackets are as many on both sides, and it is no currency. */
const isContinuation = (text: string): boolean =>
  isFormula(text) && text.split('(').length === text.split(')').length && (/[\\^_=+<>{}]/.test(text) || !/\p{L}{2}/u.test(text))

/** Between a dollar and a blank on either side: a sum or an equation without words, as in `$ a+b $`. */
const isSpacedFormula = (text: string): boolean =>
  /[\\^_=+<>]/.test(text) && !/\p{Ll}{2}/u.test(text) && !/^\s*[=+<>*/]|[-=+<>*/]\s*$/.test(text) && isLetterOrDigit(text)

type Opening = 'alone' | 'continuation' | 'spaced'

/** How a dollar may begin a formula: not that of `5$`, `US$`, `5 $ ou` or `100 $/mois`. `ink` is the last character before it that is no blank. */
const openingOf = (before: string, ink: string, after: string, second: string): Opening | null => {
  if (isSpace(after)) return isLetterOrDigit(before) || /\d/.test(ink) ? null : 'spaced'
  if (/[,.;:!?)/]/.test(after) && !(after === '.' && /\d/.test(second))) return null
  if (!isLetterOrDigit(before)) return 'alone'
  return continues(before, after) ? 'continuation' : null
}

/** A dollar that may end one: not those of `$5 and $10`. A figure behind it is that of `$x$2`. */
const mayClose = (opening: Opening, before: string, after: string, first: string): boolean => {
  if (opening === 'spaced') return isSpace(before)
  if (isSpace(before)) return false
  if (/\d/.test(after)) return /[\p{L}\\]/u.test(first) && /[\p{L}\p{N})}]/u.test(before)
  return opening === 'alone' || !/\p{L}/u.test(after)
}

const isFormulaIn: Readonly<Record<Opening, (text: string) => boolean>> = {
  alone: isFormula,
  continuation: isContinuation,
  spaced: isSpacedFormula,
}

const closings: Readonly<Record<string, string>> = { '(': '\\)', '[': '\\]' }

const textHoldsMathematics = (text: string): boolean => {
  /** Where the text of a formula would begin, by what closes it: `$$`, `\)` or `\]`. */
  const opened = new Map<string, number>()
  let dollar: { readonly opening: Opening; readonly start: number } | null = null
  const at = (index: number): string => text.charAt(index)
  let isPath = false
  let ink = ''

  const isClosedBy = (mark: string, index: number): boolean => {
    const start = opened.get(mark)
    opened.delete(mark)
    return start !== undefined && isFormula(text.slice(start, index))
  }

  // Stryker disable next-line EqualityOperator: there is no character after the last one
  for (let index = 0; index < text.length; index += 1) {
    const character = at(index)
    if (isSpace(character)) {
      if (character === '\n' || /[,.;:!?)"]/.test(ink)) isPath = false
      if (character === '\n' && at(index - 1) === '\n') {
        // Only `$$` reaches across a blank line.
        opened.delete('\\)')
        opened.delete('\\]')
        dollar = null
        ink = ''
      }
      continue
    }
    const before = at(index - 1)
    if (!isLetterOrDigit(before) && beginsPath(text.slice(index, index + 3))) {
      isPath = true
    } else if (character === '$') {
      let end = index + 1
      while (at(end) === '$') end += 1
      const mark = text.slice(index, end)
      const after = at(end)
      if (mark === '$') {
        if (dollar !== null && mayClose(dollar.opening, before, after, at(dollar.start))) {
          if (isFormulaIn[dollar.opening](text.slice(dollar.start, index))) return true
          dollar = null
        }
        const opening = openingOf(before, ink, after, at(end + 1))
        if (opening !== null) dollar = { opening, start: end }
      } else if (mark === '$$') {
        if (isClosedBy(mark, index)) return true
        opened.set(mark, end)
      }
      index = end - 1
    } else if (character === '\\' && (!isPath || isSpace(before))) {
      isPath = false
      const next = at(index + 1)
      const closing = closings[next]
      if (closing !== undefined) opened.set(closing, index + 2)
      else if (isClosedBy(`\\${next}`, index)) return true
      command.lastIndex = index
      // Stryker disable next-line StringLiteral: where there is no name, nothing that is no command stands for one
      const [all = '\\ ', name = '', brace] = command.exec(text) ?? []
      if (commands.has(name) || (brace === '{' && name.length > 1)) return true
      index += all.length - 1
    }
    ink = at(index)
  }
  return false
}

/**
 * Says whether a text holds formulas, so that they are only drawn where there are some: `$…$`, `$$…$$`, `\(…\)`, `\[…\]`,
 * LaTeX commands (`\frac{1}{2}`, `\pi`) and environments (`\begin{cases}`). Code, escaped dollars, prices and the paths of
 * Windows are none. It takes a time in proportion to the text.
 *
 * @param markdown a text as an author or a pupil wrote it
 * @example holdsMathematics('Soit $x^2 = 2$.') // true
 * @example holdsMathematics('Entre 5 $ et 10 $ par mois.') // false
 *
 * Source: specification, section 5, "A helper detects whether text contains math notation".
 */
export const holdsMathematics = (markdown: string): boolean =>
  textHoldsMathematics(paragraphsWithoutCode(markdown).join('\n\n'))
