import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/sandbox-payment'
import { parseSandboxChoice } from '../../application/web/sandbox-choice.ts'
import { Button } from '../components/button.tsx'
import { ChoiceGroup } from '../components/choice-group.tsx'
import { Notice } from '../components/notice.tsx'
import { SandboxFrame } from '../components/sandbox-frame.tsx'
import { SelectField } from '../components/select-field.tsx'
import { pageMessages } from '../words/refusals.ts'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext } from '../visit.ts'
import { formValues } from './form-values.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const payment = await context.get(useCasesContext).showSandboxPayment(params.reference)
  if (payment.isErr()) throw unavailable(payment.error)
  return payment.value
}

export const action = async ({ params, request, context }: Route.ActionArgs) => {
  const form = await formValues(request)
  const choice = parseSandboxChoice(form)
  if (!choice) return data({ refusal: 'choice-missing' as const }, { status: 422 })
  const chosen = await context.get(useCasesContext).chooseSandboxOutcome(params.reference, choice)
  if (chosen.isOk()) return redirect(chosen.value.returnUrl)
  return data({ refusal: chosen.error.type }, { status: 409 })
}

export default function SandboxPayment({ loaderData: { amount, provider }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  return (
    <main id="main">
      <PageTitle>{t`Paiement de test`}</PageTitle>
      <meta name="robots" content="noindex" />
      <SandboxFrame
        title={t`Paiement de test`}
        warning={t`Ceci n’est pas un vrai paiement : aucune carte n’est demandée, aucun argent n’est débité.`}
      >
        <p>
          <Trans>
            Montant : <strong>{money(amount)}</strong>
          </Trans>
        </p>
        {refusal && refusal !== 'choice-missing' && (
          <Notice tone="danger" role="alert">
            {i18n._(pageMessages[refusal])}
          </Notice>
        )}
        <Form method="post">
          <ChoiceGroup
            legend={t`Comment ce paiement se termine-t-il ?`}
            name="outcome"
            type="radio"
            defaultValue="succeeded"
            error={refusal === 'choice-missing' ? t`Ce champ est requis.` : undefined}
            choices={[
              { value: 'succeeded', label: t`Il réussit` },
              { value: 'declined', label: t`Il est refusé` },
              { value: 'abandoned', label: t`La personne abandonne` },
              ...(provider === 'mobile-money'
                ? [{ value: 'confirmed-later', label: t`Il est en attente, puis confirmé sur le téléphone` }]
                : []),
            ]}
          />
          <SelectField
            label={t`Quand le site est-il prévenu ?`}
            name="callback"
            defaultValue="before-return"
            options={[
              { value: 'before-return', label: t`Avant le retour de la personne` },
              { value: 'after-return', label: t`Après le retour de la personne` },
            ]}
          />
          <SelectField
            label={t`Combien de fois ?`}
            name="copies"
            defaultValue="1"
            options={[
              { value: '1', label: t`Une fois` },
              { value: '0', label: t`Jamais` },
              { value: '2', label: t`Deux fois` },
              { value: '20', label: t`Vingt fois` },
            ]}
          />
          <Button type="submit" size="large" fullWidth busy={isSending}>
            <Trans>Terminer le paiement de test</Trans>
          </Button>
        </Form>
      </SandboxFrame>
    </main>
  )
}
