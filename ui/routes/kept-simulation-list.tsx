import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, use, useEffect, useState } from 'react'
import type { ExamValues } from '../../application/web/exam-form.ts'
import type { KeptSimulation, KeptSimulations } from '../../application/web/kept-simulations.ts'
import type { SimulatedExam } from '../../application/web/simulate-exam.ts'
import { BrowserContext } from '../browser.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { SessionList } from '../components/session-list.tsx'
import { TextField } from '../components/text-field.tsx'
import { simulatorNames } from '../words/exam-words.ts'
import { simulatorPath } from './simulator-path.ts'

/** The simulations kept on this device. Without scripts there is nowhere to keep them: the address of the page does. */
export const KeptSimulationList = ({ exam, values }: { exam: SimulatedExam; values: ExamValues }) => {
  const { t, i18n } = useLingui()
  const browser = use(BrowserContext)
  const [device, setDevice] = useState<KeptSimulations | null>(null)
  const [kept, setKept] = useState<readonly KeptSimulation[]>([])
  const [done, setDone] = useState('')
  const [isNameMissing, setIsNameMissing] = useState(false)

  useEffect(() => {
    let isGone = false
    const open = async () => {
      const opened = await browser?.keptSimulations()
      if (isGone || !opened) return
      setDevice(opened)
      setKept(opened.list())
    }
    // Whoever is not given the script may still compute: keeping is what is missing then.
    open().catch(() => {})
    return () => {
      isGone = true
    }
  }, [browser])

  if (!device) return null
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('simulation') ?? '').trim()
    setIsNameMissing(name === '')
    if (name === '') return
    setKept(device.keep(name, exam, values))
    setDone(t`« ${name} » est enregistrée sur cet appareil.`)
    event.currentTarget.reset()
  }
  const forget = (name: string) => {
    setKept(device.forget(name))
    setDone(t`« ${name} » est supprimée.`)
  }
  return (
    <section className="stack" aria-labelledby="mes-simulations">
      <h2 id="mes-simulations">
        <Trans>Mes simulations</Trans>
      </h2>
      <p>
        <Trans>Elles restent sur cet appareil : rien n’est envoyé.</Trans>
      </p>
      <form className="cluster" onSubmit={keep} noValidate>
        <TextField
          label={t`Nom de cette simulation`}
          name="simulation"
          maxLength={60}
          error={isNameMissing ? t`Donnez un nom à cette simulation, par exemple « Bac blanc ».` : undefined}
        />
        <Button type="submit" variant="secondary">
          <Trans>Enregistrer</Trans>
        </Button>
      </form>
      <p role="status">{done}</p>
      {kept.length > 0 && (
        <SessionList
          sessions={kept.map(({ name, exam: ofExam, query }) => ({
            id: name,
            title: name,
            detail: i18n._(simulatorNames[ofExam]),
            action: (
              <div className="cluster">
                <ButtonLink to={`${simulatorPath(ofExam)}${query}`} variant="secondary">
                  <Trans>
                    Ouvrir<span className="visually-hidden"> « {name} »</span>
                  </Trans>
                </ButtonLink>
                <Button variant="quiet" onClick={() => forget(name)}>
                  <Trans>
                    Supprimer<span className="visually-hidden"> « {name} »</span>
                  </Trans>
                </Button>
              </div>
            ),
          }))}
        />
      )}
    </section>
  )
}
