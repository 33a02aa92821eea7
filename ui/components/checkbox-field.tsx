import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldError } from './field-message.tsx'
import field from './field.module.css'
import choice from './choice-group.module.css'
import { classNames } from './class-names.ts'

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'className' | 'children'> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function CheckboxField({ name, id = name, label, hint, error, ...rest }: CheckboxFieldProps) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className={field.field}>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <label className={classNames(choice.row, choice.bare)} htmlFor={id}>
        <input
          {...rest}
          className={choice.input}
          id={id}
          name={name}
          type="checkbox"
          aria-describedby={describedBy(Boolean(hint) && hintId, Boolean(error) && errorId)}
          aria-invalid={error ? true : undefined}
        />
        <span className={choice.text}>
          {label}
          {hint ? (
            <span className={choice.hint} id={hintId}>
              {hint}
            </span>
          ) : null}
        </span>
      </label>
    </div>
  )
}
