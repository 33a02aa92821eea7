import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../ui/components/button.tsx'
import { FoundationPage, Part, Token } from './foundation-page.tsx'
import styles from './foundations.module.css'
import { sayIn, type InBoth, type Say } from './in-both.ts'
import { useTokens } from './use-tokens.ts'

const durations: readonly { token: string; role: InBoth }[] = [
  { token: 'duration-quick', role: { fr: 'Réponse au doigt : survol, appui', en: 'Answer to a touch: hover, press' } },
  { token: 'duration-calm', role: { fr: 'Arrivée : menu, fenêtre, jauge', en: 'Arrival: menu, dialog, gauge' } },
]

function Motion({ say }: { say: Say }) {
  const [moved, setMoved] = useState(false)
  const values = useTokens([...durations.map(({ token }) => token), 'ease'])
  return (
    <FoundationPage
      title={say({ fr: 'Mouvement', en: 'Motion' })}
      lead={say({
        fr: 'Un mouvement répond à un geste ou montre d’où vient une chose. Rien ne bouge pour décorer, rien ne clignote, rien ne presse.',
        en: 'Motion answers a gesture or shows where a thing comes from. Nothing moves for decoration, nothing flashes, nothing hurries you.',
      })}
    >
      <Part title={say({ fr: 'Durées', en: 'Durations' })}>
        <div>
          <Button aria-pressed={moved} onClick={() => setMoved(!moved)}>
            {say({ fr: 'Faire glisser les alvéoles', en: 'Slide the cells' })}
          </Button>
        </div>
        <ul className={styles.rows} role="list">
          {durations.map(({ token, role }) => (
            <li key={token} className={styles.row}>
              <p className={styles.rowLabel}>
                <span className={styles.role}>{say(role)}</span>
                <Token name={token} />
                <span className={styles.value}>{values.get(token)}</span>
              </p>
              <div className={styles.lane} data-moved={moved} data-testid="lane">
                <div className={styles.runner} style={{ transitionDuration: `var(--${token})` }} />
              </div>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title={say({ fr: 'Accélération', en: 'Easing' })}
        text={say({
          fr: 'Une seule courbe : elle part vite et se pose doucement, comme une main.',
          en: 'A single curve: it leaves fast and settles gently, as a hand does.',
        })}
      >
        <div className={styles.curveBox}>
          <svg className={styles.curve} viewBox="-4 -4 108 108" aria-hidden="true">
            <path className={styles.curveAxes} d="M0 0v100h100" />
            <path className={styles.curveLine} d="M0 100C20 30 20 0 100 0" />
          </svg>
          <p>
            <Token name="ease" /> <span className={styles.value}>{values.get('ease')}</span>
          </p>
        </div>
      </Part>
      <Part title={say({ fr: 'Quand on demande moins de mouvement', en: 'When less motion is asked for' })}>
        <ul className={styles.list}>
          <li>{say({ fr: 'Les deux durées valent zéro : ce qui glissait apparaît en place.', en: 'Both durations are zero: what used to slide appears in place.' })}</li>
          <li>{say({ fr: 'Une animation en boucle ne joue qu’une fois, sans se voir. Un mot dit que l’attente continue.', en: 'A looping animation plays once, unseen. A word says that the wait goes on.' })}</li>
          <li>{say({ fr: 'Une carte se retourne sans tourner : l’autre face est là.', en: 'A card turns over without turning: the other side is simply there.' })}</li>
          <li>{say({ fr: 'Le défilement va droit au but.', en: 'Scrolling goes straight to its place.' })}</li>
        </ul>
      </Part>
    </FoundationPage>
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Motion say={sayIn(globals)} />,
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {}
export const Moved: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    for (const lane of canvas.getAllByTestId('lane')) await expect(lane).toHaveAttribute('data-moved', 'true')
  },
}
