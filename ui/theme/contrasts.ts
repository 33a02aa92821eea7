/**
 * What each colour is for: the grounds it stands on, and how far it must stand out from them (WCAG 2.2).
 * The test of the contrasts reads this table against tokens.css, and the Foundations show it.
 */

/** Reading text 7 to 1 (AAA), other text 4.5 (AA), edges and signs of controls 3 (AA). */
export const floors = { reading: 7, text: 4.5, edge: 3 } as const

export type Use = keyof typeof floors
export type Theme = 'light' | 'dark'

export interface ColourUse {
  /** Name of the token without its dashes. */
  colour: string
  grounds: readonly string[]
  use: Use
  /** The themes in which the pair is seen; both unless said. */
  themes?: readonly Theme[] | undefined
}

const pageGrounds = ['color-paper', 'color-surface', 'color-sunken', 'color-hero', 'color-honey-soft']
const subjects = ['mathematics', 'french', 'history-geography', 'sciences', 'english', 'philosophy']
const tones = ['success', 'warning', 'danger', 'info']

export const colourUses: readonly ColourUse[] = [
  { colour: 'color-ink', grounds: [...pageGrounds, 'color-band', 'color-band-cell', 'color-cell'], use: 'reading' },
  { colour: 'color-ink', grounds: tones.map((tone) => `color-${tone}-soft`), use: 'reading' },
  { colour: 'color-ink', grounds: subjects.map((subject) => `subject-${subject}-soft`), use: 'reading' },
  { colour: 'color-ink-soft', grounds: pageGrounds, use: 'reading' },
  { colour: 'color-ink-soft', grounds: tones.map((tone) => `color-${tone}-soft`), use: 'reading' },
  { colour: 'color-ink-soft', grounds: subjects.map((subject) => `subject-${subject}-soft`), use: 'reading' },
  { colour: 'color-link', grounds: [...pageGrounds, ...tones.map((tone) => `color-${tone}-soft`)], use: 'reading' },
  { colour: 'color-link-hover', grounds: pageGrounds, use: 'reading' },
  { colour: 'color-honey-text', grounds: pageGrounds, use: 'reading' },
  { colour: 'color-on-honey', grounds: ['color-honey', 'color-honey-hover'], use: 'reading' },
  { colour: 'color-on-band-button', grounds: ['color-band-button', 'color-band-button-hover'], use: 'reading' },
  { colour: 'color-on-danger-button', grounds: ['color-danger-button', 'color-danger-button-hover'], use: 'text' },
  ...tones.map((tone): ColourUse => ({
    colour: `color-${tone}`,
    grounds: [`color-${tone}-soft`, 'color-paper', 'color-surface'],
    use: 'reading',
  })),
  ...subjects.map((subject): ColourUse => ({
    colour: `subject-${subject}`,
    grounds: [`subject-${subject}-soft`, 'color-surface', 'color-paper'],
    use: 'reading',
  })),
  // The footer and the bands of ink are dark in both themes: what stands on the night is always the dark list.
  { colour: 'color-ink', grounds: ['color-night'], use: 'reading', themes: ['dark'] },
  { colour: 'color-ink-soft', grounds: ['color-night'], use: 'reading', themes: ['dark'] },
  { colour: 'color-link', grounds: ['color-night'], use: 'reading', themes: ['dark'] },
  { colour: 'color-honey-text', grounds: ['color-night'], use: 'reading', themes: ['dark'] },
  { colour: 'color-focus', grounds: ['color-night'], use: 'edge', themes: ['dark'] },
  { colour: 'color-focus', grounds: [...pageGrounds, 'color-band', 'color-band-cell'], use: 'edge' },
  { colour: 'color-line-strong', grounds: pageGrounds, use: 'edge' },
  { colour: 'color-chosen', grounds: ['color-paper', 'color-surface', 'color-honey-soft'], use: 'edge' },
  { colour: 'color-on-honey', grounds: ['color-honey'], use: 'edge' },
  { colour: 'color-band-button', grounds: ['color-band', 'color-band-cell'], use: 'edge' },
  { colour: 'color-band-button-hover', grounds: ['color-band', 'color-band-cell'], use: 'edge' },
  { colour: 'color-danger-button', grounds: ['color-paper', 'color-surface'], use: 'edge' },
  { colour: 'color-danger-button-hover', grounds: ['color-paper', 'color-surface'], use: 'edge' },
  ...tones.map((tone): ColourUse => ({
    colour: `color-${tone}-line`,
    grounds: [`color-${tone}-soft`, 'color-paper', 'color-surface'],
    use: 'edge',
  })),
]

/** Colours that carry nothing alone, each with the reason. */
export const decorativeColours: Readonly<Record<string, { fr: string; en: string }>> = {
  'color-line': {
    fr: 'Sépare ce que l’espace sépare déjà ; jamais le bord d’un champ.',
    en: 'Parts what space already parts; never the edge of a field.',
  },
  'color-honey-line': {
    fr: 'Orne un bloc de miel ; le texte qu’il entoure suffit.',
    en: 'Adorns a honey block; the text inside is enough.',
  },
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2.2, from 1 to 21, of two colours written `#rrggbb`. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
