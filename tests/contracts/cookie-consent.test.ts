import { expect, test } from 'vitest'
import { InMemoryCookieConsent } from '../../adapters/in-memory/in-memory-cookie-consent.ts'
import type { CookieCategory } from '../../application/ports/cookie-consent.ts'
import { cookieConsentContract } from './cookie-consent.ts'

const browserInMemory = () => {
  let page = new InMemoryCookieConsent()
  return {
    load: () => Promise.resolve((page = new InMemoryCookieConsent(page.choice.get()))),
    answer: (accepted: readonly CookieCategory[]) => Promise.resolve(page.answer(accepted)),
  }
}

test.each(cookieConsentContract)('CookieConsent: in memory: $name', async ({ see, expected }) => {
  expect(await see(browserInMemory())).toEqual(expected)
})
