import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/child-add'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { useCasesContext } from '../visit.ts'
import { childFields, ChildFields } from './child-fields.tsx'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { logInAddress } from './log-in-address.ts'
import { familyAddress, readOwnFamily } from './own-family.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'

const here = `${familyAddress}/ajouter`

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { mayAddChild } = await readOwnFamily(context, here)
  // The family page says why no child can be added.
  if (!mayAddChild) throw redirect(familyAddress)
  return null
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const typed = await formValues(request)
  const added = await context.get(useCasesContext).addChild(typed)
  if (added.isOk()) return redirect(`${familyAddress}?fait=ajout`)
  if (added.error.type === 'not-logged-in') return redirect(logInAddress(here))
  if (added.error.type === 'family-full' || added.error.type === 'plan-not-for-families') return redirect(familyAddress)
  return data({ refusal: added.error, typed }, { status: refusalStatus(added.error) })
}

export default function AddChild({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const errorOf = useFieldErrors(refusal)
  return (
    <FormPage title={t`Ajouter un enfant`}>
      <PageTitle>{t`Ajouter un enfant`}</PageTitle>
      <FormRefusal refusal={refusal} fields={childFields} />
      <Form method="post" noValidate>
        <ChildFields values={actionData?.typed ?? {}} errorOf={errorOf} />
        <Button type="submit" size="large" fullWidth busy={isSending}>
          <Trans>Créer le profil</Trans>
        </Button>
      </Form>
      <ButtonLink to={familyAddress} variant="quiet" fullWidth>
        <Trans>Revenir à l’espace famille</Trans>
      </ButtonLink>
    </FormPage>
  )
}
