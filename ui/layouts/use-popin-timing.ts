import { use, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PageArrangement } from '../../application/web/arrange-page.ts'
import { popinsToShow, popinTiming } from '../../application/web/popins-to-show.ts'
import { BrowserContext } from '../browser.ts'

/** Opens the popins in their time: none on arrival, none twice, none soon after somebody closed it. */
export const usePopinTiming = ({ newsletterMayOpen, appMayOpen }: PageArrangement): void => {
  const browser = use(BrowserContext)
  const { key } = useLocation()

  useEffect(() => {
    if (browser === null) return
    browser.siteState.countPage()
    for (const id of popinsToShow('page', browser)) browser.siteState.changePopins({ type: 'show', id })
  }, [browser, key])

  useEffect(() => {
    if (browser === null || !appMayOpen) return
    const waiting = setTimeout(() => {
      for (const id of popinsToShow('waited', browser)) browser.siteState.changePopins({ type: 'show', id })
    }, popinTiming.appRecommendationAfter)
    return () => clearTimeout(waiting)
  }, [browser, appMayOpen])

  useEffect(() => {
    if (browser === null || !newsletterMayOpen) return
    let stillMay = true
    const open = async () => {
      const { handle } = await browser.newsletterPopin()
      // While it was loaded the person may have gone elsewhere, or opened something.
      if (stillMay) handle({ type: 'open' })
    }
    // Where the script does not arrive nobody is asked.
    const waiting = setTimeout(() => void open().catch(reportError), popinTiming.newsletterAfter)
    return () => {
      stillMay = false
      clearTimeout(waiting)
    }
  }, [browser, newsletterMayOpen])
}
