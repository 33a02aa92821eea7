import { useLingui } from '@lingui/react/macro'
import type { ChildForm } from '../../domain/family/child-form.ts'
import { AvatarPicker } from '../components/avatar-picker.tsx'
import { SelectField } from '../components/select-field.tsx'
import { TextField } from '../components/text-field.tsx'
import { programmeNames } from '../words/newsletter-words.ts'

/** The fields of a child's form, in their order. */
export const childFields = ['name', 'avatar', 'level'] as const satisfies readonly (keyof ChildForm)[]

interface ChildFieldsProps {
  /** What the child is called so far, or what was typed. */
  values: Readonly<Partial<Record<keyof ChildForm, string>>>
  errorOf: (field: keyof ChildForm) => string | undefined
}

export const ChildFields = ({ values, errorOf }: ChildFieldsProps) => {
  const { t, i18n } = useLingui()
  const levels = Object.entries(programmeNames).map(([value, name]) => ({ value, label: i18n._(name) }))
  return (
    <>
      <TextField
        label={t`Prénom ou surnom`}
        name="name"
        autoComplete="off"
        maxLength={60}
        required
        hint={t`Nous ne demandons ni nom de famille, ni date de naissance, ni adresse e-mail.`}
        defaultValue={values.name}
        error={errorOf('name')}
      />
      <AvatarPicker legend={t`Avatar`} name="avatar" required defaultValue={values.avatar as ChildForm['avatar'] | undefined} error={errorOf('avatar')} />
      <SelectField
        label={t`Classe`}
        name="level"
        required
        options={[{ value: '', label: t`Choisissez une classe` }, ...levels]}
        defaultValue={values.level ?? ''}
        error={errorOf('level')}
      />
    </>
  )
}
