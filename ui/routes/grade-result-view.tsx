import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ExamSimulation, everythingMissing, type ShownNeed, type ShownStep } from '../../application/web/simulate-exam.ts'
import { Accordion } from '../components/accordion.tsx'
import { CalculationTable } from '../components/calculation-table.tsx'
import { FactList } from '../components/fact-list.tsx'
import { MarkGroup } from '../components/grade-columns.tsx'
import { GradeMean, type GradeMeanProps } from '../components/grade-mean.tsx'
import { MarkInput } from '../components/mark-input.tsx'
import { Notice } from '../components/notice.tsx'
import { SelectField } from '../components/select-field.tsx'
import { componentName, mentionWords, partName, sourceName, stepTitles, targetWords, unverifiedWords } from '../words/exam-words.ts'
import { useFigures } from '../words/use-figures.ts'

type Parts = { simulation: ExamSimulation; errorOf: (field: string) => string | undefined }

/** What a result says of the exam: obtained or not, with its mention. */
const useOutcome = () => {
  const { t, i18n } = useLingui()
  return ({ outcome, exam }: Pick<ExamSimulation, 'outcome' | 'exam'>): string => {
    const diploma = exam === 'brevet' ? t`Brevet obtenu` : t`Bac obtenu`
    switch (outcome.kind) {
      case 'no-mark-yet':
        return t`Tapez vos premières notes : le résultat s’affiche ici.`
      case 'admitted':
        return outcome.mention === null ? diploma : `${diploma}, ${i18n._(mentionWords[outcome.mention])}`
      case 'second-group':
        return t`Rattrapage : deux oraux peuvent encore donner le bac`
      case 'control-oral':
        return outcome.practice === 'reached'
          ? t`Oral de contrôle : il peut encore donner le bac`
          : t`Oral de contrôle, si la pratique professionnelle atteint 10`
      case 'failed':
        return exam === 'brevet' ? t`Brevet non obtenu` : t`Bac non obtenu`
    }
  }
}

/** The result in one sentence, for those who hear it. */
export const useOutcomeWords = () => {
  const { t } = useLingui()
  const { mean } = useFigures()
  const outcomeOf = useOutcome()
  return (simulation: ExamSimulation): string => {
    if (simulation.mean === null) return outcomeOf(simulation)
    const figure = mean(simulation.mean)
    const outcome = outcomeOf(simulation)
    return simulation.isProvisional ? t`Moyenne provisoire : ${figure} sur 20. ${outcome}.` : t`Moyenne : ${figure} sur 20. ${outcome}.`
  }
}

/** What a component is called, by its id; a part of the exam where it is no component. */
const useNames = ({ components, exam, values }: ExamSimulation) => {
  const { i18n } = useLingui()
  return (id: string): string => {
    const component = components.find((one) => one.id === id)
    return component ? componentName(i18n, exam, component, values) : partName(i18n, id)
  }
}

const useNeedWords = () => {
  const { t } = useLingui()
  const { mean } = useFigures()
  return (need: ShownNeed): string => {
    if (need.kind === 'already-reached') return t`C’est déjà acquis, même avec un 0.`
    if (need.kind === 'out-of-reach') return t`Même un 20 n’y suffirait pas.`
    const mark = mean(need.mark)
    return t`Il faut au moins ${mark}.`
  }
}

const tones: Record<ExamSimulation['outcome']['kind'], GradeMeanProps['tone']> = {
  'no-mark-yet': 'none',
  admitted: 'passed',
  'second-group': 'between',
  'control-oral': 'between',
  failed: 'failed',
}

const Mean = ({ simulation }: Pick<Parts, 'simulation'>) => {
  const { t } = useLingui()
  const { mean, figure, number } = useFigures()
  const outcomeOf = useOutcome()
  const { outcome, steps, isProvisional } = simulation
  const only = steps.length === 1 ? steps[0] : undefined
  return (
    <GradeMean
      mean={simulation.mean && mean(simulation.mean)}
      label={isProvisional ? t`Moyenne provisoire` : t`Moyenne`}
      outcome={outcomeOf(simulation)}
      tone={tones[outcome.kind]}
    >
      {outcome.kind === 'admitted' && outcome.congratulations !== 'none' && (
        <p>{outcome.congratulations === 'awarded' ? t`Avec les félicitations du jury` : t`Félicitations du jury possibles : c’est lui qui en décide.`}</p>
      )}
      {only && only.outOf > 0 && (
        <p>
          <Trans>
            {figure(only.points)} points sur {number(only.outOf)}
          </Trans>
        </p>
      )}
    </GradeMean>
  )
}

const Missing = ({ simulation }: Pick<Parts, 'simulation'>) => {
  const { t } = useLingui()
  const nameOf = useNames(simulation)
  const { missing, mean } = simulation
  if (missing.length === 0 || mean === null) return null
  const { length } = missing
  return (
    <Accordion
      headingLevel={3}
      items={[
        {
          id: 'ce-qui-manque',
          title: t`Il manque ${plural(length, { one: '# note', other: '# notes' })}`,
          content: (
            <>
              <p>
                <Trans>La moyenne ne compte que ce que vous avez indiqué. Il reste :</Trans>
              </p>
              <ul>
                {missing.map((id) => (
                  <li key={id}>{nameOf(id)}</li>
                ))}
              </ul>
            </>
          ),
        },
      ]}
    />
  )
}

const Goal = ({ simulation }: Pick<Parts, 'simulation'>) => {
  const { t, i18n } = useLingui()
  const nameOf = useNames(simulation)
  const wordsOfNeed = useNeedWords()
  const { goal } = simulation
  if (goal === null) return null
  return (
    <MarkGroup title={t`Quelle note me faut-il ?`} columns={1}>
      <SelectField
        key={`in-${goal.component}`}
        label={t`Dans`}
        name="goal-in"
        defaultValue={goal.component}
        options={goal.components.map((value) => ({ value, label: value === everythingMissing ? t`Tout ce qui manque` : nameOf(value) }))}
      />
      <SelectField
        label={t`Pour`}
        name="goal"
        defaultValue={goal.target}
        options={Object.entries(targetWords).map(([value, words]) => ({ value, label: i18n._(words) }))}
      />
      <p>
        <strong>{wordsOfNeed(goal.need)}</strong>
      </p>
    </MarkGroup>
  )
}

const SecondGroup = ({ simulation, errorOf }: Parts) => {
  const { t } = useLingui()
  const nameOf = useNames(simulation)
  const wordsOfNeed = useNeedWords()
  const { mean, figure } = useFigures()
  const { secondGroup, values } = simulation
  if (secondGroup === null) return null
  const subjects = [...new Set(secondGroup.pairs.flatMap((pair) => pair.subjects))]
  return (
    <MarkGroup
      title={t`Rattrapage : quels oraux choisir ?`}
      hint={t`Deux oraux, dans deux matières passées à l’écrit. La meilleure des deux notes compte, avec le même coefficient. Il n’y a pas de mention.`}
      columns={1}
    >
      <ol role="list" className="stack">
        {secondGroup.pairs.map(({ subjects: pair, need, mostPoints }) => {
          const points = figure(mostPoints)
          return (
            <li key={pair.join(' ')}>
              <strong>{pair.map(nameOf).join(' + ')}</strong>
              <br />
              {need.kind === 'needed' ? t`Il faut au moins ${mean(need.mark)} aux deux oraux.` : wordsOfNeed(need)}{' '}
              <Trans>Jusqu’à {points} points de plus.</Trans>
            </li>
          )
        })}
      </ol>
      {([1, 2] as const).map((place) => (
        <div key={place} className="stack">
          <SelectField
            label={place === 1 ? t`Premier oral` : t`Second oral`}
            name={`oral-${place}`}
            defaultValue={values[`oral-${place}`] ?? ''}
            options={[{ value: '', label: t`Matière à choisir` }, ...subjects.map((value) => ({ value, label: nameOf(value) }))]}
            error={errorOf(`oral-${place}`)}
          />
          <MarkInput
            label={place === 1 ? t`Note du premier oral` : t`Note du second oral`}
            name={`oral-${place}-mark`}
            defaultValue={values[`oral-${place}-mark`]}
            error={errorOf(`oral-${place}-mark`)}
          />
        </div>
      ))}
      {secondGroup.oralsTaken > 0 && secondGroup.mean !== null && (
        <Notice tone={secondGroup.isAdmitted ? 'success' : 'warning'} title={secondGroup.isAdmitted ? t`Bac obtenu après le rattrapage` : t`Pas encore 10`}>
          <Trans>Nouvelle moyenne : {mean(secondGroup.mean)} sur 20.</Trans>
        </Notice>
      )}
    </MarkGroup>
  )
}

const ControlOral = ({ simulation, errorOf }: Parts) => {
  const { t } = useLingui()
  const wordsOfNeed = useNeedWords()
  const { mean } = useFigures()
  const { controlOral, values } = simulation
  if (controlOral === null) return null
  const { result } = controlOral
  return (
    <MarkGroup title={t`Oral de contrôle`} hint={t`La note finale est la moyenne du premier résultat et de l’oral.`} columns={1}>
      <p>
        <strong>{wordsOfNeed(controlOral.need)}</strong>
      </p>
      <MarkInput label={t`Note de l’oral de contrôle`} name="control-oral" defaultValue={values['control-oral']} error={errorOf('control-oral')} />
      {result && (
        <Notice tone={result.isAdmitted ? 'success' : 'warning'} title={result.isAdmitted ? t`Bac obtenu après l’oral de contrôle` : t`Pas encore 10`}>
          <Trans>Note finale : {mean(result.mean)} sur 20.</Trans>
        </Notice>
      )}
    </MarkGroup>
  )
}

const Step = ({ step, simulation }: { step: ShownStep; simulation: ExamSimulation }) => {
  const { t, i18n } = useLingui()
  const nameOf = useNames(simulation)
  const { mean, figure, number } = useFigures()
  const points = figure(step.points)
  const weight = number(step.weight)
  return (
    <CalculationTable
      title={i18n._(stepTitles[step.id])}
      lines={step.lines.map(({ id, weight: own, value, product }) => ({
        id,
        label: nameOf(id),
        mark: figure(value),
        weight: number(own),
        product: figure(product),
      }))}
      bonus={
        step.bonus
          ? {
              label: simulation.exam === 'professionnel' ? t`Chef-d’œuvre` : t`Enseignement facultatif`,
              points: `${step.bonus.isTaken ? '−' : '+'} ${figure(step.bonus.points)}`,
            }
          : undefined
      }
      totalWeight={weight}
      totalPoints={points}
      conclusion={step.mean ? `${points} ÷ ${weight} = ${mean(step.mean)}` : undefined}
    />
  )
}

const Calculation = ({ simulation }: Pick<Parts, 'simulation'>) => {
  const { t } = useLingui()
  const steps = simulation.steps.filter(({ lines }) => lines.length > 0)
  if (steps.length === 0) return null
  return (
    <Accordion
      headingLevel={3}
      items={[
        {
          id: 'calcul',
          title: t`Comment c’est calculé`,
          content: (
            <div className="stack">
              {steps.map((step) => (
                <Step key={step.id} step={step} simulation={simulation} />
              ))}
              <p>
                <Trans>Les moyennes sont exactes et affichées sans être arrondies : 9,999 s’affiche 9,99, car il faut 10 pour être reçu.</Trans>
              </p>
            </div>
          ),
        },
      ]}
    />
  )
}

const Facts = ({ simulation: { facts } }: Pick<Parts, 'simulation'>) => {
  const { t, i18n } = useLingui()
  return (
    <div className="stack">
      {facts.unverified.length > 0 && (
        <Notice tone="info" title={t`À savoir`}>
          {facts.unverified.map((fact) => (
            <p key={fact}>{i18n._(unverifiedWords[fact])}</p>
          ))}
        </Notice>
      )}
      <FactList facts={[{ label: t`Sources`, value: facts.sources.map((source) => sourceName(i18n, source)).join(' ; ') }]} />
    </div>
  )
}

/** What comes out of the marks: the mean, what is missing, what is needed, what orals can bring, and how it was computed. */
export const GradeResultView = (parts: Parts) => (
  <>
    <Mean {...parts} />
    <SecondGroup {...parts} />
    <ControlOral {...parts} />
    <Missing {...parts} />
    <Goal {...parts} />
    <Calculation {...parts} />
    <Facts {...parts} />
  </>
)
