import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { describedBy, FieldError } from './field-message.tsx'
import { InlineProse } from './prose.tsx'
import { classNames } from './class-names.ts'
import choice from './choice-group.module.css'
import field from './field.module.css'
import styles from './quiz-question.module.css'

export type QuizInput =
  | { kind: 'single-choice' | 'multiple-choice'; choices: readonly { id: string; html: string }[] }
  | { kind: 'true-false' }
  | { kind: 'numeric'; unit?: string | undefined }
  | { kind: 'text' }

export interface QuizQuestionProps {
  number: number
  total: number
  promptHtml: string
  questionId: string
  input: QuizInput
  error?: string | undefined
  /** What was answered before: choice ids, 'true' or 'false', or the words typed. */
  typed?: readonly string[] | undefined
  /** The submit button. */
  children?: ReactNode
}

interface Row {
  value: string
  /** A letter to name the choice by, which also names a choice made of a formula alone. */
  letter?: string
  label: ReactNode
}

function rowsOf(input: QuizInput): readonly Row[] | null {
  switch (input.kind) {
    case 'single-choice':
    case 'multiple-choice':
      return input.choices.map(({ id, html }, index) => ({ value: id, letter: String.fromCharCode(65 + index), label: <InlineProse html={html} /> }))
    case 'true-false':
      return [
        { value: 'true', label: <Trans>Vrai</Trans> },
        { value: 'false', label: <Trans>Faux</Trans> },
      ]
    case 'numeric':
    case 'text':
      return null
  }
}

export function QuizQuestion({ number, total, promptHtml, questionId, input, error, typed = [], children }: QuizQuestionProps) {
  const numberId = `${questionId}-number`
  const promptId = `${questionId}-prompt`
  const hintId = `${questionId}-hint`
  const errorId = `${questionId}-error`
  const labelId = `${questionId}-label`
  const unitId = `${questionId}-unit`
  const rows = rowsOf(input)
  const isMultiple = input.kind === 'multiple-choice'
  const unit = input.kind === 'numeric' ? input.unit : undefined
  return (
    <div className={styles.question}>
      <fieldset
        aria-labelledby={`${numberId} ${promptId}`}
        aria-describedby={describedBy(isMultiple && hintId, Boolean(error) && errorId)}
      >
        <legend className={styles.number} id={numberId}>
          <Trans>
            Question {number} sur {total}
          </Trans>
        </legend>
        <InlineProse as="div" id={promptId} className={styles.prompt} html={promptHtml} />
        {isMultiple ? (
          <p className={classNames(field.hint, styles.before)} id={hintId}>
            <Trans>Plusieurs réponses sont possibles.</Trans>
          </p>
        ) : null}
        {error ? (
          <div className={styles.before}>
            <FieldError id={errorId}>{error}</FieldError>
          </div>
        ) : null}
        {rows ? (
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
