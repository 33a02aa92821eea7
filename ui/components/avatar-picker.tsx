import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AvatarName } from '../../domain/profile/avatars.ts'
import { Avatar, avatarNames } from './avatar.tsx'
import { classNames } from './class-names.ts'
import { describedBy, FieldError } from './field-message.tsx'
import { Icon } from './icon.tsx'
import field from './field.module.css'
import styles from './avatar-picker.module.css'

export interface AvatarPickerProps {
  legend: ReactNode
  name: string
  /** Id of the first avatar, the one an error summary points to. Defaults to the name. */
  id?: string | undefined
  defaultValue?: AvatarName | undefined
  onChoose?: ((avatar: AvatarName) => void) | undefined
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
}

function AvatarLabel({ name }: { name: AvatarName }) {
  switch (name) {
    case 'bee':
      return <Trans>Abeille</Trans>
    case 'fox':
      return <Trans>Renard</Trans>
    case 'owl':
      return <Trans>Chouette</Trans>
    case 'bear':
      return <Trans>Ours</Trans>
    case 'cat':
      return <Trans>Chat</Trans>
    case 'whale':
      return <Trans>Baleine</Trans>
    case 'hedgehog':
      return <Trans>Hérisson</Trans>
    case 'frog':
      return <Trans>Grenouille</Trans>
  }
}

export function AvatarPicker({
  legend,
  name,
  id = name,
  defaultValue,
  onChoose,
  hint,
  error,
  disabled = false,
  required = false,
}: AvatarPickerProps) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <fieldset disabled={disabled} aria-describedby={describedBy(Boolean(hint) && hintId, Boolean(error) && errorId)}>
      <legend className={styles.legend}>{legend}</legend>
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
      <div className={classNames(styles.avatars, Boolean(error) && styles.invalid)}>
        {avatarNames.map((avatar, index) => (
          <label key={avatar} className={styles.choice}>
            <input
              className={styles.input}
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={avatar}
              defaultChecked={avatar === defaultValue}
              required={required}
              onChange={() => onChoose?.(avatar)}
            />
            <span className={styles.picture}>
              <Avatar name={avatar} />
              <span className={styles.tick} aria-hidden="true">
                <Icon name="check" className={styles.check} />
              </span>
            </span>
            <span className={styles.name}>
              <AvatarLabel name={avatar} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
