import { createHmac } from 'node:crypto'
import { type Answer, type LocalServer, type ProviderCall, startLocalServer } from './local-server.ts'

type Transaction = {
  readonly id: string
  readonly description: string
  readonly returnUrl: string
  readonly notifyUrl: string
  readonly channels: string
  readonly lang: string
  amount: string
  currency: string
  status: 'WAITING_FOR_CUSTOMER' | 'PENDING' | 'ACCEPTED' | 'REFUSED'
  code: string
  message: string
}

export type CinetPayServer = LocalServer & {
  readonly apiKey: string
  readonly siteId: string
  readonly secretKey: string
  transaction(id: string): Transaction
  /** The person confirms on the phone. */
  pay(id: string): void
  /** The operator says no: too little money, a wrong code. */
  refuse(id: string): void
  /** The person turns back. */
  cancel(id: string): void
  /** The person entered a number and has to confirm on the phone. */
  wait(id: string): void
  /** The provider takes, or says, something else than it should. */
  takeInstead(id: string, changes: Partial<Pick<Transaction, 'amount' | 'currency' | 'status' | 'code'>>): void
  /** What CinetPay tells the product: which transaction moved, signed in `x-token`. */
  notification(id: string, changes?: { fields?: Readonly<Record<string, string>>; secretKey?: string }): ProviderCall
}

/** In the order in which CinetPay joins them to sign. https://docs.cinetpay.com/api/1.0-en/checkout/hmac */
const fieldsOf = ({ id, amount, currency, description, message }: Transaction, siteId: string) => ({
  cpm_site_id: siteId,
  cpm_trans_id: id,
  cpm_trans_date: '2026-11-21 12:00:00',
  cpm_amount: amount,
  cpm_currency: currency,
  signature: 'c8f9a1d2e3b4',
  payment_method: 'OM',
  cel_phone_num: '0700000000',
  cpm_phone_prefixe: '225',
  cpm_language: 'fr',
  cpm_version: 'V4',
  cpm_payment_config: 'SINGLE',
  cpm_page_action: 'PAYMENT',
  cpm_custom: '',
  cpm_designation: description,
  cpm_error_message: message,
})

const requiredFields = ['transaction_id', 'amount', 'currency', 'description', 'notify_url', 'return_url', 'channels'] as const

/**
 * A server on loopback that speaks CinetPay's API v2 as documented: a payment, its check, signed notifications.
 *
 * @see https://docs.cinetpay.com/api/1.0-en/checkout/initialisation
 */
export const startCinetPayServer = async (): Promise<CinetPayServer> => {
  const apiKey = '12912847765bc0db748fdd44.40081707'
  const siteId = '445160'
  const secretKey = 'cinetpay-stand-in-secret'
  const transactions = new Map<string, Transaction>()
  const said = (status: number, code: string, message: string, description: string, data?: object): Answer => ({
    status,
    body: { code, message, description, ...(data && { data }), api_response_id: '1663323067.7677' },
  })

  const transaction = (id: string): Transaction => {
    const found = transactions.get(id)
    if (!found) throw new Error(`There is no transaction ${id}.`)
    return found
  }
  const move = (id: string, status: Transaction['status'], code: string, message: string): void => {
    Object.assign(transaction(id), { status, code, message })
  }

  const start = (question: Readonly<Record<string, unknown>>): Answer => {
    const absent = requiredFields.find((field) => question[field] === undefined || question[field] === '')
    if (absent) return said(400, '608', 'MINIMUM_REQUIRED_FIELDS', `${absent} is required`)
    const { transaction_id: id, amount, description } = question
    if (!Number.isInteger(amount) || Number(amount) % 5 !== 0) return said(400, '608', 'MINIMUM_REQUIRED_FIELDS', 'amount must be a multiple of 5')
    if (/[#/$_&]/.test(String(description))) return said(400, '608', 'MINIMUM_REQUIRED_FIELDS', 'description has special characters')
    if (transactions.has(String(id))) return said(400, '608', 'MINIMUM_REQUIRED_FIELDS', 'transaction_id already exists')
    const started: Transaction = {
      id: String(id),
      amount: String(amount),
      currency: String(question['currency']),
      description: String(description),
      returnUrl: String(question['return_url']),
      notifyUrl: String(question['notify_url']),
      channels: String(question['channels']),
      lang: String(question['lang']),
      status: 'WAITING_FOR_CUSTOMER',
      code: '662',
      message: 'WAITING_CUSTOMER_PAYMENT',
    }
    transactions.set(started.id, started)
    const payment_token = createHmac('sha256', secretKey).update(started.id).digest('hex')
    const payment_url = `https://checkout.cinetpay.example/payment/${payment_token}`
    return said(200, '201', 'CREATED', 'Transaction created with success', { payment_token, payment_url })
  }

  const check = ({ transaction_id: id }: Readonly<Record<string, unknown>>): Answer => {
    const found = transactions.get(String(id))
    if (!found) return said(404, '624', 'An error occurred while processing the request', 'Transaction not found')
    const { amount, currency, status, description, code, message } = found
    const isPaid = status === 'ACCEPTED'
    return said(200, code, message, '', {
      amount,
      currency,
      status,
      payment_method: isPaid ? 'OM' : '',
      description,
      metadata: null,
      operator_id: isPaid ? 'MP220915.2257.A76307' : null,
      payment_date: isPaid ? '2026-11-21 12:00:00' : '',
      fund_availability_date: '2026-11-23 00:00:00',
    })
  }

  const server = await startLocalServer(({ method, url, body }) => {
    const question = JSON.parse(body) as Readonly<Record<string, unknown>>
    if (question['apikey'] !== apiKey) return said(401, '609', 'AUTH_NOT_FOUND', 'Apikey not found')
    if (question['site_id'] !== siteId) return said(400, '608', 'MINIMUM_REQUIRED_FIELDS', 'site_id is not valid')
    if (method === 'POST' && url.pathname === '/v2/payment') return start(question)
    if (method === 'POST' && url.pathname === '/v2/payment/check') return check(question)
    return { status: 404, body: { message: 'Not found' } }
  })

  return {
    ...server,
    apiKey,
    siteId,
    secretKey,
    transaction,
    pay: (id) => move(id, 'ACCEPTED', '00', 'SUCCES'),
    refuse: (id) => move(id, 'REFUSED', '600', 'PAYMENT_FAILED'),
    cancel: (id) => move(id, 'REFUSED', '627', 'TRANSACTION_CANCEL'),
    wait: (id) => move(id, 'PENDING', '623', 'WAITING_CUSTOMER_TO_VALIDATE'),
    takeInstead: (id, changes) => void Object.assign(transaction(id), changes),
    notification: (id, { fields = {}, secretKey: secret = secretKey } = {}) => {
      const told = { ...fieldsOf(transaction(id), siteId), ...fields }
      const token = createHmac('sha256', secret).update(Object.values(told).join('')).digest('hex')
      return {
        body: new URLSearchParams(told).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-token': token },
      }
    },
  }
}
