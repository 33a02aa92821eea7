import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FieldError } from './field-message.tsx'
import field from './field.module.css'
import styles from './mark-input.module.css'

export type MarkInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'name' | 'className' | 'children' | 'max'> & {
  label: ReactNode
  name: string
  /** What the mark is out of. */
  maximum?: number | undefined
  coefficient?: number | undefined
  hint?: ReactNode
  error?: string | undefined
}

/** A text field and not a number field: a French mark is written with a comma, and a mistake must stay on the screen. */
export function MarkInput({ label, name, id = name, maximum = 20, coefficient, hint, error, ...rest }: MarkInputProps) {
  const { i18n } = useLingui()
  const labelId = `${id}-label`
  const unitId = `${id}-unit`
  const coefficientId = `${id}-coefficient`
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const outOf = i18n.number(maximum)
  const weight = coefficient === undefined ? null : i18n.number(coefficient)
  return (
    <div className={field.field}>
      <div className={styles.head}>
        <label className={field.label} id={labelId} htmlFor={id}>
          {label}
        </label>
        {weight === null ? null : (
          <span className={styles.coefficient} id={coefficientId}>
            <Trans>coefficient {weight}</Trans>
          </span>
        )}
      </div>
      {hint ? (
        <p className={field.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <div className={styles.line}>
        <input
          autoComplete="off"
          {...rest}
          className={classNames(field.control, styles.mark)}
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          spellCheck={false}
          aria-labelledby={`${labelId} ${unitId}`}
          aria-describedby={describedBy(
            rest['aria-describedby'],
            coefficient !== undefined && coefficientId,
            Boolean(hint) && hintId,
            Boolean(error) && errorId,
          )}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.unit} aria-hidden="true">
          / {outOf}
        </span>
        <span className="visually-hidden" id={unitId}>
          <Trans>note sur {outOf}</Trans>
        </span>
      </div>
    </div>
  )
}
