import * as v from 'valibot'
import { type FieldRefusals, fieldRefusals } from '../../domain/validation/form-refusals.ts'

/** The refusal of a form as the API writes it, one for each field that is wrong. */
export const formRefused = <Field extends string>() =>
  v.object({
    type: v.literal('form-refused'),
    fields: v.pipe(
      v.record(v.string(), v.picklist(fieldRefusals)),
      v.transform((fields) => fields as FieldRefusals<Field>),
    ),
  })
