import * as v from 'valibot'
import { programmes } from '../newsletter/user-types.ts'
import { formParserOf } from '../validation/form-refusals.ts'
import { avatars } from '../profile/avatars.ts'

const longestName = 30

/** Written in letters, digits and signs, and no e-mail address: a child's is not to be given. */
const nameSchema = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.nonEmpty('child-name-empty'),
  v.check((name) => [...name].length <= longestName, 'child-name-refused'),
  v.regex(/^[^\p{Cc}\p{Cs}@]*$/u, 'child-name-refused'),
)

/** Nothing is sent of a choice that was not made. */
const choice = v.optional(v.string(), '')

const childFormSchema = v.object({
  name: nameSchema,
  avatar: v.pipe(choice, v.picklist(avatars, 'child-avatar-empty')),
  level: v.pipe(choice, v.picklist(programmes, 'child-level-empty')),
})

/** What a parent says of a child. */
export type ChildForm = v.InferOutput<typeof childFormSchema>

/**
 * Reads the form with which a parent adds a child or changes their profile: a first name or nickname of at most 30
 * characters, an avatar and a class. Whatever else is sent is left aside, so that it is not kept.
 *
 * Source: GDPR, article 5, 1, c (as little as needed), and recital 38 (children).
 *
 * @example parseChildForm({ name: ' Zoé ', avatar: 'fox', level: '6ème', lastname: 'Diop' }) // ok({ name: 'Zoé', avatar: 'fox', level: '6ème' })
 */
export const parseChildForm = formParserOf(childFormSchema)
