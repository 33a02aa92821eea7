import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/child-change'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { useCasesContext } from '../visit.ts'
import { childFields, ChildFields } from './child-fields.tsx'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { logInAddress } from './log-in-address.ts'
import { childAddress, familyAddress, readOwnChild } from './own-family.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'
import { notFound } from './unavailable.ts'

export const loader = async ({ params: { childId }, context }: Route.LoaderArgs) => {
  const { name, avatar, level } = await readOwnChild(context, childId, childAddress(childId, 'modifier'))
  return { name, avatar, level }
}

export const action = async ({ params: { childId }, request, context }: Route.ActionArgs) => {
  const typed = await formValues(request)
  const changed = await context.get(useCasesContext).changeChild(childId, typed)
  if (changed.isOk()) return redirect(`${familyAddress}?fait=modification`)
  if (changed.error.type === 'not-logged-in') return redirect(logInAddress(childAddress(childId, 'modifier')))
  if (changed.error.type === 'child-unknown') throw notFound()
  return data({ refusal: changed.error, typed }, { status: refusalStatus(changed.error) })
}

export default function ChangeChild({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const errorOf = useFieldErrors(refusal)
  const title = t`Modifier le profil : ${loaderData.name}`
  return (
    <FormPage title={title}>
      <PageTitle>{title}</PageTitle>
      <FormRefusal refusal={refusal} fields={childFields} />
      <Form method="post" noValidate>
        <ChildFields values={actionData?.typed ?? loaderData} errorOf={errorOf} />
        <Button type="submit" size="large" fullWidth busy={isSending}>
          <Trans>Enregistrer</Trans>
        </Button>
      </Form>
      <ButtonLink to={familyAddress} variant="quiet" fullWidth>
        <Trans>Revenir à l’espace famille</Trans>
      </ButtonLink>
    </FormPage>
  )
}
