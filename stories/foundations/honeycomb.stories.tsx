import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../ui/components/badge.tsx'
import { Button } from '../../ui/components/button.tsx'
import { HoneycombArt } from '../../ui/components/honeycomb-art.tsx'
import { Logo } from '../../ui/components/logo.tsx'
import { ResultRing } from '../../ui/components/result-ring.tsx'
import { SubjectIcon } from '../../ui/components/subject-icon.tsx'
import { subjects } from '../../ui/components/subject.ts'
import styles from './foundations.module.css'

function Page() {
  return (
    <div className="stack">
      <h1>L’alvéole</h1>
      <p>Un hexagone posé à plat, aux angles doux. Il contient, il s’étire, il se remplit, il se répète.</p>
      <h2>Il contient</h2>
      <div className={styles.cells}>
        <Logo label="Alvéole" />
        <div className={styles.cell} />
        {subjects.map((subject) => (
          <SubjectIcon key={subject} subject={subject} size="large" />
        ))}
      </div>
      <h2>Il s’étire</h2>
      <div className={styles.cells}>
        <Button>Valider</Button>
        <Button variant="secondary">Revoir le cours</Button>
        <Badge tone="honey">Le plus choisi</Badge>
        <Badge tone="success">Gratuit</Badge>
      </div>
      <h2>Il se remplit</h2>
      <div className={styles.cells}>
        <ResultRing score={3} total={5} label="3 sur 5" />
        <div style={{ width: 320 }}>
          <HoneycombArt />
        </div>
      </div>
      <h2>Il se répète</h2>
      <div className={`comb ${styles.field}`} />
      <div className={`comb ${styles.field} ${styles.honey}`} />
      <div className={`comb ${styles.field} ${styles.night}`} data-theme="dark" />
    </div>
  )
}

const meta = { component: Page } satisfies Meta<typeof Page>

export default meta

export const Default: StoryObj<typeof meta> = {}
