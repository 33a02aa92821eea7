import { type FormEvent, use, useEffect, useRef } from 'react'
import type { TypedEmails } from '../../application/web/visit-memory.ts'
import { BrowserContext } from '../browser.ts'

/** What an e-mail field needs to keep what is typed in it, for whoever comes back or goes over to the other form. */
export const useTypedEmail = (form: Parameters<TypedEmails['recall']>[0]) => {
  const browser = use(BrowserContext)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!browser || !field.current) return
    // What somebody typed before the scripts were there is theirs, and so is a field in which they are about to type.
    if (field.current.value !== '') browser.typedEmails.remember(form, field.current.value)
    else if (document.activeElement !== field.current) field.current.value = browser.typedEmails.recall(form)
  }, [browser, form])
  return { ref: field, onInput: (event: FormEvent<HTMLInputElement>) => browser?.typedEmails.remember(form, event.currentTarget.value) }
}
