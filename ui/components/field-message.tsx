import { Trans } from '@lingui/react/macro'
import { Icon } from './icon.tsx'
import field from './field.module.css'

export interface FieldErrorProps {
  id: string
  children: string
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={field.error} id={id}>
      <span className={field.errorMark} aria-hidden="true">
        <Icon name="alert" />
      </span>
      <span>
        <span className="visually-hidden">
          <Trans>Erreur :</Trans>{' '}
        </span>
        {children}
      </span>
    </p>
  )
}

/** The ids a control points to for its description, or nothing when it has none. */
export function describedBy(...ids: readonly (string | false | undefined)[]): string | undefined {
  const present = ids.filter(Boolean)
  return present.length > 0 ? present.join(' ') : undefined
}
