import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { describedBy, FieldError } from './field-message.tsx'
import { InlineProse } from './prose.tsx'
import { classNames } from './class-names.ts'
import choice from './choice-group.module.css'
import field from './field.module.css'
import styles from './quiz-question.module.css'

export type QuizInput =
  | { kind: 'single-choice' | 'multiple-choice'; choices: readonly Named[] }
  | { kind: 'true-false' }
  | { kind: 'numeric'; unit?: string | undefined }
  | { kind: 'text' }
  | { kind: 'ordering'; items: readonly Named[] }
  | { kind: 'matching'; lefts: readonly Named[]; rights: readonly Named[] }

interface Named {
  id: string
  html: string
}

export interface QuizQuestionProps {
  number: number
  total: number
  promptHtml: string
  questionId: string
  input: QuizInput
  error?: string | undefined
  /** What was answered before: choice ids, 'true' or 'false', the words typed, the item of each place, or `left:right` pairs. */
  typed?: readonly string[] | undefined
  /** Once answered, the answer stays on show and cannot change. */
  answered?: boolean | undefined
  /** The submit button. */
  children?: ReactNode
}

interface Row {
  value: string
  /** A letter to name the choice by, which also names a choice made of a formula alone. */
  letter?: string
  label: ReactNode
}

const letterOf = (index: number) => String.fromCharCode(65 + index)

function rowsOf(input: QuizInput): readonly Row[] | null {
  switch (input.kind) {
    case 'single-choice':
    case 'multiple-choice':
      return input.choices.map(({ id, html }, index) => ({ value: id, letter: letterOf(index), label: <InlineProse html={html} /> }))
    case 'true-false':
      return [
        { value: 'true', label: <Trans>Vrai</Trans> },
        { value: 'false', label: <Trans>Faux</Trans> },
      ]
    case 'numeric':
    case 'text':
    case 'ordering':
    case 'matching':
      return null
  }
}

interface LetterSelect {
  label: ReactNode
  options: readonly { value: string; letter: string }[]
  chosen: string | undefined
}

interface LetteredLists {
  hint: ReactNode
  lettered: readonly Named[]
  selects: readonly LetterSelect[]
}

function listsOf(input: QuizInput, typed: readonly string[]): LetteredLists | null {
  switch (input.kind) {
    case 'ordering':
      return {
        hint: <Trans>Choisissez la lettre de chaque place, de la première à la dernière.</Trans>,
        lettered: input.items,
        selects: input.items.map((_, place) => {
          const number = place + 1
          return {
            label: <Trans>Place {number}</Trans>,
            options: input.items.map(({ id }, index) => ({ value: id, letter: letterOf(index) })),
            chosen: typed[place],
          }
        }),
      }
    case 'matching':
      return {
        hint: <Trans>Choisissez, pour chaque élément, la lettre qui lui correspond.</Trans>,
        lettered: input.rights,
        selects: input.lefts.map((left, index) => ({
          // A formula alone names nothing for some screen readers: its number does.
          label: (
            <span className={styles.left}>
              <span className={styles.letter}>{index + 1}</span> <InlineProse html={left.html} />
            </span>
          ),
          options: input.rights.map(({ id }, index) => ({ value: `${left.id}:${id}`, letter: letterOf(index) })),
          chosen: typed.find((pair) => pair.startsWith(`${left.id}:`)),
        })),
      }
    default:
      return null
  }
}

function LetterSelects({ lists, questionId, errorId }: { lists: LetteredLists; questionId: string; errorId: string | undefined }) {
  const { t } = useLingui()
  return (
    <>
      <ul className={styles.lettered} role="list">
        {lists.lettered.map(({ id, html }, index) => (
          <li key={id} className={styles.item}>
            <span className={styles.letter}>{letterOf(index)}</span>
            <InlineProse html={html} className={choice.text} />
          </li>
        ))}
      </ul>
      <div className={choice.rows}>
        {lists.selects.map(({ label, options, chosen }, index) => {
          const id = index === 0 ? questionId : `${questionId}-${index + 1}`
          return (
            <div key={id} className={styles.place}>
              <label className={classNames(field.label, choice.text)} htmlFor={id}>
                {label}
              </label>
              <select
                className={classNames(field.control, styles.select)}
                id={id}
                name="response"
                defaultValue={chosen ?? ''}
                aria-describedby={errorId}
                aria-invalid={errorId === undefined ? undefined : true}
              >
                <option value="">{t`Choisir`}</option>
                {options.map(({ value, letter }) => (
                  <option key={value} value={value}>
                    {letter}
                  </option>
                ))}
              </select>
            </div>
          )
        })}
      </div>
    </>
  )
}

export function QuizQuestion({
  number,
  total,
  promptHtml,
  questionId,
  input,
  error,
  typed = [],
  answered = false,
  children,
}: QuizQuestionProps) {
  const numberId = `${questionId}-number`
  const promptId = `${questionId}-prompt`
  const hintId = `${questionId}-hint`
  const errorId = `${questionId}-error`
  const labelId = `${questionId}-label`
  const unitId = `${questionId}-unit`
  const rows = rowsOf(input)
  const lists = listsOf(input, typed)
  const isMultiple = input.kind === 'multiple-choice'
  const hint = isMultiple ? <Trans>Plusieurs réponses sont possibles.</Trans> : lists?.hint
  const unit = input.kind === 'numeric' ? input.unit : undefined
  return (
    <div className={styles.question}>
      <fieldset
        disabled={answered}
        aria-labelledby={`${numberId} ${promptId}`}
        aria-describedby={describedBy(Boolean(hint) && hintId, Boolean(error) && errorId)}
      >
        <legend className={styles.number} id={numberId}>
          <Trans>
            Question {number} sur {total}
          </Trans>
        </legend>
        <InlineProse as="div" id={promptId} className={styles.prompt} html={promptHtml} />
        {hint ? (
          <p className={classNames(field.hint, styles.before)} id={hintId}>
            {hint}
          </p>
        ) : null}
        {error ? (
          <div className={styles.before}>
            <FieldError id={errorId}>{error}</FieldError>
          </div>
        ) : null}
        {lists ? (
          <LetterSelects lists={lists} questionId={questionId} errorId={error ? errorId : undefined} />
        ) : rows ? (
          <div className={classNames(choice.rows, input.kind === 'true-false' && styles.pair)}>
            {rows.map((row, index) => (
              <label key={row.value} className={choice.row}>
                <input
                  className={choice.input}
                  id={index === 0 ? questionId : undefined}
                  type={isMultiple ? 'checkbox' : 'radio'}
                  name="response"
                  value={row.value}
                  defaultChecked={typed.includes(row.value)}
                  aria-invalid={error ? true : undefined}
                />
                {row.letter === undefined ? null : <span className={styles.letter}>{row.letter}</span>}
                <span className={choice.text}>{row.label}</span>
              </label>
            ))}
          </div>
        ) : (
          <div className={styles.typed}>
            <label className={field.label} id={labelId} htmlFor={questionId}>
              <Trans>Réponse</Trans>
            </label>
            <div className={styles.line}>
              <input
                className={classNames(field.control, input.kind === 'numeric' && styles.numeric)}
                id={questionId}
                type="text"
                name="response"
                inputMode={input.kind === 'numeric' ? 'decimal' : 'text'}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={typed[0]}
                aria-labelledby={describedBy(labelId, unit !== undefined && unitId)}
                aria-describedby={describedBy(promptId, Boolean(error) && errorId)}
                aria-invalid={error ? true : undefined}
              />
              {unit === undefined ? null : (
                <span className={styles.unit} id={unitId}>
                  {unit}
                </span>
              )}
            </div>
          </div>
        )}
      </fieldset>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  )
}
