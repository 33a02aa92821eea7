import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/account-profile'
import { offeredCountries } from '../../application/web/own-profile.ts'
import { AvatarPicker } from '../components/avatar-picker.tsx'
import { avatarNames } from '../components/avatar.tsx'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { SelectField } from '../components/select-field.tsx'
import { TextField } from '../components/text-field.tsx'
import { useCasesContext, visitContext } from '../visit.ts'
import { countryNames } from '../words/country-names.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { logInAddress } from './log-in-address.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'
import { unavailable } from './unavailable.ts'

const logIn = () => redirect(logInAddress('/mon-compte/profil'))

export const loader = async ({ context }: Route.LoaderArgs) => {
  const profile = await context.get(useCasesContext).showOwnProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  if (!profile.value) throw logIn()
  const { firstname, lastname, username, birthdate, country, avatar } = profile.value
  const countries = countryNames(context.get(visitContext).locale).optionsOf(offeredCountries)
  return { countries, profile: { firstname, lastname, username, birthdate, country, avatar } }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { firstname, lastname, username, birthdate, country, avatar } = await formValues(request)
  const typed = { firstname, lastname, username, birthdate, country, avatar }
  const changed = await context.get(useCasesContext).changeProfile(typed)
  if (changed.isOk()) return redirect('/mon-compte?profil=enregistre')
  if (changed.error.type === 'not-logged-in') return logIn()
  return data({ refusal: changed.error, typed }, { status: refusalStatus(changed.error) })
}

const fields = ['firstname', 'lastname', 'username', 'birthdate', 'country'] as const

/** A day as people type it, `dd/mm/yyyy`. */
const asTyped = (day: string | null): string | undefined => day?.split('-').toReversed().join('/')

export default function AccountProfile({ loaderData: { profile, countries }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const typed = actionData?.typed
  const errorOf = useFieldErrors(refusal)
  const avatar = avatarNames.find((name) => name === (typed?.avatar ?? profile.avatar))
  return (
    <FormPage title={t`Modifier mon profil`} lead={<Trans>Tout est facultatif : laissez vide ce que vous préférez garder pour vous.</Trans>}>
      <PageTitle>{t`Modifier mon profil`}</PageTitle>
      <FormRefusal refusal={refusal} fields={fields} />
      <Form method="post" noValidate>
        <AvatarPicker legend={t`Votre avatar`} name="avatar" defaultValue={avatar} />
        <TextField
          label={t`Prénom`}
          name="firstname"
          autoComplete="given-name"
          defaultValue={typed?.firstname ?? profile.firstname ?? undefined}
          error={errorOf('firstname')}
        />
        <TextField
          label={t`Nom`}
          name="lastname"
          autoComplete="family-name"
          defaultValue={typed?.lastname ?? profile.lastname ?? undefined}
          error={errorOf('lastname')}
        />
        <TextField
          label={t`Pseudo`}
          name="username"
          autoComplete="nickname"
          defaultValue={typed?.username ?? profile.username ?? undefined}
          error={errorOf('username')}
        />
        <TextField
          label={t`Date de naissance`}
          name="birthdate"
          inputMode="numeric"
          autoComplete="bday"
          hint={t`Jour, mois, année. Par exemple : 21/11/2010`}
          defaultValue={typed?.birthdate ?? asTyped(profile.birthdate)}
          error={errorOf('birthdate')}
        />
        <SelectField
          label={t`Pays`}
          name="country"
          autoComplete="country"
          options={[{ value: '', label: t`Je préfère ne pas répondre` }, ...countries]}
          defaultValue={typed?.country ?? profile.country ?? ''}
          error={errorOf('country')}
        />
        <Button type="submit" size="large" fullWidth busy={isSending}>
          <Trans>Enregistrer</Trans>
        </Button>
      </Form>
      <ButtonLink to="/mon-compte" variant="quiet" fullWidth>
        <Trans>Revenir à mon compte</Trans>
      </ButtonLink>
    </FormPage>
  )
}
