import { type Addressee, addresseeOf } from '../../domain/newsletter/addressee.ts'
import { isComplete, type NewsletterDraft } from '../../domain/newsletter/newsletter-form.ts'
import { type Programme, programmesFor } from '../../domain/newsletter/user-types.ts'
import { newsletterMessageOf } from '../../domain/popins/newsletter-popin.ts'

/** What the newsletter form shows of what was filled in so far. */
export type DescribedDraft = { readonly programmes: readonly Programme[]; readonly addressee: Addressee; readonly canSubmit: boolean }

/** The classes to pick from, whose address is asked for, and whether the form can be sent. */
export const describeDraft = (draft: NewsletterDraft): DescribedDraft => ({
  programmes: draft.type === null ? [] : programmesFor(draft.type),
  addressee: addresseeOf(draft),
  canSubmit: isComplete(draft),
})

/** What the popin says of a refusal. */
export const messageOfRefusal = newsletterMessageOf
