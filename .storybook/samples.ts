import type { ReactElement, ReactNode } from 'react'
import { cloneElement, isValidElement } from 'react'

/**
 * The sample texts of a story, in English: `parameters: { english: { 'Valider ma réponse': 'Check my answer' } }`. Stories are
 * written in French; where the toolbar says English, each text of the args that stands in the table is replaced, however deep.
 */
export type EnglishSamples = Readonly<Record<string, string>>

const isText = (value: string): boolean => /\p{L}{2}/u.test(value) && /[\s’À-ÿœŒ]/.test(value)

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The args with their texts in English; texts that the table does not know stay, and are named in `missing`. */
export const inEnglish = (value: unknown, samples: EnglishSamples, missing: Set<string>): unknown => {
  if (typeof value === 'string') {
    const english = samples[value]
    if (english === undefined && isText(value)) missing.add(value)
    return english ?? value
  }
  if (Array.isArray(value)) return value.map((item) => inEnglish(item, samples, missing))
  if (isValidElement(value)) {
    const { children, ...props } = (value as ReactElement<Record<string, unknown>>).props
    const translated = inEnglish(props, samples, missing) as Record<string, unknown>
    // Spread, so that children written one after the other need no keys.
    const inside = Array.isArray(children) ? children : children === undefined ? [] : [children]
    return cloneElement(value as ReactElement, translated, ...(inEnglish(inside, samples, missing) as ReactNode[]))
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key === 'html' && typeof item === 'string') return [key, samples[item] ?? item]
      return [key, notShown.has(key) ? item : inEnglish(item, samples, missing)]
    }),
  )
}

/** Props that nobody reads. */
const notShown = new Set(['className', 'style', 'id', 'name', 'href', 'to', 'src', 'd', 'viewBox', 'value', 'key'])
