import { use, useEffect } from 'react'
import { BrowserContext } from '../browser.ts'

/** Forgets the e-mail that was typed in order to log in or sign up, once somebody has: whoever uses the device next must not read it. */
export const useForgottenEmails = (isMember: boolean): void => {
  const browser = use(BrowserContext)
  useEffect(() => {
    if (isMember) browser?.typedEmails.forget()
  }, [browser, isMember])
}
