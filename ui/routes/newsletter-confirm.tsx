import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, useNavigation } from 'react-router'
import type { Route } from './+types/newsletter-confirm'
import { Button, ButtonLink } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { useCasesContext } from '../visit.ts'
import { usePageMessage } from '../words/use-page-message.ts'
import { FormRefusal } from './form-refusal.tsx'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'

/** Opening the link of the mail changes nothing, since programs that look for viruses open it too: a button does. */
export const action = async ({ params, context }: Route.ActionArgs) => {
  const confirmed = await context.get(useCasesContext).confirmNewsletter(params.subscriberId)
  if (confirmed.isOk()) return { outcome: 'confirmed' as const }
  if (confirmed.error.type === 'newsletter-subscriber-unknown') return data({ outcome: 'unknown' as const }, { status: 404 })
  return data({ outcome: 'refused' as const, refusal: confirmed.error }, { status: refusalStatus(confirmed.error) })
}

const Outcome = ({ isKnown }: { isKnown: boolean }) => {
  const { t } = useLingui()
  const pageMessage = usePageMessage()
  return (
    <>
      {isKnown ? (
        <Notice tone="success" role="status" title={t`Votre inscription est confirmée`}>
          <Trans>Vous recevrez nos conseils par e-mail. Chaque message contient un lien pour ne plus les recevoir.</Trans>
        </Notice>
      ) : (
        <Notice tone="warning" role="alert" title={pageMessage({ type: 'newsletter-subscriber-unknown' })}>
          <Trans>Elle a peut-être été annulée entre-temps. Rien d’autre n’a changé, et nous ne vous écrirons pas.</Trans>
        </Notice>
      )}
      <ButtonLink to="/revisions" size="large" fullWidth>
        <Trans>Voir les cours et les quiz</Trans>
      </ButtonLink>
    </>
  )
}

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  return (
    <FormPage
      title={t`Recevoir nos conseils`}
      lead={<Trans>Des conseils de réussite scolaire, par e-mail.</Trans>}
    >
      <PageTitle>{t`Recevoir nos conseils`}</PageTitle>
      <meta name="robots" content="noindex" />
      {actionData && actionData.outcome !== 'refused' ? (
        <Outcome isKnown={actionData.outcome === 'confirmed'} />
      ) : (
        <>
          <FormRefusal refusal={actionData?.refusal} fields={[]} />
          <p>
            <Trans>Sans votre confirmation, nous ne vous écrirons pas. Vous pourrez changer d’avis à tout moment.</Trans>
          </p>
          <Form method="post">
            <Button type="submit" size="large" fullWidth busy={isSending}>
              <Trans>Confirmer mon inscription</Trans>
            </Button>
          </Form>
        </>
      )}
    </FormPage>
  )
}
