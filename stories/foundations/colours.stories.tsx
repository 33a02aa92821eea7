import type { Meta, StoryObj } from '@storybook/react-vite'
import { subjects } from '../../ui/components/subject.ts'
import styles from './foundations.module.css'

const surfaces = ['paper', 'surface', 'sunken', 'honey-soft', 'band', 'night', 'honey', 'honey-hover', 'cell', 'line', 'line-strong', 'honey-line']

const pairs = [
  ['ink', 'paper'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'surface'],
  ['honey-text', 'paper'],
  ['link', 'paper'],
  ['on-honey', 'honey'],
  ['ink', 'band'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
  ['on-danger-button', 'danger-button'],
] as const

function Page() {
  return (
    <div className="stack">
      <h1>Couleurs</h1>
      <p>Du miel et de l’encre sur un papier chaud. Tout texte de lecture dépasse un contraste de 7 pour 1.</p>
      <h2>Fonds et traits</h2>
      <ul className={styles.swatches}>
        {surfaces.map((name) => (
          <li key={name} className={styles.swatch}>
            <div className={styles.paint} style={{ background: `var(--color-${name})` }} />
            <p className={styles.name}>--color-{name}</p>
          </li>
        ))}
      </ul>
      <h2>Textes sur leurs fonds</h2>
      <ul className={styles.swatches}>
        {pairs.map(([text, ground]) => (
          <li key={`${text} ${ground}`} className={styles.swatch}>
            <div className={styles.pair} style={{ color: `var(--color-${text})`, background: `var(--color-${ground})` }}>
              Alvéole
            </div>
            <p className={styles.name}>
              --color-{text} sur --color-{ground}
            </p>
          </li>
        ))}
      </ul>
      <h2>Matières</h2>
      <ul className={styles.swatches}>
        {subjects.map((subject) => (
          <li key={subject} className={styles.swatch} data-subject={subject}>
            <div className={styles.pair} style={{ color: 'var(--subject)', background: 'var(--subject-soft)' }}>
              Alvéole
            </div>
            <p className={styles.name}>--subject-{subject}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const meta = { component: Page } satisfies Meta<typeof Page>

export default meta

export const Default: StoryObj<typeof meta> = {}
