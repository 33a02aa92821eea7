import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldError } from './field-message.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import field from './field.module.css'
import styles from './select-field.module.css'

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'name' | 'className' | 'children'> & {
  label: ReactNode
  name: string
  options: readonly { value: string; label: string }[]
  hint?: ReactNode
  error?: string | undefined
}

export function SelectField({ label, name, id = name, options, hint, error, ...rest }: SelectFieldProps) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={field.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <div className={styles.box}>
        <select
          {...rest}
          className={classNames(field.control, styles.select)}
          id={id}
          name={name}
          aria-describedby={describedBy(Boolean(hint) && hintId, Boolean(error) && errorId)}
          aria-invalid={error ? true : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" className={styles.chevron} />
      </div>
    </div>
  )
}
