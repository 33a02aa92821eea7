import { RE2JS, RE2JSException } from 're2js'
import type { Pattern } from '../../domain/content/condition.ts'

/** Repetitions are written out: a short pattern may stand for a long one, which takes long on every character. */
const largestProgram = 1000

const flagValues: Readonly<Record<string, number>> = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL }

/**
 * What says whether a pattern is found in a text, by RE2, in a time in proportion to the text; undefined for what RE2 does
 * not take (back references, a look ahead or behind, a mistake) or what is too large when its repetitions are written out.
 */
export const patternTest = ({ source, flags }: Pattern): ((text: string) => boolean) | undefined => {
  try {
    const compiled = RE2JS.compile(source, [...flags].reduce((all, flag) => all | (flagValues[flag] ?? 0), 0))
    return compiled.programSize() > largestProgram ? undefined : (text) => compiled.test(text)
  } catch (error) {
    if (error instanceof RE2JSException) return undefined
    throw error
  }
}
