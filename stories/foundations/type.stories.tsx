import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'

const sizes = ['4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs']
const weights = ['text', 'medium', 'bold', 'heavy']

function Page() {
  return (
    <div className="stack">
      <h1>Écriture</h1>
      <p>
        Un seul caractère, Atkinson Hyperlegible Next, dessiné pour que I, l et 1, O et 0 ne se confondent jamais.
      </p>
      <h2>Échelle</h2>
      <div>
        {sizes.map((size) => (
          <div key={size} className={styles.sample}>
            <p className={styles.label}>--text-{size}</p>
            <p style={{ fontSize: `var(--text-${size})`, lineHeight: 1.25 }}>Chaque notion à sa place</p>
          </div>
        ))}
      </div>
      <h2>Graisses</h2>
      <div>
        {weights.map((weight) => (
          <div key={weight} className={styles.sample}>
            <p className={styles.label}>--weight-{weight}</p>
            <p style={{ fontSize: 'var(--text-xl)', fontWeight: `var(--weight-${weight})` }}>Il1 O0 — « Où est l’œuvre ? »</p>
          </div>
        ))}
      </div>
      <h2>Texte courant</h2>
      <p style={{ maxWidth: 'var(--measure)' }}>
        Dans un triangle rectangle, le carré de l’hypoténuse est égal à la somme des carrés des deux autres côtés. Cette
        phrase a deux mille cinq cents ans, et l’on s’en sert encore pour <a href="/cours">poser une étagère</a>, dessiner un
        terrain de sport ou <em>calculer une distance sur une carte</em>.
      </p>
    </div>
  )
}

const meta = { component: Page } satisfies Meta<typeof Page>

export default meta

export const Default: StoryObj<typeof meta> = {}
