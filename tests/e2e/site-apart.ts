/** A site whose API is elsewhere and fails on demand, with or without an account site of its own. */
import { type ApiInFront, startApiInFront } from '../stand-ins/api-in-front.ts'
import { type LocalServer, startLocalServer } from '../stand-ins/local-server.ts'
import { test as base } from './fixtures.ts'
import { startProduct } from './start-product.ts'

export const test = base.extend<{ wellBehaved: void }, { hasAccountSite: boolean; accountSite: LocalServer; api: ApiInFront }>({
  hasAccountSite: [false, { scope: 'worker', option: true }],
  accountSite: [
    async ({}, use) => {
      const site = await startLocalServer(() => ({ status: 200, body: 'the account site' }))
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  api: [
    async ({}, use) => {
      const service = await startProduct()
      const api = await startApiInFront(`${service.url}/api`)
      await use(api)
      await api.stop()
      await service.end()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [
    async ({ api, accountSite, hasAccountSite }, use) => {
      const product = await startProduct({ API_BASE_URL: api.url, ...(hasAccountSite ? { ACCOUNT_SITE_URL: accountSite.url.origin } : {}) })
      await use(product)
      await product.end()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  wellBehaved: [
    async ({ api }, use) => {
      api.behaveWell()
      await use()
      api.behaveWell()
    },
    { auto: true },
  ],
})
