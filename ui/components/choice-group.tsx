import type { ReactNode } from 'react'
import { describedBy, FieldError } from './field-message.tsx'
import { classNames } from './class-names.ts'
import field from './field.module.css'
import styles from './choice-group.module.css'

export interface Choice {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

export interface ChoiceGroupProps {
  legend: ReactNode
  name: string
  type: 'radio' | 'checkbox'
  choices: readonly Choice[]
  /** Id of the first control, the one an error summary points to. Defaults to the name. */
  id?: string | undefined
  defaultValue?: string | readonly string[] | undefined
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  hidesLegend?: boolean | undefined
}

export function ChoiceGroup({
  legend,
  name,
  type,
  choices,
  id = name,
  defaultValue,
  hint,
  error,
  required = false,
  hidesLegend = false,
}: ChoiceGroupProps) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const chosen = typeof defaultValue === 'string' ? [defaultValue] : (defaultValue ?? [])
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy(Boolean(hint) && hintId, Boolean(error) && errorId)}
    >
      <legend className={hidesLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
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
      <div className={styles.rows}>
        {choices.map((choice, index) => {
          const choiceId = index === 0 ? id : `${id}-${index + 1}`
          return (
            <label key={choice.value} className={styles.row} htmlFor={choiceId}>
              <input
                className={styles.input}
                id={choiceId}
                type={type}
                name={name}
                value={choice.value}
                defaultChecked={chosen.includes(choice.value)}
                disabled={choice.disabled ?? false}
                required={required && type === 'radio'}
                aria-describedby={choice.hint ? `${choiceId}-hint` : undefined}
                aria-invalid={error ? true : undefined}
              />
              <span className={styles.text}>
                {choice.label}
                {choice.hint ? (
                  <span className={styles.hint} id={`${choiceId}-hint`}>
                    {choice.hint}
                  </span>
                ) : null}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
