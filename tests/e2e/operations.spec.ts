/** What an operator sees of a running process: measurements, logs, headers, and how it stops. No browser is needed. */
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { startProduct, type Product } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ METRICS_PORT: '0', LOG_LEVEL: 'info' })
})
test.afterAll(() => product?.end())
test.describe.configure({ mode: 'serial' })

const signUpForm = (email: string) => ({
  email,
  emailConfirmation: email,
  password: 'ruche-dorée',
  passwordConfirmation: 'ruche-dorée',
  conditions: 'on',
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${product.url}${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })

test('measurements are on a port of their own, by the pattern of the call', async () => {
  await (await fetch(`${product.url}/api/productplans/solo-yearly`)).text()
  await (await fetch(`${product.url}/premium`)).text()
  const address = /Its measurements are on (http:\/\/127\.0\.0\.1:\d+\/metrics)/.exec(product.output())?.[1] ?? ''
  const figures = await (await fetch(address)).text()
  expect(figures).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/api\/productplans\/:planId",status="200"\} 1$/m)
  expect(figures).toMatch(/^http_request_duration_seconds_count\{method="GET",route="page",status="200"\} 1$/m)
  expect(figures).toMatch(/^content_documents [1-9]\d*$/m)
  expect(figures).toMatch(/^orders_pending 0$/m)
  expect((await fetch(`${product.url}/metrics`)).status).toBe(404)
})

test('a request has an id, which stands in the log, where nobody’s address, password or question stands', async () => {
  const answered = await post('/api/auth/sign-up', signUpForm('lea.secret@example.org'), { 'x-request-id': 'request-of-lea-1' })
  expect(answered.status).toBe(200)
  expect(answered.headers.get('x-request-id')).toBe('request-of-lea-1')
  const own = await fetch(`${product.url}/premium?email=lea.secret@example.org`, { headers: { 'x-request-id': 'bad id\u00e9'.slice(0, 6) } })
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  await expect.poll(product.output).toContain('"requestId":"request-of-lea-1"')
  expect(product.output()).toContain('"route":"/api/auth/sign-up"')
  expect(product.output()).not.toMatch(/lea\.secret|ruche|127\.0\.0\.1:\d+.*"address"/)
})

test('the mail that confirms the address lies in the data folder, whole', async () => {
  const folder = join(product.dataDir, 'mails')
  const letters = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [])
  await expect.poll(() => letters().length).toBe(1)
  const [name = ''] = letters()
  const mail = readFileSync(join(folder, name), 'utf8')
  expect(mail).toContain('To: lea.secret@example.org')
  expect(mail).toContain('Content-Type: multipart/alternative')
})

test('pages forbid scripts, frames and forms that are not theirs', async () => {
  const { headers } = await fetch(`${product.url}/premium`)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}'/)
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) expect(policy).toContain(rule)
  expect(policy).not.toContain('unsafe-eval')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('the document of the API is at its address', async () => {
  const document = (await (await fetch(`${product.url}/openapi.json`)).json()) as { openapi: string; info: { version: string } }
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '6.10.0' } })
})

test('a body that is too large is refused before it has arrived', async () => {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1')
  socket.write('POST /api/auth/local HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10000000\r\n\r\n{')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('asked to stop, it finishes what it is doing, and then ends well', async () => {
  const body = JSON.stringify(signUpForm('max@example.org'))
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1')
  const received: string[] = []
  socket.setEncoding('utf8').on('data', (text: string) => received.push(text))
  socket.write(
    `POST /api/auth/sign-up HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
  )
  // The first half has arrived once a request that was sent after it is answered.
  await (await fetch(`${product.url}/healthz`)).text()
  const stopped = product.stop('SIGTERM')
  await expect.poll(() => fetch(`${product.url}/healthz`).then(({ status }) => status, () => 'closed')).not.toBe(200)
  socket.write(body.slice(10))
  await once(socket, 'close')
  expect(received.join('')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await stopped).toBe(0)
})
