import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '../../ui/components/icon.tsx'
import { FoundationPage, Part } from './foundation-page.tsx'
import styles from './foundations.module.css'
import { sayIn, type Say } from './in-both.ts'

function Icons({ say }: { say: Say }) {
  return (
    <FoundationPage
      title={say({ fr: 'Icônes', en: 'Icons' })}
      lead={say({
        fr: 'Un trait de 2,4 sur une grille de 24, aux bouts ronds. Une icône accompagne un mot ; elle ne le remplace pas.',
        en: 'A stroke of 2.4 on a grid of 24, with round ends. An icon goes with a word; it does not replace it.',
      })}
    >
      <Part title={say({ fr: 'Toutes les icônes', en: 'Every icon' })}>
        <ul className={styles.icons} role="list">
          {iconNames.map((name) => (
            <li key={name} className={styles.iconBox}>
              <span className={styles.iconCell}>
                <Icon name={name} />
              </span>
              <code className={styles.token}>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say({ fr: 'Règles', en: 'Rules' })}>
        <ul className={styles.list}>
          <li>{say({ fr: 'Elle prend la couleur du texte voisin, et se tait pour les lecteurs d’écran.', en: 'It takes the colour of the text beside it, and stays silent for screen readers.' })}</li>
          <li>{say({ fr: 'Seule dans un bouton, elle reçoit un nom : « Fermer », « Ouvrir le menu ».', en: 'Alone in a button, it is given a name: “Close”, “Open the menu”.' })}</li>
          <li>{say({ fr: 'Un signe garde un seul sens dans tout le site : le cadenas dit « avec l’abonnement », jamais « interdit ».', en: 'A sign keeps one meaning on the whole site: the padlock says “with the subscription”, never “forbidden”.' })}</li>
        </ul>
      </Part>
    </FoundationPage>
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Icons say={sayIn(globals)} />,
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {}
