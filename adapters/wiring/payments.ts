import type { PaymentProvider } from '../../application/ports/payment-provider.ts'
import { CinetPayPaymentProvider } from '../payments/cinetpay/cinetpay-payment-provider.ts'
import { PaymentsByMethod } from '../payments/payments-by-method.ts'
import { ClosedSandboxPaymentProvider } from '../payments/sandbox/closed-sandbox-payment-provider.ts'
import { SandboxPaymentProvider } from '../payments/sandbox/sandbox-payment-provider.ts'
import { StripePaymentProvider } from '../payments/stripe/stripe-payment-provider.ts'

export type PaymentSettings = {
  /** Cards, through Stripe. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecrets: readonly string[]; readonly apiUrl: string | null } | null
  /** Mobile money, through CinetPay. */
  readonly cinetpay: { readonly apiKey: string; readonly siteId: string; readonly secretKey: string; readonly apiUrl: string | null } | null
}

type SandboxParts = ConstructorParameters<typeof SandboxPaymentProvider>[0]

/** How long a provider may take to answer, in milliseconds; people wait meanwhile. */
const patience = 8000

const addressOf = (apiUrl: string | null): URL | null => (apiUrl === null ? null : new URL(apiUrl))

/** The providers that the settings name; the sandbox when they name none. */
export const makePayments = (sandbox: SandboxParts, { stripe, cinetpay }: PaymentSettings): PaymentProvider => {
  const sandboxProvider = new SandboxPaymentProvider(sandbox)
  return new PaymentsByMethod({
    gateways: {
      sandbox: takesMoney({ stripe, cinetpay }) ? new ClosedSandboxPaymentProvider(sandboxProvider) : sandboxProvider,
      ...(stripe && {
        stripe: new StripePaymentProvider({
          secretKey: stripe.secretKey,
          webhookSecrets: stripe.webhookSecrets,
          apiBase: addressOf(stripe.apiUrl),
          timeout: patience,
          retries: 1,
          clock: sandbox.clock,
        }),
      }),
      ...(cinetpay && {
        cinetpay: new CinetPayPaymentProvider({
          apiKey: cinetpay.apiKey,
          siteId: cinetpay.siteId,
          secretKey: cinetpay.secretKey,
          notifyUrl: `${sandbox.siteUrl}/api/payments/callbacks/cinetpay`,
          apiBase: addressOf(cinetpay.apiUrl),
          timeout: patience,
          fetch,
        }),
      }),
    },
    taking: takesMoney({ stripe, cinetpay })
      ? { ...(stripe && { card: 'stripe' as const }), ...(cinetpay && { 'mobile-money': 'cinetpay' as const }) }
      : { card: 'sandbox', 'mobile-money': 'sandbox' },
  })
}

/** Whether payments are real. Then none goes to the sandbox any more, where plans cost nothing. */
export const takesMoney = ({ stripe, cinetpay }: PaymentSettings): boolean => stripe !== null || cinetpay !== null

/** Where people pay: the origins to which a form of the site may lead. */
export const paymentPagesOf = ({ stripe, cinetpay }: PaymentSettings): readonly string[] => [
  ...(stripe ? [stripe.apiUrl === null ? 'https://checkout.stripe.com' : new URL(stripe.apiUrl).origin] : []),
  ...(cinetpay ? [cinetpay.apiUrl === null ? 'https://checkout.cinetpay.com' : new URL(cinetpay.apiUrl).origin] : []),
]
