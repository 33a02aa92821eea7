import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundationPage, Part, Token } from './foundation-page.tsx'
import styles from './foundations.module.css'
import { sayIn, type InBoth, type Say } from './in-both.ts'
import { usePixels } from './use-tokens.ts'

const breakpoints: readonly { width: number; change: InBoth }[] = [
  {
    width: 600,
    change: {
      fr: 'La tablette. Les cartes s’écartent, les boutons reprennent leur largeur propre.',
      en: 'The tablet. Cards move apart, buttons go back to their own width.',
    },
  },
  {
    width: 960,
    change: {
      fr: 'Deux colonnes : le sommaire passe à côté du cours. Les propositions de l’application mobile disparaissent.',
      en: 'Two columns: the table of contents moves beside the lesson. Invitations to the mobile app go away.',
    },
  },
  {
    width: 1264,
    change: { fr: 'L’en-tête prend 80 px de haut.', en: 'The header becomes 80 px high.' },
  },
  {
    width: 1350,
    change: {
      fr: 'Les menus se déplient dans l’en-tête. En dessous, un bouton ouvre le menu.',
      en: 'Menus unfold in the header. Below that, a button opens the menu.',
    },
  },
]

const widest = 1440

function Frame({ say }: { say: Say }) {
  const header = usePixels(['header-height']).get('header-height')
  return (
    <FoundationPage
      title={say({ fr: 'Largeurs d’écran', en: 'Screen widths' })}
      lead={say({
        fr: 'On dessine d’abord à 360 px, au pouce. La place qui vient ensuite sert à respirer, puis à mettre côte à côte.',
        en: 'Design at 360 px first, for a thumb. The room that comes next is for breathing, then for setting things side by side.',
      })}
    >
      <Part title={say({ fr: 'Quatre seuils', en: 'Four thresholds' })}>
        <ul className={styles.rows} role="list">
          {breakpoints.map(({ width, change }) => (
            <li key={width} className={styles.row}>
              <p className={styles.rowLabel}>
                <span className={styles.role}>{width} px</span>
              </p>
              <div className={styles.threshold}>
                <div className={styles.bar} style={{ inlineSize: `${(width / widest) * 100}%` }} />
                <p>{say(change)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title={say({ fr: 'Hauteur de l’en-tête', en: 'Height of the header' })}
        text={
          <>
            {say({
              fr: '68 px, puis 80 px à partir de 1 264 px. L’en-tête reste à l’écran : un titre atteint par un lien s’arrête dessous. À cette largeur-ci : ',
              en: '68 px, then 80 px from 1,264 px. The header stays on screen: a heading reached by a link stops below it. At this width: ',
            })}
            <strong>{header} px</strong>, <Token name="header-height" />.
          </>
        }
      >
        <div className={styles.headers}>
          <div className={styles.header} style={{ blockSize: 68 }}>
            68 px
          </div>
          <div className={styles.header} style={{ blockSize: 80 }}>
            80 px
          </div>
        </div>
      </Part>
      <Part title={say({ fr: 'Règles', en: 'Rules' })}>
        <ul className={styles.list}>
          <li>{say({ fr: 'À 360 px, rien n’est coupé et la page ne défile jamais de côté. Un tableau trop large défile dans sa boîte.', en: 'At 360 px, nothing is cut and the page never scrolls sideways. A table that is too wide scrolls in its own box.' })}</li>
          <li>{say({ fr: 'Un texte va à la ligne. On ne le tronque pas.', en: 'Text wraps. It is never cut short.' })}</li>
          <li>{say({ fr: 'À 400 % de zoom, la page se lit comme sur un téléphone.', en: 'At 400 % zoom, the page reads as it does on a phone.' })}</li>
        </ul>
      </Part>
    </FoundationPage>
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Frame say={sayIn(globals)} />,
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {}
