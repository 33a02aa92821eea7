import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundationPage, Part, Token } from './foundation-page.tsx'
import styles from './foundations.module.css'
import { sayIn, type InBoth, type Say } from './in-both.ts'
import { usePixels } from './use-tokens.ts'

const spaces = ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7', 'space-8', 'space-9', 'space-section', 'space-gutter']

const radii: readonly { token: string; role: InBoth }[] = [
  { token: 'radius-s', role: { fr: 'Petites pièces : code, vignettes', en: 'Small parts: code, thumbnails' } },
  { token: 'radius-m', role: { fr: 'Champs, encarts, menus', en: 'Fields, inserts, menus' } },
  { token: 'radius-l', role: { fr: 'Cartes, fenêtres', en: 'Cards, dialogs' } },
]

const borders: readonly { token: string; role: InBoth }[] = [
  { token: 'border-thin', role: { fr: 'Séparer', en: 'Separate' } },
  { token: 'border-thick', role: { fr: 'Délimiter ce que l’on touche', en: 'Outline what can be touched' } },
]

const shadows: readonly { token: string; role: InBoth }[] = [
  { token: 'shadow-low', role: { fr: 'Carte posée sur la page', en: 'Card lying on the page' } },
  { token: 'shadow-high', role: { fr: 'Menu, fenêtre, bandeau au-dessus de la page', en: 'Menu, dialog, banner above the page' } },
]

function Space({ say }: { say: Say }) {
  const pixels = usePixels([...spaces, ...[...radii, ...borders].map(({ token }) => token), 'page-width', 'target'])
  return (
    <FoundationPage
      title={say({ fr: 'Espace et relief', en: 'Space and relief' })}
      lead={say({
        fr: 'On groupe par l’espace d’abord, par un trait ensuite, par un fond en dernier. Ce qui va ensemble est deux fois plus proche que ce qui se suit.',
        en: 'Group with space first, a line next, a ground last. What belongs together sits twice as close as what merely follows.',
      })}
    >
      <Part
        title={say({ fr: 'Espaces', en: 'Spaces' })}
        text={say({
          fr: 'Neuf pas fixes, et deux qui suivent l’écran : entre les parties d’une page, et de part et d’autre du texte.',
          en: 'Nine fixed steps, and two that follow the screen: between the parts of a page, and on either side of the text.',
        })}
      >
        <ul className={styles.rows} role="list">
          {spaces.map((token) => (
            <li key={token} className={styles.row}>
              <p className={styles.rowLabel}>
                <Token name={token} />
                <span className={styles.value}>{pixels.get(token)} px</span>
              </p>
              <div className={styles.bar} style={{ inlineSize: `var(--${token})` }} />
            </li>
          ))}
        </ul>
        <p className={styles.partText}>
          {say({
            fr: `La page s’arrête à ${pixels.get('page-width')} px ; ce qui se touche mesure au moins ${pixels.get('target')} px de côté : `,
            en: `The page stops at ${pixels.get('page-width')} px; whatever is touched is at least ${pixels.get('target')} px across: `,
          })}
          <Token name="page-width" />, <Token name="target" />.
        </p>
      </Part>
      <Part title={say({ fr: 'Arrondis', en: 'Radii' })}>
        <ul className={styles.swatches} role="list">
          {radii.map(({ token, role }) => (
            <li key={token} className={styles.box} style={{ borderRadius: `var(--${token})` }}>
              <p className={styles.role}>{say(role)}</p>
              <Token name={token} /> <span className={styles.value}>{pixels.get(token)} px</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say({ fr: 'Bordures', en: 'Borders' })}>
        <ul className={styles.swatches} role="list">
          {borders.map(({ token, role }) => (
            <li key={token} className={styles.box} style={{ border: `var(--${token}) solid var(--color-line-strong)` }}>
              <p className={styles.role}>{say(role)}</p>
              <Token name={token} /> <span className={styles.value}>{pixels.get(token)} px</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say({ fr: 'Ombres', en: 'Shadows' })}>
        <ul className={styles.swatches} role="list">
          {shadows.map(({ token, role }) => (
            <li key={token} className={styles.box} style={{ boxShadow: `var(--${token})`, borderColor: 'transparent' }}>
              <p className={styles.role}>{say(role)}</p>
              <Token name={token} />
            </li>
          ))}
        </ul>
      </Part>
    </FoundationPage>
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Space say={sayIn(globals)} />,
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {}
