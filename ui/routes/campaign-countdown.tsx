import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { timeLeft } from '../../application/web/time-left.ts'
import { Countdown } from '../components/countdown.tsx'
import { useFormats } from '../words/use-formats.ts'

const second = 1000

/** The time until prices go up, from the moment at which the page was made: the clock of the person may be wrong. */
export const CampaignCountdown = ({ deadline, now }: { deadline: number; now: number }) => {
  const { t } = useLingui()
  const { date, timeOfDay } = useFormats()
  const [elapsed, setElapsed] = useState(0)
  const [paused, setPaused] = useState(false)
  const [arrivedAt, setArrivedAt] = useState<number | null>(null)
  const isOver = now + elapsed >= deadline

  useEffect(() => setArrivedAt(Date.now()), [])
  useEffect(() => {
    if (paused || isOver || arrivedAt === null) return
    const ticking = setInterval(() => setElapsed(Date.now() - arrivedAt), second)
    return () => clearInterval(ticking)
  }, [paused, isOver, arrivedAt])

  return (
    <Countdown
      label={isOver ? undefined : t`Ces prix sont valables encore`}
      remaining={timeLeft(deadline, now + elapsed)}
      deadline={{ dateTime: new Date(deadline).toISOString(), text: t`jusqu’au ${date(deadline)} à ${timeOfDay(deadline)}, heure de Paris` }}
      over={
        <Trans>
          Cette offre est terminée. <Link to="/premium">Voir les formules en vente aujourd’hui</Link>
        </Trans>
      }
      paused={paused}
      onPauseChange={setPaused}
    />
  )
}
