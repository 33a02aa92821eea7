import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { optionalTeachings, optionPlaces, sessionsOfBac } from '../../application/web/bac-form.ts'
import { type UnitPlace, unitPlaces } from '../../application/web/bac-professionnel-form.ts'
import { usualSubjects } from '../../application/web/brevet-form.ts'
import type { ExamComponent, ExamPart } from '../../application/web/exam-form.ts'
import type { ExamSimulation } from '../../application/web/simulate-exam.ts'
import { CheckboxField } from '../components/checkbox-field.tsx'
import { MarkGroup, UnitRow } from '../components/grade-columns.tsx'
import { MarkInput } from '../components/mark-input.tsx'
import { SelectField } from '../components/select-field.tsx'
import { TextField } from '../components/text-field.tsx'
import {
  fieldName,
  optionWords,
  optionYearsWords,
  partName,
  partTitles,
  seriesWords,
  teachingWords,
  unitName,
} from '../words/exam-words.ts'

type Parts = { simulation: ExamSimulation; errorOf: (field: string) => string | undefined }

const useChoices = () => {
  const { i18n } = useLingui()
  return (words: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(words).map(([value, message]) => ({ value, label: i18n._(message) }))
}

const Mark = ({ component, simulation, errorOf }: Parts & { component: ExamComponent }) => {
  const { i18n } = useLingui()
  const { exam, values } = simulation
  return (
    <MarkInput
      label={fieldName(i18n, exam, component, values)}
      name={component.id}
      coefficient={component.part === 'average' ? undefined : (component.weight ?? undefined)}
      defaultValue={values[component.id]}
      error={errorOf(component.id)}
    />
  )
}

const MarksOf = ({ part, hint, ...parts }: Parts & { part: ExamPart; hint?: string }) => {
  const { i18n } = useLingui()
  const components = parts.simulation.components.filter((component) => component.part === part)
  if (components.length === 0) return null
  return (
    <MarkGroup title={i18n._(partTitles[part])} hint={hint}>
      {components.map((component) => (
        <Mark key={component.id} component={component} {...parts} />
      ))}
    </MarkGroup>
  )
}

const Options = ({ simulation: { values }, errorOf }: Parts) => {
  const { t, i18n } = useLingui()
  const choicesOf = useChoices()
  return (
    <MarkGroup title={t`Options`} hint={t`Chaque option compte 2 par année. Toute la note compte : une option peut aussi faire baisser la moyenne.`}>
      {optionPlaces(values).map((place) => (
        <div key={place} className="stack">
          <SelectField
            label={t`Option ${place}`}
            name={`option-${place}`}
            defaultValue={values[`option-${place}`] ?? ''}
            options={[
              { value: '', label: t`Pas d’option` },
              ...optionalTeachings.map((value) => ({ value, label: i18n._(optionWords[value]) })),
            ]}
            error={errorOf(`option-${place}`)}
          />
          {values[`option-${place}`] ? (
            <SelectField
              label={t`Années de l’option ${place}`}
              name={`option-${place}-years`}
              defaultValue={values[`option-${place}-years`] ?? 'terminale'}
              options={choicesOf(optionYearsWords)}
            />
          ) : null}
        </div>
      ))}
    </MarkGroup>
  )
}

const BacFields = (parts: Parts) => {
  const { t, i18n } = useLingui()
  const choicesOf = useChoices()
  const { exam, values } = parts.simulation
  const teaching = (name: string, label: string) => (
    <SelectField
      key={name}
      label={label}
      name={name}
      defaultValue={values[name] ?? ''}
      options={[{ value: '', label: t`Non précisée` }, ...choicesOf(teachingWords)]}
    />
  )
  return (
    <>
      <MarkGroup title={t`Votre bac`}>
        <SelectField
          label={t`Session`}
          name="session"
          defaultValue={values['session']}
          options={sessionsOfBac.map((year) => ({ value: String(year), label: t`Bac ${year}` }))}
        />
        {exam === 'technologique' ? (
          <SelectField
            label={t`Série`}
            name="series"
            defaultValue={values['series'] ?? ''}
            options={[
              { value: '', label: t`Non précisée` },
              ...Object.entries(seriesWords).map(([value, { name }]) => ({ value, label: i18n._(name) })),
            ]}
          />
        ) : (
          [
            teaching('teaching-1', t`Première spécialité`),
            teaching('teaching-2', t`Deuxième spécialité`),
            teaching('teaching-dropped', t`Spécialité abandonnée après la première`),
          ]
        )}
      </MarkGroup>
      <MarksOf part="terminal" {...parts} />
      <MarksOf part="continuous-premiere" hint={t`La moyenne de l’année dans chaque matière.`} {...parts} />
      <MarksOf part="continuous-terminale" hint={t`La moyenne de l’année dans chaque matière ; en EPS, celle des épreuves passées en cours d’année.`} {...parts} />
      <Options {...parts} />
      <MarksOf part="option" {...parts} />
    </>
  )
}

/** A unit with its coefficient, which the pupil may change. */
const Unit = ({ place: { id, isNamed }, simulation: { values }, errorOf }: Parts & { place: UnitPlace }) => {
  const { t, i18n } = useLingui()
  const name = values[`name-${id}`]?.trim() || unitName(i18n, id)
  return (
    <UnitRow
      name={isNamed && <TextField label={t`Nom de l’épreuve`} name={`name-${id}`} placeholder={unitName(i18n, id)} defaultValue={values[`name-${id}`]} maxLength={80} />}
      mark={<MarkInput label={name} name={`unit-${id}`} defaultValue={values[`unit-${id}`]} error={errorOf(`unit-${id}`)} />}
      weight={
        <TextField
          label={
            <Trans>
              Coefficient<span className="visually-hidden"> : {name}</span>
            </Trans>
          }
          name={`weight-${id}`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values[`weight-${id}`]}
          error={errorOf(`weight-${id}`)}
        />
      }
    />
  )
}

const Units = ({ part, kind, hint, ...parts }: Parts & { part: ExamPart; kind: UnitPlace['kind']; hint: string }) => {
  const { i18n } = useLingui()
  return (
    <MarkGroup title={i18n._(partTitles[part])} hint={hint} columns={1}>
      {unitPlaces(parts.simulation.values)
        .filter((place) => place.kind === kind)
        .map((place) => (
          <Unit key={place.id} place={place} {...parts} />
        ))}
    </MarkGroup>
  )
}

const BacProfessionnelFields = (parts: Parts) => {
  const { t } = useLingui()
  const { values } = parts.simulation
  return (
    <>
      <Units
        part="general-unit"
        kind="general"
        hint={t`Vérifiez les coefficients dans le règlement de votre spécialité. Videz celui d’une épreuve que vous n’avez pas.`}
        {...parts}
      />
      <Units
        part="practice-unit"
        kind="professional-practice"
        hint={t`Il faut y avoir au moins 10 pour pouvoir passer l’oral de contrôle. Une ligne s’ajoute quand la précédente est remplie.`}
        {...parts}
      />
      <Units part="professional-unit" kind="professional" hint={t`Ajoutez-les avec leur coefficient : elles changent d’une spécialité à l’autre.`} {...parts} />
      <MarkGroup title={t`Chef-d’œuvre`} hint={t`Ses points au-dessus de 10 comptent deux fois ; en dessous de 10, ils sont retirés.`}>
        <CheckboxField
          name="has-masterpiece"
          value="yes"
          label={t`Je présente un chef-d’œuvre`}
          defaultChecked={Boolean(values['has-masterpiece'])}
        />
        {parts.simulation.components
          .filter(({ part }) => part === 'masterpiece')
          .map((component) => (
            <Mark key={component.id} component={component} {...parts} />
          ))}
      </MarkGroup>
    </>
  )
}

const levelWords = {
  '10': msg`Maîtrise insuffisante (10 points)`,
  '25': msg`Maîtrise fragile (25 points)`,
  '40': msg`Maîtrise satisfaisante (40 points)`,
  '50': msg`Très bonne maîtrise (50 points)`,
}

const optionalPointsWords = {
  '0': msg`Aucun, ou objectifs non atteints`,
  '10': msg`Objectifs atteints (10 points)`,
  '20': msg`Objectifs dépassés (20 points)`,
}

const SocleFields = ({ simulation: { components, values, exam } }: Parts) => {
  const { t, i18n } = useLingui()
  const choicesOf = useChoices()
  return (
    <MarkGroup title={i18n._(partTitles.socle)} hint={t`Les huit composantes sont dans le bilan de fin de cycle.`}>
      {components
        .filter(({ part }) => part === 'socle')
        .map((component) => (
          <SelectField
            key={component.id}
            label={fieldName(i18n, exam, component, values)}
            name={component.id}
            defaultValue={values[component.id] ?? ''}
            options={[{ value: '', label: t`À choisir` }, ...choicesOf(levelWords)]}
          />
        ))}
      <SelectField
        label={t`Enseignement facultatif`}
        name="optional-teaching-points"
        defaultValue={values['optional-teaching-points']}
        options={choicesOf(optionalPointsWords)}
      />
    </MarkGroup>
  )
}

const SchoolFields = (parts: Parts) => {
  const { t, i18n } = useLingui()
  const { values } = parts.simulation
  return (
    <>
      <MarksOf part="average" hint={t`La moyenne de l’année dans chaque matière, toutes à égalité. Elles font 40 % de la note.`} {...parts} />
      <MarkGroup title={t`Mes matières`} hint={t`Cochez les matières que vous n’avez pas.`}>
        {usualSubjects.map((subject) => (
          <CheckboxField
            key={subject}
            name={`without-${subject}`}
            value="yes"
            label={partName(i18n, subject)}
            defaultChecked={Boolean(values[`without-${subject}`])}
          />
        ))}
      </MarkGroup>
      <MarkGroup title={i18n._(partTitles['optional-teaching'])} hint={t`Latin, grec, langue régionale… : seuls les points au-dessus de 10 s’ajoutent.`}>
        <CheckboxField
          name="has-optional-teaching"
          value="yes"
          label={t`J’ai un enseignement facultatif`}
          defaultChecked={Boolean(values['has-optional-teaching'])}
        />
        {parts.simulation.components
          .filter(({ part }) => part === 'optional-teaching')
          .map((component) => (
            <Mark key={component.id} component={component} {...parts} />
          ))}
      </MarkGroup>
    </>
  )
}

const BrevetFields = (parts: Parts) => {
  const { t } = useLingui()
  const { values } = parts.simulation
  const isOld = values['session'] === 'until-2025'
  const isSchool = !isOld && values['candidate'] === 'school'
  return (
    <>
      <MarkGroup title={t`Votre brevet`}>
        <SelectField
          label={t`Session`}
          name="session"
          defaultValue={values['session']}
          options={[
            { value: 'from-2026', label: t`2026 et suivantes` },
            { value: 'until-2025', label: t`2025 et avant` },
          ]}
        />
        {!isOld && (
          <SelectField
            label={t`Vous êtes`}
            name="candidate"
            defaultValue={values['candidate']}
            options={[
              { value: 'school', label: t`Élève d’un collège` },
              { value: 'individual', label: t`Candidat individuel` },
            ]}
          />
        )}
      </MarkGroup>
      {isOld && <SocleFields {...parts} />}
      <MarksOf part="exam" {...parts} />
      {isSchool && <SchoolFields {...parts} />}
    </>
  )
}

/** The fields of a simulator: those of its exam, with the choices made in them. */
export const GradeFields = (parts: Parts) => {
  if (parts.simulation.exam === 'brevet') return <BrevetFields {...parts} />
  return parts.simulation.exam === 'professionnel' ? <BacProfessionnelFields {...parts} /> : <BacFields {...parts} />
}
