import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

test('without any variable the product runs on this machine alone', () => {
  expect(readEnvironment({})).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: './data', databaseUrl: null, siteUrl: null })
})

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SITE_URL', 'alveole.example'],
  ['API_BASE_URL', 'ftp://alveole.example'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['COUNTRY_HEADERS', 'a b'],
  ['COOKIE_DOMAIN', 'a;b'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', 'x'],
  ['CLIENT_ADDRESS_HEADER', 'a b'],
  ['EVALUATION_HEADER', 'a:b'],
  ['SMTP_URL', 'mail.example.org'],
  ['MAIL_FROM', 'nobody'],
  ['STRIPE_API_URL', 'api.stripe.com'],
  ['SELLING_MODE', 'giving'],
  ['TURNSTILE_SCRIPT_URL', 'api.js'],
  ['TAG_MANAGER_URL', 'GTM-ABC'],
])('a wrong %s stops the start with its name', (name, value) => {
  const read = () => readEnvironment({ [name]: value })
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(`The variable ${name} is wrong: it must be`)
})

test('addresses lose the slash at their end', () => {
  expect(readEnvironment({ SITE_URL: 'https://alveole.example/' }).siteUrl).toBe('https://alveole.example')
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  [{ CINETPAY_API_KEY: 'key', CINETPAY_SITE_ID: '1' }, 'CINETPAY_SECRET_KEY', 'CINETPAY_API_KEY and CINETPAY_SITE_ID'],
  [{ TURNSTILE_SECRET_KEY: 'key' }, 'TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
])('variables that go together are set together: %o', (variables, missing, others) => {
  const read = () => readEnvironment({ SITE_URL: 'https://alveole.example', ...variables })
  expect(read).toThrow(`The variable ${missing} is missing: it goes with ${others}.`)
})

test.each(['SMTP_URL', 'STRIPE_SECRET_KEY', 'CINETPAY_API_KEY', 'TURNSTILE_SITE_KEY'])('%s needs the address that people use', (name) => {
  const read = () => readEnvironment({ [name]: 'smtp://mail.example.org' })
  expect(read).toThrow(`The variable SITE_URL is missing: it goes with ${name}.`)
})

test('the secrets of payment providers are read together, several of a kind by commas', () => {
  const { stripe, cinetpay } = readEnvironment({
    SITE_URL: 'https://alveole.example',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
  })
  expect(stripe).toEqual({ secretKey: 'sk', webhookSecrets: ['whsec_new', 'whsec_old'], apiUrl: null })
  expect(cinetpay).toBeNull()
})

test('the tag manager brings its own origin, and those of its tags', () => {
  const TAG_MANAGER_URL = 'https://tags.example/gtm.js?id=GTM-ABC'
  expect(readEnvironment({}).tagManager).toBeNull()
  expect(readEnvironment({ TAG_MANAGER_URL }).tagManager).toEqual({ url: TAG_MANAGER_URL, origins: ['https://tags.example'] })
  const { tagManager } = readEnvironment({ TAG_MANAGER_URL, TAG_ORIGINS: 'https://tags.example, https://pixel.example' })
  expect(tagManager?.origins).toEqual(['https://tags.example', 'https://pixel.example'])
})

test.each(['pixel.example', "https://pixel.example; script-src 'unsafe-inline'", 'https://pixel.example/path'])('%s is no origin', (origins) => {
  expect(() => readEnvironment({ TAG_MANAGER_URL: 'https://tags.example/gtm.js', TAG_ORIGINS: origins })).toThrow('The variable TAG_ORIGINS')
})

test('origins of tags without a tag manager are a mistake', () => {
  expect(() => readEnvironment({ TAG_ORIGINS: 'https://pixel.example' })).toThrow('The variable TAG_MANAGER_URL is missing: it goes with TAG_ORIGINS.')
})

test('the widget of the bot check is Cloudflare’s unless it is told otherwise', () => {
  const keys = { SITE_URL: 'https://alveole.example', TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' }
  expect(readEnvironment(keys).turnstile?.scriptUrl).toBe('https://challenges.cloudflare.com/turnstile/v0/api.js')
  expect(readEnvironment({ ...keys, TURNSTILE_SCRIPT_URL: 'http://127.0.0.1:1/api.js' }).turnstile?.scriptUrl).toBe('http://127.0.0.1:1/api.js')
})
