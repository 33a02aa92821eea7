import * as v from 'valibot'
import { emailSchema } from '../validation/email.ts'
import { formParserOf } from '../validation/form-refusals.ts'
import { type Programme, programmes, programmesFor, type UserType, userTypes } from './user-types.ts'

/** The form while somebody fills it in. */
export type NewsletterDraft = {
  readonly type: UserType | null
  readonly programme: Programme | null
  readonly email: string
  readonly acceptNewsletter: boolean
}

export const emptyNewsletterDraft: NewsletterDraft = { type: null, programme: null, email: '', acceptNewsletter: false }

/** A ticked box: `true` of a draft, `on` of a form sent without JavaScript. */
const ticked = v.pipe(
  v.optional(v.unknown(), null),
  v.check((value) => value === true || value === 'on', 'conditions-not-accepted'),
  v.transform((): true => true),
)

const newsletterFormSchema = v.pipe(
  v.object({
    type: v.picklist(userTypes),
    programme: v.picklist(programmes),
    email: emailSchema,
    acceptNewsletter: ticked,
  }),
  v.forward(
    v.partialCheck(
      // Stryker disable next-line StringLiteral: a class that is none is refused before, and the first refusal of a field counts
      [['type'], ['programme']],
      ({ type, programme }) => programmesFor(type).includes(programme),
      'programme-not-for-user-type',
    ),
    ['programme'],
  ),
)

export type NewsletterForm = v.InferOutput<typeof newsletterFormSchema>

/**
 * Reads the newsletter form: a user type, a class that goes with it, an address, and the consent, which must be ticked.
 * The refusals are keys beside the fields, the first that applies to each.
 *
 * Source: specification, section 5, "Newsletter popin".
 *
 * @example parseNewsletterForm({ type: 'lycee', programme: 'terminale', email: 'lea@example' })
 * // err({ type: 'form-refused', fields: { email: 'email-invalid', acceptNewsletter: 'conditions-not-accepted' } })
 */
export const parseNewsletterForm = formParserOf(newsletterFormSchema)

/** Whether everything that the submit button waits for is there. */
export const isComplete = (draft: NewsletterDraft): boolean => parseNewsletterForm(draft).isOk()
