import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RemainingTime } from '../../domain/offers/countdown.ts'
import { Button } from './button.tsx'
import styles from './countdown.module.css'

export interface CountdownProps {
  /** What ends: “the price of 59.88 € ends in”. Left out where it is no longer so. */
  label?: string | undefined
  remaining: RemainingTime
  /** The same moment as a date: whoever does not look at figures that move reads it there. */
  deadline: { readonly dateTime: string; readonly text: string }
  /** What stands there once no time is left. */
  over: ReactNode
  paused?: boolean | undefined
  onPauseChange: (paused: boolean) => void
}

/**
 * The time that is left, in figures that can be stopped (WCAG 2.2.2). Screen readers get one sentence, to the minute, which
 * is not spoken again at every second.
 */
export function Countdown({ label, remaining, deadline, over, paused = false, onPauseChange }: CountdownProps) {
  const { days, hours, minutes, seconds } = remaining
  const isOver = days + hours + minutes + seconds <= 0
  return (
    <div className={styles.countdown}>
      {label === undefined ? null : <p className={styles.label}>{label}</p>}
      {isOver ? (
        <p className={styles.over}>{over}</p>
      ) : (
        <>
          <p className="visually-hidden">
            <Trans>
              Il reste <Plural value={days} one="# jour" other="# jours" />, <Plural value={hours} one="# heure" other="# heures" /> et{' '}
              <Plural value={minutes} one="# minute" other="# minutes" />.
            </Trans>
          </p>
          <div className={styles.figures} aria-hidden="true">
            <Figure value={days} unit={<Plural value={days} one="jour" other="jours" />} />
            <Figure value={hours} unit={<Plural value={hours} one="heure" other="heures" />} />
            <Figure value={minutes} unit={<Plural value={minutes} one="minute" other="minutes" />} />
            <Figure value={seconds} unit={<Plural value={seconds} one="seconde" other="secondes" />} />
          </div>
        </>
      )}
      <p className={styles.deadline}>
        <time dateTime={deadline.dateTime}>{deadline.text}</time>
      </p>
      {!isOver && (
        <div className={styles.pause}>
          <Button type="button" variant="quiet" icon={paused ? 'play' : 'pause'} onClick={() => onPauseChange(!paused)}>
            {paused ? <Trans>Reprendre le décompte</Trans> : <Trans>Arrêter le décompte</Trans>}
          </Button>
        </div>
      )}
    </div>
  )
}

function Figure({ value, unit }: { value: number; unit: ReactNode }) {
  return (
    <div className={styles.figure}>
      <span className={styles.value}>{value}</span>
      <span className={styles.unit}>{unit}</span>
    </div>
  )
}
