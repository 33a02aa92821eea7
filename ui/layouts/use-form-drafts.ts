import { use, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { FilledField, FormDraft } from '../../domain/validation/form-draft.ts'
import { BrowserContext } from '../browser.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.elements].filter(isField)
const isTicked = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** The forms of the page that change something. */
const sentForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>('main form[method=post]')]

/** Whether a page is where people log in or sign up. */
const opensSession = (path: string): boolean => path === '/login' || path.startsWith('/signup')

const filledField = (field: Field): FilledField => ({
  name: field.name,
  type: field.type,
  autocomplete: field.autocomplete,
  value: field.value,
  isChosen: isTicked(field) && field.checked,
})

/** Past React, which would not see a value that it has not put there itself. */
const setValue = (field: Field, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const fill = (form: HTMLFormElement, draft: FormDraft): void => {
  const left = [...draft]
  const take = (field: Field): string | undefined => {
    const index = left.findIndex(([name, value]) => name === field.name && (!isTicked(field) || value === field.value))
    return index < 0 ? undefined : left.splice(index, 1)[0]?.[1]
  }
  for (const field of fieldsOf(form)) {
    const value = take(field)
    // Whoever is about to type in a field knows better.
    if (value === undefined || document.activeElement === field) continue
    if (!isTicked(field)) setValue(field, value)
    else if (!field.checked) field.click()
  }
}

/**
 * Keeps what is typed in a form until it is sent: somebody whose session ended finds it again after logging in, and so does
 * somebody who comes back to a page that could not be reached. A form that wants nothing kept says `autocomplete="off"`.
 */
export const useFormDrafts = (): void => {
  const offline = use(BrowserContext)?.offline
  const { pathname } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const sent = useRef<{ path: string; isOnItsWay: boolean } | null>(null)

  useEffect(() => {
    if (!offline) return
    const keep = ({ target }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || target.autocomplete === 'off') return
      const place = sentForms().indexOf(target)
      if (place < 0) return
      offline.drafts.keep(location.pathname, place, fieldsOf(target).map(filledField))
      sent.current = { path: location.pathname, isOnItsWay: false }
    }
    // Before React, which may take the form away.
    document.addEventListener('submit', keep, { capture: true })
    return () => document.removeEventListener('submit', keep, { capture: true })
  }, [offline])

  useEffect(() => {
    if (!offline) return
    const { drafts, network } = offline
    if (!isIdle) {
      if (sent.current) sent.current.isOnItsWay = true
      return
    }
    if (sent.current?.isOnItsWay) {
      const { path } = sent.current
      sent.current = null
      // Where people log in or sign up a session has ended, and without a network nothing went: the draft waits.
      const waits = (opensSession(pathname) && !opensSession(path)) || network.state.get() === 'offline'
      if (!waits) drafts.forget(path)
      if (path === pathname) return
    }
    const forms = sentForms()
    for (const [place, draft] of drafts.recall(pathname)) {
      const form = forms[place]
      if (form) fill(form, draft)
    }
  }, [offline, isIdle, pathname])
}
