import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../ui/components/badge.tsx'
import { Button } from '../../ui/components/button.tsx'
import { HoneycombArt } from '../../ui/components/honeycomb-art.tsx'
import { Logo } from '../../ui/components/logo.tsx'
import { ResultRing } from '../../ui/components/result-ring.tsx'
import { SubjectIcon } from '../../ui/components/subject-icon.tsx'
import { subjects } from '../../ui/components/subject.ts'
import { FoundationPage, Part } from './foundation-page.tsx'
import styles from './foundations.module.css'
import { sayIn, type Say } from './in-both.ts'

function Honeycomb({ say }: { say: Say }) {
  return (
    <FoundationPage
      title={say({ fr: 'L’alvéole', en: 'The cell' })}
      lead={say({
        fr: 'Un hexagone posé à plat, aux angles doux. Il contient, il s’étire, il se remplit, il se répète.',
        en: 'A hexagon lying flat, with soft corners. It holds, it stretches, it fills, it repeats.',
      })}
    >
      <Part
        title={say({ fr: 'Il contient', en: 'It holds' })}
        text={say({
          fr: 'La marque, une matière, une icône : une alvéole entière porte une seule chose.',
          en: 'The mark, a subject, an icon: a whole cell carries a single thing.',
        })}
      >
        <div className={styles.cells}>
          <Logo label="Alvéole" />
          <div className={styles.cell} />
          {subjects.map((subject) => (
            <SubjectIcon key={subject} subject={subject} size="large" />
          ))}
        </div>
      </Part>
      <Part
        title={say({ fr: 'Il s’étire', en: 'It stretches' })}
        text={say({
          fr: 'Deux pointes et un milieu aussi long qu’il faut : boutons et étiquettes.',
          en: 'Two points and a middle as long as it takes: buttons and badges.',
        })}
      >
        <div className={styles.cells}>
          <Button>{say({ fr: 'Valider', en: 'Check' })}</Button>
          <Button variant="secondary">{say({ fr: 'Revoir le cours', en: 'Review the lesson' })}</Button>
          <Badge tone="honey">{say({ fr: 'Le plus choisi', en: 'Most popular' })}</Badge>
          <Badge tone="success">{say({ fr: 'Gratuit', en: 'Free' })}</Badge>
        </div>
      </Part>
      <Part
        title={say({ fr: 'Il se remplit', en: 'It fills' })}
        text={say({
          fr: 'Le miel monte avec ce que l’on sait. Une alvéole vide n’est pas un échec : c’est une place.',
          en: 'Honey rises with what is known. An empty cell is not a failure: it is a place.',
        })}
      >
        <div className={styles.cells}>
          <ResultRing score={3} total={5} label={say({ fr: '3 sur 5', en: '3 out of 5' })} />
          <div className={styles.art}>
            <HoneycombArt />
          </div>
        </div>
      </Part>
      <Part
        title={say({ fr: 'Il se répète', en: 'It repeats' })}
        text={say({
          fr: 'En fond, au trait, une bande par page au plus. Il s’efface quand on demande plus de contraste.',
          en: 'As a ground, in outline, one band to a page at most. It withdraws when more contrast is asked for.',
        })}
      >
        <div className={`comb ${styles.field}`} />
        <div className={`comb ${styles.field} ${styles.honey}`} />
        <div className={`comb ${styles.field} ${styles.night}`} data-theme="dark" />
      </Part>
    </FoundationPage>
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Honeycomb say={sayIn(globals)} />,
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {}
