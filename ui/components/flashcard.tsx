import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import type { ReviewRating } from '../../domain/flashcards/review.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './flashcard.module.css'

export interface FlashcardProps {
  front: ReactNode
  back: ReactNode
  /** What the card belongs to, or where it stands in the session: 'Carte 3 sur 20'. */
  label: string
  /** When the card comes back after each rating: '10 minutes', '4 jours'. */
  intervals: Readonly<Record<ReviewRating, string>>
  /** Without it the ratings are the submit buttons of the form around the card, field `rating`. */
  onRate?: ((rating: ReviewRating) => void) | undefined
  /** Once rated, a card only says what was chosen. */
  rated?: ReviewRating | undefined
  startsTurned?: boolean | undefined
  onTurn?: ((isTurned: boolean) => void) | undefined
  /** Lets a finger slide the turned card: to the left to see it again, to the right when it is known. */
  swipes?: boolean | undefined
}

const ratings = ['again', 'hard', 'good', 'easy'] as const satisfies readonly ReviewRating[]

/** Where the digits are on the keyboard, so that a French one needs no capitals. */
const keys: Readonly<Record<string, ReviewRating>> = {
  Digit1: 'again',
  Numpad1: 'again',
  Digit2: 'hard',
  Numpad2: 'hard',
  Digit3: 'good',
  Numpad3: 'good',
  Digit4: 'easy',
  Numpad4: 'easy',
}

/** How far a finger slides for it to count, in CSS pixels. */
const swipeDistance = 96

function RatingName({ rating }: { rating: ReviewRating }) {
  switch (rating) {
    case 'again':
      return <Trans>À revoir</Trans>
    case 'hard':
      return <Trans>Difficile</Trans>
    case 'good':
      return <Trans>Bien</Trans>
    case 'easy':
      return <Trans>Facile</Trans>
  }
}

function useSwipe(isOn: boolean, rate: (rating: ReviewRating) => void) {
  const start = useRef<number | null>(null)
  if (!isOn) return {}
  const slide = (event: PointerEvent<HTMLElement>, by: number) => {
    event.currentTarget.style.setProperty('--slide', `${by}px`)
  }
  const stop = (event: PointerEvent<HTMLElement>) => {
    start.current = null
    slide(event, 0)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') start.current = event.clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) slide(event, event.clientX - start.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const by = start.current === null ? 0 : event.clientX - start.current
      stop(event)
      if (Math.abs(by) >= swipeDistance) rate(by > 0 ? 'good' : 'again')
    },
    onPointerCancel: stop,
  }
}

/**
 * A question that turns over to its answer. The digits 1 to 4 rate it while the focus is in the card, and nowhere else.
 * It turns without scripts too, and rates as a form.
 */
export function Flashcard({
  front,
  back,
  label,
  intervals,
  onRate,
  rated,
  startsTurned = false,
  onTurn,
  swipes = false,
}: FlashcardProps) {
  const { t } = useLingui()
  const card = useRef<HTMLElement>(null)
  const [isTurned, setIsTurned] = useState(startsTurned)
  const mayRate = isTurned && rated === undefined
  const interval = rated === undefined ? '' : intervals[rated]

  const press = (rating: ReviewRating) => card.current?.querySelector<HTMLButtonElement>(`button[value="${rating}"]`)?.click()
  const handleKeyDown = (event: KeyboardEvent) => {
    const rating = keys[event.code]
    if (!mayRate || rating === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    press(rating)
  }
  const handleRate = (event: MouseEvent, rating: ReviewRating) => {
    if (!onRate) return
    event.preventDefault()
    onRate(rating)
  }
  const swipe = useSwipe(swipes && mayRate, press)

  return (
    <section
      {...swipe}
      ref={card}
      className={classNames('comb', styles.card, swipes && styles.swipes)}
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <div className={styles.front}>{front}</div>
      <details
        className={styles.turn}
        open={startsTurned}
        onToggle={({ currentTarget: { open } }) => {
          if (open === isTurned) return
          setIsTurned(open)
          onTurn?.(open)
        }}
      >
        <summary className={styles.summary}>
          <Icon name="turn" className={styles.icon} />
          <span className={styles.show}>
            <Trans>Voir la réponse</Trans>
          </span>
          <span className={styles.hide}>
            <Trans>Cacher la réponse</Trans>
          </span>
        </summary>
        <div className={styles.back}>{back}</div>
        {rated === undefined ? (
          <>
            <div className={styles.ratings} role="group" aria-label={t`Vous en souveniez-vous ?`}>
              {ratings.map((rating, index) => (
                <button
                  key={rating}
                  className={classNames(styles.rating, styles[rating])}
                  type="submit"
                  name="rating"
                  value={rating}
                  aria-keyshortcuts={String(index + 1)}
                  onClick={(event) => handleRate(event, rating)}
                >
                  <span className={styles.name}>
                    <RatingName rating={rating} />
                  </span>{' '}
                  <span className={styles.interval}>{intervals[rating]}</span>
                </button>
              ))}
            </div>
            <p className={classNames(styles.help, styles.forKeyboards)}>
              <Trans>Au clavier : les touches 1 à 4.</Trans>
            </p>
            {swipes ? (
              <p className={classNames(styles.help, styles.forFingers)}>
                <Trans>Glissez la carte à gauche pour « À revoir », à droite pour « Bien ».</Trans>
              </p>
            ) : null}
          </>
        ) : null}
      </details>
      <div role="status">
        {rated === undefined ? null : (
          <p className={classNames(styles.rated, styles[rated])}>
            <span className={styles.name}>
              <RatingName rating={rated} />
            </span>
            <span>
              <Trans>Prochaine révision dans {interval}</Trans>
            </span>
          </p>
        )}
      </div>
    </section>
  )
}
