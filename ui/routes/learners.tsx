import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect } from 'react-router'
import type { Route } from './+types/learners'
import { parentGate } from '../../application/web/parent-gate.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { LearnerChoice } from '../components/learner-choice.tsx'
import { PageSection } from '../components/page-section.tsx'
import { useCasesContext } from '../visit.ts'
import { FormRefusal } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { logInAddress } from './log-in-address.ts'
import { familyAddress } from './own-family.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'
import { unavailable } from './unavailable.ts'

const here = '/qui-revise'
const lessons = '/revisions/cours-et-quiz'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const learners = await context.get(useCasesContext).listLearners()
  if (learners.isErr()) throw learners.error.type === 'not-logged-in' ? redirect(logInAddress(here)) : unavailable(learners.error)
  return learners.value
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { child = '' } = await formValues(request)
  const handed = await context.get(useCasesContext).handToChild(child)
  if (handed.isOk()) return redirect(lessons)
  if (handed.error.type === 'not-logged-in') return redirect(logInAddress(here))
  return data({ refusal: handed.error }, { status: refusalStatus(handed.error) })
}

export default function Learners({ loaderData: { current, children }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <PageSection
      title={t`Qui révise ?`}
      headingLevel={1}
      lead={children.length > 0 ? t`Chacun retrouve ses quiz et sa progression.` : undefined}
    >
      <PageTitle>{t`Qui révise ?`}</PageTitle>
      <FormRefusal refusal={actionData?.refusal} fields={[]} />
      {children.length === 0 ? (
        <EmptyState
          title={t`Aucun profil d’enfant`}
          action={
            <ButtonLink to={familyAddress}>
              <Trans>Aller à l’espace famille</Trans>
            </ButtonLink>
          }
        >
          <Trans>Créez d’abord les profils de vos enfants dans l’espace famille.</Trans>
        </EmptyState>
      ) : (
        // A whole new page: nothing of the parent's that the browser has in memory stays behind.
        <Form method="post" reloadDocument>
          <LearnerChoice
            fieldName="child"
            learners={children.map((child) => ({ ...child, note: child.id === current ? t`Révise en ce moment` : undefined }))}
            parent={
              current === null
                ? { to: lessons, label: t`Moi, le parent`, note: t`Sans changer de profil` }
                : { to: parentGate(familyAddress), label: t`Le parent`, note: t`Avec son mot de passe` }
            }
          />
        </Form>
      )}
    </PageSection>
  )
}
