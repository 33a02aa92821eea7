import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { FoundationPage, Part, RuleTable } from './foundation-page.tsx'
import styles from './foundations.module.css'
import { sayIn, type Say } from './in-both.ts'

function Accessibility({ say }: { say: Say }) {
  return (
    <FoundationPage
      title={say({ fr: 'Accessibilité', en: 'Accessibility' })}
      lead={say({
        fr: 'Un élève dyslexique, un parent qui écoute la page avec un lecteur d’écran, une main qui tremble, un vieux téléphone au soleil : le même site, entier.',
        en: 'A dyslexic pupil, a parent listening to the page with a screen reader, a hand that shakes, an old phone in the sun: the same site, all of it.',
      })}
    >
      <Part
        title={say({ fr: 'Cibles', en: 'Targets' })}
        text={say({
          fr: 'Tout ce qui se touche mesure au moins 44 px de côté. Un lien dans une phrase fait exception ; dans une liste de liens, non.',
          en: 'Whatever is touched is at least 44 px across. A link within a sentence is the exception; in a list of links, it is not.',
        })}
      >
        <div className={styles.targets}>
          <span className={styles.target} aria-hidden="true">
            44
          </span>
          <Button>{say({ fr: 'Valider', en: 'Check' })}</Button>
          <ButtonLink to="/revisions" variant="secondary">
            {say({ fr: 'Mes révisions', en: 'My revision' })}
          </ButtonLink>
        </div>
      </Part>
      <Part
        title={say({ fr: 'Clavier', en: 'Keyboard' })}
        text={say({
          fr: 'Tab avance dans l’ordre de lecture, Échap ferme, Entrée valide. Un anneau de 3 px, à 3 px du bord, montre où l’on est ; il ne disparaît jamais.',
          en: 'Tab moves in reading order, Escape closes, Enter confirms. A ring of 3 px, 3 px from the edge, shows where you are; it never goes away.',
        })}
      >
        <div>
          <Button>{say({ fr: 'Je porte l’anneau', en: 'I wear the ring' })}</Button>
        </div>
        <ul className={styles.list}>
          <li>{say({ fr: 'Une fenêtre prend le focus, le garde, et le rend au bouton qui l’a ouverte.', en: 'A dialog takes the focus, keeps it, and gives it back to the button that opened it.' })}</li>
          <li>{say({ fr: 'Après un envoi refusé, le focus va au résumé des erreurs, qui mène à chaque champ.', en: 'After a refused form, the focus goes to the summary of errors, which leads to each field.' })}</li>
          <li>{say({ fr: 'Un bouton occupé garde le focus : il ne se grise pas sous les doigts.', en: 'A busy button keeps the focus: it does not grey out under your fingers.' })}</li>
        </ul>
      </Part>
      <Part title={say({ fr: 'Textes de remplacement', en: 'Alternative texts' })}>
        <RuleTable
          caption={say({ fr: 'Quel texte de remplacement écrire', en: 'Which alternative text to write' })}
          head={[say({ fr: 'Image', en: 'Picture' }), say({ fr: 'Texte', en: 'Text' })]}
          rows={[
            [say({ fr: 'Elle décore', en: 'It decorates' }), say({ fr: 'Aucun : alt vide, ou aria-hidden.', en: 'None: empty alt, or aria-hidden.' })],
            [
              say({ fr: 'Elle informe', en: 'It informs' }),
              say({
                fr: 'Ce que l’on doit en retenir, sans « image de » : « Courbe du budget, en hausse depuis 2019 ».',
                en: 'What is to be learnt from it, without “picture of”: “Budget curve, rising since 2019”.',
              }),
            ],
            [say({ fr: 'Elle sert de lien', en: 'It is a link' }), say({ fr: 'Là où elle mène : « Accueil ».', en: 'Where it leads: “Home”.' })],
            [say({ fr: 'Formule', en: 'Formula' }), say({ fr: 'MathML, que les lecteurs d’écran savent dire.', en: 'MathML, which screen readers can speak.' })],
            [
              say({ fr: 'Code QR', en: 'QR code' }),
              say({ fr: 'À côté, toujours, un lien vers la même adresse.', en: 'Beside it, always, a link to the same address.' }),
            ],
          ]}
        />
      </Part>
      <Part title={say({ fr: 'Structure et sens', en: 'Structure and meaning' })}>
        <ul className={styles.list}>
          <li>{say({ fr: 'Un seul h1 par page, aucun niveau de titre sauté.', en: 'One h1 to a page, no heading level skipped.' })}</li>
          <li>{say({ fr: 'Une information n’est jamais portée par la couleur seule : un mot, une forme ou un signe la double.', en: 'Nothing is said by colour alone: a word, a shape or a sign says it too.' })}</li>
          <li>{say({ fr: 'Un champ a un libellé visible. Le texte grisé dans le champ n’en est pas un.', en: 'A field has a visible label. Grey text inside the field is not one.' })}</li>
          <li>{say({ fr: 'Un lien dit où il mène, même lu seul : jamais « cliquez ici ».', en: 'A link says where it leads, even read alone: never “click here”.' })}</li>
          <li>{say({ fr: 'Sans JavaScript, on lit les cours, on se connecte, on paie.', en: 'Without JavaScript, lessons are read, people log in and pay.' })}</li>
          <li>{say({ fr: 'Aucun délai ne coupe une saisie ; un compte à rebours peut toujours être ignoré.', en: 'No time limit interrupts what you type; a countdown can always be ignored.' })}</li>
        </ul>
      </Part>
    </FoundationPage>
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Accessibility say={sayIn(globals)} />,
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [check, ring] = canvas.getAllByRole('button')
    const revision = canvas.getByRole('link')
    for (const target of [check, revision, ring]) {
      await userEvent.tab()
      await expect(target).toHaveFocus()
      await expect(target?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}
