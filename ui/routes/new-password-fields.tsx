import { useLingui } from '@lingui/react/macro'
import { TextField } from '../components/text-field.tsx'

/** A password that somebody chooses, typed twice. */
export const NewPasswordFields = ({
  label,
  errorOf,
}: {
  label: string
  errorOf: (field: 'password' | 'passwordConfirmation') => string | undefined
}) => {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={t`8 caractères au moins.`}
        error={errorOf('password')}
      />
      <TextField
        label={t`Confirmez votre mot de passe`}
        name="passwordConfirmation"
        type="password"
        autoComplete="new-password"
        required
        error={errorOf('passwordConfirmation')}
      />
    </>
  )
}
