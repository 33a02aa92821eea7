import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { colourGroups } from './colour-roles.ts'
import { ColourSwatch } from './colour-swatch.tsx'
import { FoundationPage, Part } from './foundation-page.tsx'
import styles from './foundations.module.css'
import { sayIn, type Say } from './in-both.ts'

function Colours({ say }: { say: Say }) {
  return (
    <FoundationPage
      title={say({ fr: 'Couleurs', en: 'Colours' })}
      lead={say({
        fr: 'Du miel et de l’encre sur un papier chaud. Sous chaque couleur, son contraste mesuré à l’instant sur chacun de ses fonds : 7 pour 1 pour lire, 4,5 pour tout autre texte, 3 pour le bord d’un champ ou d’un bouton.',
        en: 'Honey and ink on warm paper. Under each colour, its contrast with each of its grounds, measured right now: 7 to 1 for reading, 4.5 for any other text, 3 for the edge of a field or a button.',
      })}
    >
      {colourGroups.map(({ title, text, colours }) => (
        <Part key={title.en} title={say(title)} text={say(text)}>
          <ul className={styles.swatches} role="list">
            {colours.map(({ token, role }) => (
              <ColourSwatch key={token} token={token} role={say(role)} say={say} />
            ))}
          </ul>
        </Part>
      ))}
    </FoundationPage>
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Colours say={sayIn(globals)} />,
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const shown = new Set([...canvasElement.querySelectorAll('code')].map((code) => code.textContent))
    const tokens = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule && rule.selectorText.includes("data-theme=\"light\"") ? [...rule.style] : []))
      .filter((name) => name.startsWith('--color-'))
    await expect(tokens.length).toBeGreaterThan(0)
    await expect(tokens.filter((name) => !shown.has(name))).toEqual([])
  },
}
