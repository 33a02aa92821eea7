/** A field of a form as somebody left it. `isChosen` is for what is ticked or not. */
export type FilledField = {
  readonly name: string
  readonly type: string
  readonly autocomplete: string
  readonly value: string
  readonly isChosen: boolean
}

/** What was typed in a form, by field, in the order of the fields. */
export type FormDraft = readonly (readonly [name: string, value: string])[]

const neverKept: ReadonlySet<string> = new Set(['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset'])
const ticked: ReadonlySet<string> = new Set(['checkbox', 'radio'])
/** Passwords, codes that serve once, and everything about a card: the names of the HTML standard. */
const secret = /(?:^|\s)(?:cc-[\w-]+|(?:current|new)-password|one-time-code)(?:\s|$)/i

/**
 * What may be kept of a form that could not be sent: what was typed and ticked, never a password, a code, a card or a file.
 *
 * Source: issue of the whole site, "A session that ends while a form is being filled loses nothing of it".
 *
 * @example draftOf([{ name: 'password', type: 'password', autocomplete: '', value: 'secret', isChosen: false }]) // []
 */
export const draftOf = (fields: readonly FilledField[]): FormDraft =>
  fields
    .filter(({ name, type, autocomplete, value, isChosen }) => {
      if (name === '' || neverKept.has(type) || secret.test(autocomplete)) return false
      return ticked.has(type) ? isChosen : value !== ''
    })
    .map(({ name, value }) => [name, value] as const)
