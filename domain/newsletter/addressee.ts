import type { NewsletterDraft } from './newsletter-form.ts'
import { programmes, programmesFor, type Programme } from './user-types.ts'

/** Whose address the form asks for, and for whom the consent is worded. */
export type Addressee = 'self' | 'parent'

const isBelowSeconde = (programme: Programme): boolean => programmes.indexOf(programme) < programmes.indexOf('seconde')

/**
 * Whose address the form asks for: a parent's when the class is below *seconde*, where pupils are under 15, unless it is a
 * parent who fills the form in. Before the class is picked, the user type says it where all of its classes are below.
 *
 * Source: a child under 15 cannot consent alone (loi Informatique et libertés, article 45); specification, section 5.
 *
 * @example addresseeOf({ type: 'college', programme: '4ème' }) // 'parent'
 * @example addresseeOf({ type: 'parents', programme: '4ème' }) // 'self'
 */
export const addresseeOf = ({ type, programme }: Pick<NewsletterDraft, 'type' | 'programme'>): Addressee => {
  if (type === 'parents') return 'self'
  if (programme !== null) return isBelowSeconde(programme) ? 'parent' : 'self'
  // Stryker disable next-line MethodExpression: of the classes of one user type all are below seconde, or none is
  return type !== null && programmesFor(type).every(isBelowSeconde) ? 'parent' : 'self'
}
