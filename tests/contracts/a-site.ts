import type { ContentFile } from '../../adapters/content/content-file.ts'
import { MarkdownContentLibrary } from '../../adapters/content/markdown-content-library.ts'
import { ApiClient } from '../../adapters/http/api-client.ts'
import { HttpAccountGateway } from '../../adapters/http/http-account-gateway.ts'
import { HttpCheckoutGateway } from '../../adapters/http/http-checkout-gateway.ts'
import { HttpContentGateway } from '../../adapters/http/http-content-gateway.ts'
import { HttpFamilyGateway } from '../../adapters/http/http-family-gateway.ts'
import { HttpNewsletterGateway } from '../../adapters/http/http-newsletter-gateway.ts'
import { HttpPlanGateway } from '../../adapters/http/http-plan-gateway.ts'
import { HttpProfileGateway } from '../../adapters/http/http-profile-gateway.ts'
import { HttpQuizGateway } from '../../adapters/http/http-quiz-gateway.ts'
import { HttpSandboxGateway } from '../../adapters/http/http-sandbox-gateway.ts'
import { HttpSessionGateway } from '../../adapters/http/http-session-gateway.ts'
import { HttpSubscriptionGateway } from '../../adapters/http/http-subscription-gateway.ts'
import { VisitorFetch } from '../../adapters/http/visitor-fetch.ts'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryUniqueIds } from '../../adapters/in-memory/in-memory-unique-ids.ts'
import { composeInMemory } from '../../adapters/wiring/in-memory.ts'
import type { OrderForm } from '../../application/ports/checkout-gateway.ts'
import type { MailKind, MailOf } from '../../application/ports/mail.ts'
import type { SandboxChoice } from '../../application/ports/sandbox-gateway.ts'
import type { Coupon } from '../../domain/promo-codes/coupon.ts'
import { libraryOfOneBook } from '../builders/a-library.ts'

export const origin = 'https://alveole.example'
export const noon = Date.UTC(2026, 10, 21, 12)

export const signUpForm = (email = 'lea@example.org') => ({
  email,
  emailConfirmation: email,
  password: 'ruche-dorée',
  passwordConfirmation: 'ruche-dorée',
  conditions: 'on',
})

export const orderForm = (changes: Partial<OrderForm> = {}): OrderForm => ({
  planId: 'solo-monthly',
  couponCode: null,
  immediateAccess: true,
  idempotencyKey: 'form-0001',
  email: null,
  ...changes,
})

/** The whole service in memory at noon, with the library of one book unless told otherwise, and people who use it through the HTTP gateways. */
export const makeSite = ({ coupons, files = libraryOfOneBook.files }: { coupons?: readonly Coupon[]; files?: readonly ContentFile[] } = {}) => {
  const clock = new InMemoryClock(noon)
  const defects: unknown[] = []
  const service = composeInMemory(
    { clock, ids: new InMemoryUniqueIds(), library: MarkdownContentLibrary.of(files), ...(coupons ? { coupons } : {}) },
    {
      siteUrl: origin,
      publicUrl: origin,
      cookieDomain: null,
      countryHeaders: ['cf-ipcountry'],
      evaluationHeader: 'x-evaluation',
      sellingMode: 'selling',
      stripe: null,
      cinetpay: null,
      turnstile: null,
      version: '1.2.3',
      report: (defect) => defects.push(defect),
    },
  )

  /** Does one turn of a job that the running product does by itself. */
  const runJob = async (name: string): Promise<unknown> => {
    const job = service.jobs.find((one) => one.name === name)
    if (!job) throw new Error(`There is no job ${name}.`)
    return job.run()
  }
  const sendDueCallbacks = () => runJob('callbacks of the sandbox')
  const settlePendingOrders = () => runJob('pending orders')

  /** Sends what is to be sent, and gives what somebody then got of a kind, the first mail first. */
  const mailsTo = async <Kind extends MailKind>(recipient: string, kind: Kind): Promise<MailOf<Kind>[]> => {
    await runJob('mails')
    return service.mailer.sent.flatMap(({ recipient: to, mail }) => (to === recipient && mail.kind === kind ? [mail as MailOf<Kind>] : []))
  }

  /** Somebody with the cookies of an earlier visit, or none. */
  const visitor = (cookie: string | null = null, headers: Readonly<Record<string, string>> = {}) => {
    const calls: string[] = []
    const visitorFetch = new VisitorFetch(
      (request) => {
        calls.push(`${request.method} ${new URL(request.url).pathname.slice('/api'.length)}`)
        return service.api.fetch(request)
      },
      { cookie, headers },
    )
    const api = new ApiClient(`${origin}/api`, visitorFetch.fetch)
    const checkout = new HttpCheckoutGateway(api)
    const profile = new HttpProfileGateway(api)
    const sandbox = new HttpSandboxGateway(api)
    return {
      /** The calls that reached the service, in their order. */
      calls,
      setCookies: () => visitorFetch.setCookies,
      /** What their browser sends next time. */
      cookie: () => visitorFetch.setCookies.filter((header) => !/max-age=0/i.test(header)).map((header) => header.split(';')[0]).join('; '),
      session: new HttpSessionGateway(api),
      newsletter: new HttpNewsletterGateway(api),
      plans: new HttpPlanGateway(api),
      content: new HttpContentGateway(api),
      quizzes: new HttpQuizGateway(api),
      checkout,
      subscriptions: new HttpSubscriptionGateway(api),
      account: new HttpAccountGateway(api),
      family: new HttpFamilyGateway(api),
      profile,
      sandbox,
      /** Orders a plan and gives the order and the reference of its payment. */
      order: async (form: Partial<OrderForm> = {}) => {
        const { redirectUrl } = (await checkout.placeOrder(orderForm(form)))._unsafeUnwrap()
        const reference = redirectUrl.split('/').at(-1) ?? ''
        return { redirectUrl, reference, payment: (await sandbox.show(reference))._unsafeUnwrap() }
      },
      /** Ends the payment on the sandbox's page and gives the order that the person comes back to. */
      pay: async (reference: string, choice: Partial<SandboxChoice> = {}) => {
        const chosen = await sandbox.choose(reference, { outcome: 'succeeded', callback: 'before-return', copies: 1, ...choice })
        const { returnUrl } = chosen._unsafeUnwrap()
        return new URL(returnUrl).searchParams.get('order') ?? ''
      },
      planIds: async () => (await profile.read())._unsafeUnwrap()?.plans.map(({ id }) => id) ?? null,
    }
  }

  const member = async (email?: string) => {
    const person = visitor()
    ;(await person.session.signUp(signUpForm(email)))._unsafeUnwrap()
    return person
  }

  const subscriber = async (planId = 'solo-monthly') => {
    const person = await member()
    const { reference } = await person.order({ planId })
    await person.pay(reference)
    return person
  }

  /** Fails with the first defect that the service reported. */
  const failOnDefects = (): void => {
    if (defects.length > 0) throw defects[0]
  }

  return { ...service, clock, runJob, mailsTo, sendDueCallbacks, settlePendingOrders, failOnDefects, visitor, member, subscriber }
}

export type Site = ReturnType<typeof makeSite>

export const seconds = (count: number): number => count * 1000
export const days = (count: number): number => count * 86_400_000
