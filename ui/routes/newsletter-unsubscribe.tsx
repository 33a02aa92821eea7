import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, useNavigation } from 'react-router'
import type { Route } from './+types/newsletter-unsubscribe'
import { Button } from '../components/button.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { useCasesContext } from '../visit.ts'
import { FormRefusal } from './form-refusal.tsx'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'

/** Mail programs send their form here as well when somebody unsubscribes with one click. Source: RFC 8058. */
export const action = async ({ params, context }: Route.ActionArgs) => {
  const unsubscribed = await context.get(useCasesContext).unsubscribe(params.subscriberId)
  if (unsubscribed.isOk()) return { refusal: undefined }
  return data({ refusal: unsubscribed.error }, { status: refusalStatus(unsubscribed.error) })
}

export default function NewsletterUnsubscribe({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  return (
    <FormPage title={t`Ne plus recevoir nos conseils`}>
      <PageTitle>{t`Ne plus recevoir nos conseils`}</PageTitle>
      <meta name="robots" content="noindex" />
      {actionData && !refusal ? (
        <Notice tone="success" role="status" title={t`C’est fait`}>
          <Trans>Votre adresse est effacée de notre liste : vous ne recevrez plus nos conseils.</Trans>
        </Notice>
      ) : (
        <>
          <FormRefusal refusal={refusal} fields={[]} />
          <p>
            <Trans>
              Votre adresse sera effacée de notre liste. Si vous avez un compte, il reste comme il est, et vous continuez à
              recevoir les e-mails qui le concernent.
            </Trans>
          </p>
          <Form method="post">
            <Button type="submit" size="large" fullWidth busy={isSending}>
              <Trans>Me désinscrire</Trans>
            </Button>
          </Form>
        </>
      )}
    </FormPage>
  )
}
