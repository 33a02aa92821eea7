import { useLingui } from '@lingui/react/macro'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { PageRefusal } from '../../application/web/refusals.ts'
import { ErrorSummary } from '../components/error-summary.tsx'
import { Notice } from '../components/notice.tsx'
import { fieldMessages } from '../words/refusals.ts'
import { usePageMessage } from '../words/use-page-message.ts'

type Refusal<Field extends string> = FormRefused<Field> | PageRefusal

/** What a refused form says beside each of its fields. */
export const useFieldErrors = <Field extends string>(refusal: Refusal<Field> | undefined) => {
  const { i18n } = useLingui()
  const refused = refusal?.type === 'form-refused' ? refusal.fields : undefined
  return (field: Field): string | undefined => {
    const reason = refused?.[field]
    return reason && i18n._(fieldMessages[reason])
  }
}

/** What a refused form says above its fields: the list of those to correct, or why it was refused as a whole. */
export const FormRefusal = <Field extends string>({
  refusal,
  fields,
}: {
  refusal: Refusal<Field> | undefined
  fields: readonly Field[]
}) => {
  const { t } = useLingui()
  const pageMessage = usePageMessage()
  const errorOf = useFieldErrors(refusal)
  if (!refusal) return null
  if (refusal.type !== 'form-refused') {
    return (
      <Notice tone="danger" role="alert">
        {pageMessage(refusal)}
      </Notice>
    )
  }
  const errors = fields.flatMap((fieldId) => {
    const message = errorOf(fieldId)
    return message === undefined ? [] : [{ fieldId, message }]
  })
  return <ErrorSummary key={JSON.stringify(errors)} title={t`Certains champs sont à corriger`} errors={errors} />
}
