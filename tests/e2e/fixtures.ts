/** What the browser tests share: the product, Chromium, accessibility, and no error left unseen. */
import axe from 'axe-core'
import { expect, test as base, type Page } from 'playwright/test'
import { chromiumLaunchOptions } from '../browser/ensure-chromium.ts'
import { startProduct, type Product } from './start-product.ts'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What breaks the rules on the page that is open, one sentence each. Runs in the page. */
const findViolations = async (rules: string[]): Promise<string[]> => {
  const { axe: checker } = globalThis as unknown as { axe: typeof axe }
  // The boxes that draw a formula are hidden from screen readers, and so many that axe takes three times as long.
  const scope = { include: [document.documentElement], exclude: [['.katex-html']] }
  const { violations } = await checker.run(scope, { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary ?? ''}`),
  )
}

const clientAddressHeader = 'x-client-address'
let tests = 0

const noError = /^\b$/

type ForATest = {
  /** Whether cookies were chosen before: `open` for a first visit, on which nothing else asks for anything. */
  cookieChoice: 'made' | 'open'
  choiceKept: void
  /** Errors that this test provokes on purpose, such as the line that Chromium writes about an answer 404. */
  expectedErrors: RegExp
  /** Fails when the page (or another one) breaks a rule of WCAG 2.2, level A or AA. */
  axe: (page?: Page) => Promise<void>
  errorGuard: void
}

type ForAWorker = {
  /** Environment variables for the product: `test.use({ productEnv: { … } })` at the top of a test file. */
  productEnv: Record<string, string>
  /** One product for all the tests of a worker. A test that stops or restarts it must leave it running. */
  product: Product
}

export const test = base.extend<ForATest, ForAWorker>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ...chromiumLaunchOptions() })
    },
    { scope: 'worker' },
  ],

  productEnv: [{}, { scope: 'worker', option: true }],

  product: [
    async ({ productEnv }, use) => {
      const product = await startProduct({ CLIENT_ADDRESS_HEADER: clientAddressHeader, ...productEnv })
      await use(product)
      await product.end()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ product }, use) => {
    await use(product.url)
  },

  /** Each test comes from a network of its own: the limits of one address are not shared by tests that know nothing of each other. */
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    tests += 1
    await use({ ...extraHTTPHeaders, [clientAddressHeader]: `10.0.${tests >> 8}.${tests & 255}` })
  },

  expectedErrors: [noError, { option: true }],

  cookieChoice: ['made', { option: true }],

  choiceKept: [
    async ({ context, product, cookieChoice }, use) => {
      if (cookieChoice === 'made') await context.addCookies([{ name: 'cookie-choice', value: 'made', url: product.url }])
      await use()
    },
    { auto: true },
  ],

  errorGuard: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      context.on('weberror', (webError) => errors.push(String(webError.error())))
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      await use()
      const unexpected = errors.filter((error) => !expectedErrors.test(error))
      expect(unexpected, 'errors in the page or its console').toEqual([])
    },
    { auto: true },
  ],

  axe: async ({ page: ownPage, javaScriptEnabled }, use) => {
    await use(async (page = ownPage) => {
      if (page === ownPage && javaScriptEnabled === false) throw new Error('axe needs scripts: check this page with them.')
      // What scripts make of a page is there a moment after it: what is still wrong after that is wrong.
      await expect(async () => {
        await page.evaluate(axe.source)
        const found = await page.evaluate(findViolations, wcag22AA)
        expect(found, `accessibility of ${page.url()}`).toEqual([])
      }).toPass({ timeout: 30_000 })
    })
  },
})

/**
 * For a file or a group of tests without scripts: `test.use(noJavaScript)`.
 * Chromium then reads the content of `<noscript>` but does not show it: assert it with `toBeAttached`, not `toBeVisible`.
 */
export const noJavaScript = { javaScriptEnabled: false } as const

export { expect }
