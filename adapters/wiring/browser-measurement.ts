import type { PreferenceStorage } from '../../application/ports/preference-storage.ts'
import { makeMeasureVisit, type MeasureVisit } from '../../application/web/measure-visit.ts'
import type { ReportFailure } from '../../application/web/report-failure.ts'
import { makeInstallation, makeRegisterDevice, type RegisterDevice } from '../../application/web/register-device.ts'
import { BrowserDataLayer } from '../analytics/browser-data-layer.ts'
import { browserApi } from './browser-api.ts'
import { HttpDeviceGateway } from '../http/http-device-gateway.ts'
import { BrowserCookies } from '../storage/browser-cookies.ts'
import { RandomUniqueIds } from '../system/random-unique-ids.ts'
import { SystemClock } from '../system/system-clock.ts'

/** The address of the tag manager, which the server writes into the page where there is one. */
const tagManagerOfPage = (): string | null => document.querySelector<HTMLMetaElement>('meta[name=tag-manager]')?.content ?? null

const wait = (milliseconds: number, then: () => void) => {
  const waiting = setTimeout(then, milliseconds)
  return () => clearTimeout(waiting)
}

/** What measures a visit and registers a member's browser: loaded once somebody accepts the one, or logs in for the other. */
export const composeMeasurement = (page: {
  preferences: PreferenceStorage
  session: PreferenceStorage
  arrivedAt: number
  query: string
  reportFailure: ReportFailure
}): { measureVisit: MeasureVisit; device: RegisterDevice } => {
  const cookies = new BrowserCookies()
  const installation = makeInstallation({ ...page, ids: new RandomUniqueIds() })
  const devices = new HttpDeviceGateway(browserApi(page.reportFailure))
  const device = makeRegisterDevice({ devices, cookies, session: page.session, installation })
  const measureVisit = makeMeasureVisit({
    ...page,
    dataLayer: new BrowserDataLayer(tagManagerOfPage()),
    cookies,
    installation,
    clock: new SystemClock(),
    wait,
    campaignKnown: () => void device.campaignKnown().catch(reportError),
  })
  return { measureVisit, device }
}
