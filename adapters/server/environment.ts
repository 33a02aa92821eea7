import * as v from 'valibot'

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
  COOKIE_DOMAIN: variable(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/i, 'must be a domain name'))),
  LOG_LEVEL: variable(v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')),
})

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
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** A variable that stops the start, with a sentence that names it. */
export class EnvironmentError extends Error {}

export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const read = v.safeParse(environmentSchema, variables)
  if (!read.success) {
    const [issue] = read.issues
    throw new EnvironmentError(`The variable ${v.getDotPath(issue)} is wrong: it ${issue.message}.`)
  }
  const given = read.output
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
    logLevel: given.LOG_LEVEL ?? 'info',
  }
}
