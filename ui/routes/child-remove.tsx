import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/child-remove'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { useCasesContext } from '../visit.ts'
import { FormRefusal } from './form-refusal.tsx'
import { logInAddress } from './log-in-address.ts'
import { childAddress, familyAddress, readOwnChild } from './own-family.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'

export const loader = async ({ params: { childId }, context }: Route.LoaderArgs) => {
  const { name, finished, begun } = await readOwnChild(context, childId, childAddress(childId, 'retirer'))
  return { name, quizzes: finished + begun }
}

export const action = async ({ params: { childId }, context }: Route.ActionArgs) => {
  const removed = await context.get(useCasesContext).removeChild(childId)
  if (removed.isOk() || removed.error.type === 'child-unknown') return redirect(`${familyAddress}?fait=retrait`)
  if (removed.error.type === 'not-logged-in') return redirect(logInAddress(childAddress(childId, 'retirer')))
  return data({ refusal: removed.error }, { status: refusalStatus(removed.error) })
}

export default function RemoveChild({ loaderData: { name, quizzes }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const title = t`Retirer le profil : ${name}`
  return (
    <FormPage title={title}>
      <PageTitle>{title}</PageTitle>
      <FormRefusal refusal={actionData?.refusal} fields={[]} />
      <Notice tone="warning" title={t`Ce qui sera perdu`}>
        <Trans>
          Le profil et tout le travail qui s’y rattache : <Plural value={quizzes} _0="aucun quiz" one="# quiz" other="# quiz" />, avec les réponses et la
          progression. Le retrait est immédiat et ne peut pas être annulé. Si {name} révise en ce moment sur un appareil, sa session y sera
          fermée.
        </Trans>
      </Notice>
      <p>
        <Trans>
          Avant, vous pouvez{' '}
          <Link to="/mon-compte/mes-donnees" reloadDocument>
            télécharger vos données
          </Link>
          , qui comprennent celles de vos enfants.
        </Trans>
      </p>
      <Form method="post">
        <Button type="submit" variant="danger" size="large" fullWidth lock="ordinary" busy={isSending}>
          <Trans>Retirer définitivement ce profil</Trans>
        </Button>
      </Form>
      <ButtonLink to={familyAddress} variant="quiet" fullWidth>
        <Trans>Garder ce profil</Trans>
      </ButtonLink>
    </FormPage>
  )
}
