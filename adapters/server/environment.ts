import * as v from 'valibot'
import type { SellingMode } from '../../domain/plans/testing-plan.ts'
import { defaultSiteNames, parseSiteNames, type SiteNames } from '../../domain/navigation/site-names.ts'
import { isEmail } from '../../domain/validation/email.ts'

/** A variable that is not set and one that is empty are the same. */
const variable = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.pipe(
    v.optional(v.string()),
    v.transform((value) => (value === '' ? undefined : value)),
    v.optional(schema),
  )

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a whole number from 0 to 65535'),
)
const httpUrl = v.pipe(
  v.string(),
  v.url('must be an address that begins with http:// or https://'),
  v.regex(/^https?:\/\//, 'must be an address that begins with http:// or https://'),
  v.transform((url) => url.replace(/\/+$/, '')),
)

const headerName = v.regex<string, string>(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
const list = v.pipe(v.string(), v.transform((names) => names.split(',').map((name) => name.trim())))

/** The names of `parseSiteNames`, as JSON. What is wrong among them is named by its place. */
const siteNames = v.pipe(
  v.string(),
  v.parseJson({}, 'must be JSON'),
  v.rawTransform(({ dataset, addIssue, NEVER }): SiteNames => {
    const read = parseSiteNames(dataset.value)
    if (read.isOk()) return read.value
    addIssue({ message: `is wrong at ${read.error.faults.map(({ field }) => field || 'its whole').join(' and at ')}` })
    return NEVER
  }),
)

const environmentSchema = v.object({
  PORT: variable(port),
  HOST: variable(v.string()),
  SITE_URL: variable(httpUrl),
  API_BASE_URL: variable(httpUrl),
  DATA_DIR: variable(v.string()),
  DATABASE_URL: variable(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be an address that begins with postgres://'))),
  CONTENT_DIR: variable(v.string()),
  COUNTRY_HEADERS: variable(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+(,[A-Za-z0-9-]+)*$/, 'must be header names separated by commas'), v.transform((names) => names.split(','))),
  ),
  SITE_NAMES: variable(siteNames),
  ACCOUNT_SITE_URL: variable(v.pipe(httpUrl, v.transform((url) => new URL(url).origin))),
  COOKIE_DOMAIN: variable(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/i, 'must be a domain name'))),
  METRICS_PORT: variable(port),
  METRICS_HOST: variable(v.string()),
  CLIENT_ADDRESS_HEADER: variable(v.pipe(v.string(), headerName)),
  EVALUATION_HEADER: variable(v.pipe(v.string(), headerName, v.toLowerCase())),
  SMTP_URL: variable(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an address that begins with smtp:// or smtps://'))),
  OPERATOR: variable(v.pipe(v.string(), v.maxLength(300, 'must have at most 300 characters'))),
  OPERATOR_TAX_LINE: variable(v.pipe(v.string(), v.maxLength(300, 'must have at most 300 characters'))),
  MAIL_FROM: variable(v.pipe(v.string(), v.check(isEmail, 'must be an e-mail address'))),
  STRIPE_SECRET_KEY: variable(v.string()),
  STRIPE_WEBHOOK_SECRET: variable(list),
  STRIPE_API_URL: variable(httpUrl),
  CINETPAY_API_KEY: variable(v.string()),
  CINETPAY_SITE_ID: variable(v.string()),
  CINETPAY_SECRET_KEY: variable(v.string()),
  CINETPAY_API_URL: variable(httpUrl),
  TURNSTILE_SITE_KEY: variable(v.string()),
  TURNSTILE_SECRET_KEY: variable(v.string()),
  TURNSTILE_API_URL: variable(httpUrl),
  TURNSTILE_SCRIPT_URL: variable(httpUrl),
  TAG_MANAGER_URL: variable(httpUrl),
  TAG_ORIGINS: variable(v.pipe(list, v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s;,']+$/, 'must be origins such as https://tags.example, separated by commas'))))),
  SELLING_MODE: variable(v.picklist(['selling', 'testing'], 'must be selling or testing')),
  LOG_LEVEL: variable(v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')),
})

type Given = v.InferOutput<typeof environmentSchema>

/** `scriptUrl`: where the browser finds the widget; `apiUrl`: where tokens are checked, null for Cloudflare's own. */
export type TurnstileSettings = { readonly siteKey: string; readonly secretKey: string; readonly apiUrl: string | null; readonly scriptUrl: string }

/** The environment, read once. Every variable is in the table of the README. */
export type Environment = {
  readonly port: number
  readonly host: string
  /** Where people reach the site; null when it is simply where the process listens. */
  readonly siteUrl: string | null
  /** An API elsewhere; null when this process answers it. */
  readonly apiBaseUrl: string | null
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly contentDir: string
  readonly countryHeaders: readonly string[]
  readonly cookieDomain: string | null
  /** Paths, partners and addresses that this installation chose for itself. */
  readonly siteNames: SiteNames
  /** Where measurements are served; null when they are not. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** The header in which the proxy tells the caller's address; null when callers connect to the process itself. */
  readonly clientAddressHeader: string | null
  /** The header with which a call says that it only evaluates the product. */
  readonly evaluationHeader: string
  /** Where mails are sent; null when they are written to the data folder. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** The company that runs the product, with its postal address, as contracts name it. */
  readonly operator: string
  readonly operatorTaxLine: string | null
  /** Cards, through Stripe. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecrets: readonly string[]; readonly apiUrl: string | null } | null
  /** Mobile money, through CinetPay. */
  readonly cinetpay: { readonly apiKey: string; readonly siteId: string; readonly secretKey: string; readonly apiUrl: string | null } | null
  /** Null where the bot check is a puzzle that the browser solves. */
  readonly turnstile: TurnstileSettings | null
  /** The address of the tag manager's script, and the origins that it and its tags speak to; null where nothing is measured. */
  readonly tagManager: { readonly url: string; readonly origins: readonly string[] } | null
  readonly sellingMode: SellingMode
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** A variable that stops the start, with a sentence that names it. */
export class EnvironmentError extends Error {}

/** Variables that only make sense together: all of them, or none. */
const together = <Names extends keyof Given>(given: Given, ...names: readonly Names[]): { [Name in Names]: NonNullable<Given[Name]> } | null => {
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new EnvironmentError(`The variable ${missing[0]} is missing: it goes with ${names.filter((name) => !missing.includes(name)).join(' and ')}.`)
  return given as { [Name in Names]: NonNullable<Given[Name]> }
}

const stripeOf = (given: Given): Environment['stripe'] => {
  const set = together(given, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  return set && { secretKey: set.STRIPE_SECRET_KEY, webhookSecrets: set.STRIPE_WEBHOOK_SECRET, apiUrl: given.STRIPE_API_URL ?? null }
}

const cinetpayOf = (given: Given): Environment['cinetpay'] => {
  const set = together(given, 'CINETPAY_API_KEY', 'CINETPAY_SITE_ID', 'CINETPAY_SECRET_KEY')
  return (
    set && {
      apiKey: set.CINETPAY_API_KEY,
      siteId: set.CINETPAY_SITE_ID,
      secretKey: set.CINETPAY_SECRET_KEY,
      apiUrl: given.CINETPAY_API_URL ?? null,
    }
  )
}

const turnstileOf = (given: Given): Environment['turnstile'] => {
  const set = together(given, 'TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY')
  return (
    set && {
      siteKey: set.TURNSTILE_SITE_KEY,
      secretKey: set.TURNSTILE_SECRET_KEY,
      apiUrl: given.TURNSTILE_API_URL ?? null,
      scriptUrl: given.TURNSTILE_SCRIPT_URL ?? 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    }
  )
}

const tagManagerOf = ({ TAG_MANAGER_URL: url, TAG_ORIGINS: others = [] }: Given): Environment['tagManager'] => {
  if (url !== undefined) return { url, origins: [...new Set([new URL(url).origin, ...others])] }
  if (others.length > 0) throw new EnvironmentError('The variable TAG_MANAGER_URL is missing: it goes with TAG_ORIGINS.')
  return null
}

export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const read = v.safeParse(environmentSchema, variables)
  if (!read.success) {
    const [issue] = read.issues
    throw new EnvironmentError(`The variable ${v.getDotPath(issue)} is wrong: it ${issue.message}.`)
  }
  const given = read.output
  // Mails and payment providers need whole addresses, which people can reach.
  for (const name of ['SMTP_URL', 'STRIPE_SECRET_KEY', 'CINETPAY_API_KEY', 'TURNSTILE_SITE_KEY'] as const) {
    if (given[name] !== undefined && given.SITE_URL === undefined) throw new EnvironmentError(`The variable SITE_URL is missing: it goes with ${name}.`)
  }
  const { SITE_NAMES: names = defaultSiteNames } = given
  if (names.accountSite !== null) throw new EnvironmentError('The variable SITE_NAMES is wrong: the account site has a variable of its own, ACCOUNT_SITE_URL.')
  return {
    port: given.PORT ?? 3000,
    host: given.HOST ?? '127.0.0.1',
    siteUrl: given.SITE_URL ?? null,
    apiBaseUrl: given.API_BASE_URL ?? null,
    dataDir: given.DATA_DIR ?? './data',
    databaseUrl: given.DATABASE_URL ?? null,
    contentDir: given.CONTENT_DIR ?? './content',
    countryHeaders: given.COUNTRY_HEADERS ?? ['cf-ipcountry', 'x-country-code'],
    cookieDomain: given.COOKIE_DOMAIN ?? null,
    siteNames: { ...names, accountSite: given.ACCOUNT_SITE_URL ?? null },
    metrics: given.METRICS_PORT === undefined ? null : { host: given.METRICS_HOST ?? '127.0.0.1', port: given.METRICS_PORT },
    clientAddressHeader: given.CLIENT_ADDRESS_HEADER ?? null,
    evaluationHeader: given.EVALUATION_HEADER ?? 'x-evaluation',
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? 'bonjour@alveole.example',
    operator: given.OPERATOR ?? 'Alvéole',
    operatorTaxLine: given.OPERATOR_TAX_LINE ?? null,
    stripe: stripeOf(given),
    cinetpay: cinetpayOf(given),
    turnstile: turnstileOf(given),
    tagManager: tagManagerOf(given),
    sellingMode: given.SELLING_MODE ?? 'selling',
    logLevel: given.LOG_LEVEL ?? 'info',
  }
}
