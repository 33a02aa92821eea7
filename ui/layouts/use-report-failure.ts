import { use, useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { BrowserContext } from '../browser.ts'

/** Reports what the error page is shown for. */
export const useReportFailure = (error: unknown): void => {
  const browser = use(BrowserContext)
  useEffect(() => {
    if (isRouteErrorResponse(error)) browser?.reportFailure.page(error.status)
    else browser?.reportFailure.defect(error)
  }, [browser, error])
}
