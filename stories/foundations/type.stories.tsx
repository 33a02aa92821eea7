import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundationPage, Part, Token } from './foundation-page.tsx'
import styles from './foundations.module.css'
import { sayIn, type InBoth, type Say } from './in-both.ts'
import { usePixels, useTokens } from './use-tokens.ts'

const sizes: readonly { size: string; role: InBoth }[] = [
  { size: '4xl', role: { fr: 'Titre d’une page d’accueil', en: 'Title of a home page' } },
  { size: '3xl', role: { fr: 'Titre de page', en: 'Page title' } },
  { size: '2xl', role: { fr: 'Titre de partie', en: 'Section heading' } },
  { size: 'xl', role: { fr: 'Titre de carte', en: 'Card heading' } },
  { size: 'l', role: { fr: 'Chapeau, petit titre', en: 'Lead, small heading' } },
  { size: 'm', role: { fr: 'Texte courant, champs, boutons', en: 'Body text, fields, buttons' } },
  { size: 's', role: { fr: 'Aides et légendes', en: 'Hints and captions' } },
  { size: 'xs', role: { fr: 'Étiquettes, jamais une phrase', en: 'Labels, never a sentence' } },
]

const weights: readonly { weight: string; role: InBoth }[] = [
  { weight: 'text', role: { fr: 'Lecture', en: 'Reading' } },
  { weight: 'medium', role: { fr: 'Message d’un champ', en: 'Message of a field' } },
  { weight: 'bold', role: { fr: 'Mise en valeur, boutons', en: 'Emphasis, buttons' } },
  { weight: 'heavy', role: { fr: 'Titres', en: 'Headings' } },
]

const leadings: readonly { leading: string; role: InBoth }[] = [
  { leading: 'tight', role: { fr: 'Titres', en: 'Headings' } },
  { leading: 'snug', role: { fr: 'Libellés et petits titres', en: 'Labels and small headings' } },
  { leading: 'text', role: { fr: 'Texte courant', en: 'Body text' } },
]

const paragraph: InBoth = {
  fr: 'Dans un triangle rectangle, le carré de l’hypoténuse est égal à la somme des carrés des deux autres côtés. Cette phrase a deux mille cinq cents ans, et l’on s’en sert encore pour poser une étagère, dessiner un terrain de sport ou calculer une distance sur une carte.',
  en: 'In a right-angled triangle, the square of the hypotenuse equals the sum of the squares of the other two sides. That sentence is two thousand five hundred years old, and people still use it to put up a shelf, mark out a pitch or work out a distance on a map.',
}

function Type({ say }: { say: Say }) {
  const pixels = usePixels([...sizes.map(({ size }) => `text-${size}`), 'measure'])
  const values = useTokens([...weights.map(({ weight }) => `weight-${weight}`), ...leadings.map(({ leading }) => `leading-${leading}`)])
  return (
    <FoundationPage
      title={say({ fr: 'Écriture', en: 'Type' })}
      lead={say({
        fr: 'Un seul caractère, Atkinson Hyperlegible Next, dessiné pour que I, l et 1, O et 0 ne se confondent jamais.',
        en: 'A single typeface, Atkinson Hyperlegible Next, drawn so that I, l and 1, O and 0 are never taken for one another.',
      })}
    >
      <Part
        title={say({ fr: 'Corps', en: 'Sizes' })}
        text={say({
          fr: 'Les grands corps suivent la largeur de l’écran. Tous sont en rem : ils grandissent avec le réglage du navigateur.',
          en: 'Large sizes follow the width of the screen. All are in rem: they grow with the browser’s own setting.',
        })}
      >
        <ul className={styles.rows} role="list">
          {sizes.map(({ size, role }) => (
            <li key={size} className={styles.row}>
              <p className={styles.rowLabel}>
                <span className={styles.role}>{say(role)}</span>
                <Token name={`text-${size}`} />
                <span className={styles.value}>{pixels.get(`text-${size}`)} px</span>
              </p>
              <p style={{ fontSize: `var(--text-${size})`, lineHeight: 1.2 }}>
                {say({ fr: 'Chaque notion à sa place', en: 'Every idea in its place' })}
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say({ fr: 'Graisses', en: 'Weights' })}>
        <ul className={styles.rows} role="list">
          {weights.map(({ weight, role }) => (
            <li key={weight} className={styles.row}>
              <p className={styles.rowLabel}>
                <span className={styles.role}>{say(role)}</span>
                <Token name={`weight-${weight}`} />
                <span className={styles.value}>{values.get(`weight-${weight}`)}</span>
              </p>
              <p style={{ fontSize: 'var(--text-xl)', fontWeight: `var(--weight-${weight})`, lineHeight: 1.3 }}>
                {say({ fr: 'Il1 O0 — « Où est l’œuvre ? »', en: 'Il1 O0 — “Where is the oeuvre?”' })}
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say({ fr: 'Interlignes', en: 'Leading' })}>
        <ul className={styles.swatches} role="list">
          {leadings.map(({ leading, role }) => (
            <li key={leading} className={styles.box}>
              <p className={styles.rowLabel}>
                <span className={styles.role}>{say(role)}</span>
                <Token name={`leading-${leading}`} />
                <span className={styles.value}>{values.get(`leading-${leading}`)}</span>
              </p>
              <p style={{ lineHeight: `var(--leading-${leading})` }}>{say(paragraph)}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title={say({ fr: 'Mesure', en: 'Measure' })}
        text={say({
          fr: 'Une ligne de lecture ne dépasse pas la mesure, soit 65 à 75 signes : l’œil retrouve sans peine la ligne suivante.',
          en: 'A line of reading never goes past the measure, 65 to 75 characters: the eye finds the next line without effort.',
        })}
      >
        <div className={styles.measure}>
          <p className={styles.rowLabel}>
            <Token name="measure" />
            <span className={styles.value}>{pixels.get('measure')} px</span>
          </p>
          <p>
            {say(paragraph)} <a href="#measure">{say({ fr: 'Un lien se voit sans la couleur', en: 'A link is seen without its colour' })}</a>.
          </p>
        </div>
      </Part>
    </FoundationPage>
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Type say={sayIn(globals)} />,
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {}
