import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { ExamValues } from '../../application/web/exam-form.ts'
import { isBegun, queryOfForm, type SimulatedExam, simulateExam } from '../../application/web/simulate-exam.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { ErrorSummary } from '../components/error-summary.tsx'
import { GradeColumns } from '../components/grade-columns.tsx'
import { examFieldMessages } from '../words/exam-words.ts'
import { GradeFields } from './grade-fields.tsx'
import { GradeResultView, useOutcomeWords } from './grade-result-view.tsx'
import styles from './grade-simulator.module.css'
import { KeptSimulationList } from './kept-simulation-list.tsx'

/** What stands in a form now; a box that is not ticked is an empty field. */
const valuesOf = (form: HTMLFormElement): ExamValues =>
  Object.fromEntries(
    [...form.elements].flatMap((field) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.name === '') return []
      return [[field.name, field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked ? '' : field.value]]
    }),
  )

/** How long nobody types before the result is spoken and the address follows. */
const restMilliseconds = 700

const Simulator = ({ exam, given, path, children }: { exam: SimulatedExam; given: ExamValues; path: string; children: ReactNode }) => {
  const { t, i18n } = useLingui()
  const [values, setValues] = useState(given)
  const [typedInField, setTypedInField] = useState<string | null>(null)
  const [isLive, setIsLive] = useState(false)
  const [spoken, setSpoken] = useState('')
  const [submissions, setSubmissions] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const simulation = simulateExam(exam, values)
  const outcomeWords = useOutcomeWords()
  const sentence = outcomeWords(simulation)

  useEffect(() => {
    // Marks may have been typed before the scripts came.
    const typed = form.current && valuesOf(form.current)
    if (typed) setValues((before) => ({ ...before, ...typed }))
  }, [])

  const query = queryOfForm(values)
  useEffect(() => {
    if (!isLive) return undefined
    const timer = setTimeout(() => {
      setSpoken(sentence)
      // The router is not told: it would ask the server, and marks stay here.
      window.history.replaceState(window.history.state, '', `${path}${query}`)
    }, restMilliseconds)
    return () => clearTimeout(timer)
  }, [isLive, sentence, path, query])

  useEffect(() => {
    // The router knows nothing of what was typed, and writes the links to the other language without it.
    const carryMarks = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
      if (!link || link.pathname !== path) return
      const asked = new URLSearchParams(query)
      for (const [name, value] of new URLSearchParams(link.search)) asked.set(name, name === 'lang' ? value : (asked.get(name) ?? value))
      link.search = asked.toString()
    }
    document.addEventListener('click', carryMarks, true)
    return () => document.removeEventListener('click', carryMarks, true)
  }, [path, query])

  const read = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    setIsLive(true)
    setValues((before) => ({ ...before, ...valuesOf(form) }))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTypedInField(null)
    setSubmissions(submissions + 1)
    if (Object.keys(simulation.refusals).length === 0) {
      result.current?.focus({ preventScroll: true })
      result.current?.scrollIntoView({ block: 'start' })
    }
  }

  const errorOf = (field: string): string | undefined => {
    const refusal = field === typedInField ? undefined : simulation.refusals[field]
    return refusal && i18n._(examFieldMessages[refusal.type])
  }
  const errors = Object.keys(simulation.refusals).flatMap((fieldId) => {
    const message = errorOf(fieldId)
    return message === undefined ? [] : [{ fieldId, message }]
  })
  const isSummaryShown = errors.length > 0 && (submissions > 0 || !isLive)

  return (
    <div className={styles.page}>
      <form
        ref={form}
        method="get"
        action={`${path}#resultat`}
        onInput={read}
        onSubmit={submit}
        onFocus={({ target }) => setTypedInField(target instanceof HTMLInputElement ? target.name : null)}
        onBlur={() => setTypedInField(null)}
      >
        <GradeColumns
          marks={
            <>
              {isSummaryShown && <ErrorSummary key={submissions} title={t`Certains champs sont à corriger`} errors={errors} />}
              <GradeFields simulation={simulation} errorOf={errorOf} />
              <div className="cluster">
                <Button type="submit" size="large">
                  <Trans>Calculer</Trans>
                </Button>
                <ButtonLink to={path} variant="quiet">
                  <Trans>Tout effacer</Trans>
                </ButtonLink>
              </div>
            </>
          }
          result={
            <section className="stack" aria-labelledby="resultat">
              <h2 id="resultat" ref={result} tabIndex={-1}>
                <Trans>Votre résultat</Trans>
              </h2>
              <GradeResultView simulation={simulation} errorOf={errorOf} />
            </section>
          }
          brief={isLive && isBegun(simulation) ? sentence : undefined}
        />
      </form>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      <KeptSimulationList exam={exam} values={values} />
      {children}
    </div>
  )
}

/**
 * The form of a simulator with its result, computed on the server for who has no scripts and in the browser while somebody
 * types. Going to the page anew, with other marks or none, begins anew.
 */
export const GradeSimulator = (props: { exam: SimulatedExam; given: ExamValues; path: string; children: ReactNode }) => {
  const { key } = useLocation()
  return <Simulator key={key} {...props} />
}

/** The way from a simulator to what belongs to it. */
export const SimulatorLinks = ({ links }: { links: readonly { to: string; label: string }[] }) => (
  <ul>
    {links.map(({ to, label }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
  </ul>
)
