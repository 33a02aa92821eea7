/** Refuses a colour of tokens.css that cannot be read on its ground, that has no use, or that differs between the two dark lists. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colourUses, contrastRatio, decorativeColours, floors, type ColourUse, type Theme } from '../../ui/theme/contrasts.ts'

type Tokens = ReadonlyMap<string, string>

/** The declarations of the rule that a selector opens, at the first place where it stands. */
function declarations(css: string, selector: string): Tokens {
  const start = css.indexOf(`${selector} {`)
  if (start === -1) return new Map()
  const body = css.slice(start, css.indexOf('}', start))
  return new Map([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const selectors = { light: "[data-theme='light']", system: ":root:not([data-theme='light'])", dark: "\n[data-theme='dark']" }

function differences(system: Tokens, dark: Tokens): string[] {
  return [...new Set([...system.keys(), ...dark.keys()])]
    .filter((name) => system.get(name) !== dark.get(name))
    .map((name) => `--${name} is ${system.get(name) ?? 'missing'} in the dark of the system, ${dark.get(name) ?? 'missing'} in the dark that is chosen.`)
}

function complaintsAboutUses(tokens: Tokens, theme: Theme, uses: readonly ColourUse[]): string[] {
  return uses.flatMap(({ colour, grounds, use, themes = ['light', 'dark'] }) =>
    themes.includes(theme) ? grounds.flatMap((ground) => complaintsAboutPair(tokens, theme, colour, ground, floors[use])) : [],
  )
}

function complaintsAboutPair(tokens: Tokens, theme: Theme, colour: string, ground: string, floor: number): string[] {
  const unreadable = [colour, ground].filter((name) => !/^#[0-9a-f]{6}$/.test(tokens.get(name) ?? ''))
  if (unreadable.length > 0) return unreadable.map((name) => `--${name} is not a colour written #rrggbb in the ${theme} theme.`)
  const ratio = contrastRatio(tokens.get(colour) ?? '', tokens.get(ground) ?? '')
  if (ratio >= floor) return []
  return [`--${colour} on --${ground}: ${ratio.toFixed(2)} to 1 in the ${theme} theme, less than ${floor}.`]
}

export function complaintsAboutContrast(
  css: string,
  uses: readonly ColourUse[] = colourUses,
  decorative: readonly string[] = Object.keys(decorativeColours),
): string[] {
  const light = declarations(css, selectors.light)
  const system = declarations(css, selectors.system)
  const dark = declarations(css, selectors.dark)
  const used = new Set([...uses.flatMap(({ colour, grounds }) => [colour, ...grounds]), ...decorative])
  const names = [...new Set([...light.keys(), ...dark.keys()])].filter((name) => /^(?:color|subject)-/.test(name))
  return [
    ...Object.entries({ light, system, dark }).flatMap(([name, { size }]) => (size === 0 ? [`The ${name} list of colours was not found.`] : [])),
    ...differences(system, dark),
    ...names.filter((name) => !light.has(name) || !dark.has(name)).map((name) => `--${name} is missing in one of the themes.`),
    ...names.filter((name) => !used.has(name)).map((name) => `--${name} has neither a use nor a reason to be decorative in ui/theme/contrasts.ts.`),
    ...complaintsAboutUses(light, 'light', uses),
    ...complaintsAboutUses(dark, 'dark', uses),
  ]
}

if (import.meta.main) {
  const css = readFileSync(join(import.meta.dirname, '../../ui/theme/tokens.css'), 'utf8')
  const complaints = complaintsAboutContrast(css)
  for (const complaint of complaints) console.error(complaint)
  if (complaints.length > 0) process.exitCode = 1
  else {
    const pairs = colourUses.reduce((sum, { grounds, themes }) => sum + grounds.length * (themes?.length ?? 2), 0)
    console.log(`${pairs} pairs of colours stand out as they must, light and dark; ${Object.keys(decorativeColours).length} colours are decorative.`)
  }
}
