import { use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { BrowserContext } from '../browser.ts'

/** Keeps the promo code of an address for the visit, also of one that is reached without loading a page anew. */
export const usePromoCode = (): void => {
  const browser = use(BrowserContext)
  const { search } = useLocation()
  useEffect(() => browser?.keepPromoCode(search), [browser, search])
}
