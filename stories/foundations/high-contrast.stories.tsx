import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../ui/components/badge.tsx'
import { Button } from '../../ui/components/button.tsx'
import { ChoiceGroup } from '../../ui/components/choice-group.tsx'
import { Notice } from '../../ui/components/notice.tsx'
import { TextField } from '../../ui/components/text-field.tsx'
import { FoundationPage, Part, RuleTable } from './foundation-page.tsx'
import styles from './foundations.module.css'
import { sayIn, type Say } from './in-both.ts'

function HighContrast({ say }: { say: Say }) {
  return (
    <FoundationPage
      title={say({ fr: 'Contraste renforcé', en: 'High contrast' })}
      lead={say({
        fr: 'Certaines personnes demandent à leur appareil plus de contraste, ou leurs propres couleurs. Le site les suit, sans réglage à chercher.',
        en: 'Some people ask their device for more contrast, or for their own colours. The site follows, with no setting to look for.',
      })}
    >
      <Part title={say({ fr: 'Ce qui change', en: 'What changes' })}>
        <RuleTable
          caption={say({ fr: 'Ce qui change selon le réglage de l’appareil', en: 'What changes with the setting of the device' })}
          head={[say({ fr: 'Réglage', en: 'Setting' }), say({ fr: 'Réponse', en: 'Answer' })]}
          rows={[
            [
              <code key="more" className={styles.token}>
                prefers-contrast: more
              </code>,
              say({
                fr: 'Les textes adoucis, les liens et les traits passent à l’encre pleine ; les bordures s’épaississent ; la texture d’alvéoles disparaît.',
                en: 'Softened text, links and lines turn to full ink; borders thicken; the comb texture goes away.',
              }),
            ],
            [
              <code key="forced" className={styles.token}>
                forced-colors: active
              </code>,
              say({
                fr: 'Les couleurs choisies par la personne remplacent les nôtres. Un bouton reprend un bord, une case redevient celle du système.',
                en: 'The colours that the person has chosen replace ours. A button takes an edge again, a box is the system’s own.',
              }),
            ],
            [
              <code key="dark" className={styles.token}>
                prefers-color-scheme: dark
              </code>,
              say({
                fr: 'Le papier devient nuit, avec les mêmes seuils de contraste.',
                en: 'Paper turns to night, with the same thresholds of contrast.',
              }),
            ],
          ]}
        />
      </Part>
      <Part
        title={say({ fr: 'À vérifier à l’œil', en: 'To be checked by eye' })}
        text={say({
          fr: 'Ces pièces doivent rester reconnaissables dans les trois réglages : on voit ce qui se touche, ce qui est choisi, ce qui est en erreur.',
          en: 'These parts must stay recognisable in all three settings: one sees what can be touched, what is chosen, what is wrong.',
        })}
      >
        <div className={styles.specimens}>
          <div className="cluster">
            <Button>{say({ fr: 'Valider ma réponse', en: 'Check my answer' })}</Button>
            <Button variant="secondary">{say({ fr: 'Revoir le cours', en: 'Review the lesson' })}</Button>
            <Button variant="quiet">{say({ fr: 'Passer', en: 'Skip' })}</Button>
            <Button disabled>{say({ fr: 'Déjà validé', en: 'Already checked' })}</Button>
            <Badge tone="success">{say({ fr: 'Gratuit', en: 'Free' })}</Badge>
          </div>
          <TextField
            label={say({ fr: 'Adresse e-mail', en: 'E-mail address' })}
            name="contrast-email"
            type="email"
            defaultValue="camille@"
            error={say({ fr: 'E-mail invalide.', en: 'Invalid e-mail address.' })}
          />
          <ChoiceGroup
            legend={say({ fr: 'Vous êtes', en: 'You are' })}
            name="contrast-profile"
            type="radio"
            defaultValue="parent"
            choices={[
              { value: 'pupil', label: say({ fr: 'Élève', en: 'A pupil' }) },
              { value: 'parent', label: say({ fr: 'Parent', en: 'A parent' }) },
            ]}
          />
          <Notice tone="success" title={say({ fr: 'Abonnement activé', en: 'Subscription active' })}>
            {say({ fr: 'Tous les cours sont ouverts. ', en: 'Every lesson is open. ' })}
            <a href="#contrast">{say({ fr: 'Choisir un cours', en: 'Choose a lesson' })}</a>
          </Notice>
        </div>
      </Part>
    </FoundationPage>
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <HighContrast say={sayIn(globals)} />,
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {}
