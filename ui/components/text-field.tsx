import { Trans } from '@lingui/react/macro'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { describedBy, FieldError } from './field-message.tsx'
import { useHydrated } from './use-hydrated.ts'
import { classNames } from './class-names.ts'
import field from './field.module.css'
import styles from './text-field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'className' | 'children'> & {
  label: ReactNode
  name: string
  type?: 'text' | 'email' | 'password' | 'tel' | 'search' | undefined
  hint?: ReactNode
  error?: string | undefined
}

export function TextField({ label, name, id = name, type = 'text', hint, error, spellCheck, ...rest }: TextFieldProps) {
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  const isPassword = type === 'password'
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
        <input
          {...rest}
          className={classNames(field.control, isPassword && hydrated && styles.withToggle)}
          id={id}
          name={name}
          type={isPassword && shown ? 'text' : type}
          spellCheck={spellCheck ?? (type === 'text' ? undefined : false)}
          autoCapitalize={type === 'email' || isPassword ? 'none' : rest.autoCapitalize}
          aria-describedby={describedBy(rest['aria-describedby'], Boolean(hint) && hintId, Boolean(error) && errorId)}
          aria-invalid={error ? true : undefined}
        />
        {isPassword && hydrated && (
          <button
            type="button"
            className={styles.toggle}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {shown ? (
              <Trans>
                Masquer<span className="visually-hidden"> le mot de passe</span>
              </Trans>
            ) : (
              <Trans>
                Afficher<span className="visually-hidden"> le mot de passe</span>
              </Trans>
            )}
          </button>
        )}
      </div>
    </div>
  )
}
