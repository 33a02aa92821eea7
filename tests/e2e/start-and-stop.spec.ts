import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startProduct } from './start-product.ts'

// A page that is open when its product stops cannot load the rest of itself.
test.use({ expectedErrors: /net::ERR_|Failed to fetch/ })

const root = join(import.meta.dirname, '../..')

/** Runs the start to its end, which is expected to come soon. */
const startThatFails = async (env: Record<string, string>): Promise<{ code: number | null; said: string }> => {
  const child: ChildProcess = spawn(process.execPath, [join(root, 'adapters/server/start.ts')], {
    cwd: root,
    // Without the colours that a test runner asks for, about which Node would say something too.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout?.on('data', (text) => (said += String(text)))
  child.stderr?.on('data', (text) => (said += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: said.trim() }
}

const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'alveole-start-'))

for (const [state, occupy] of [
  ['idle', async () => {}],
  ['open in a browser', async (page: Page, url: string) => void (await page.goto(`${url}/premium`))],
  [
    'receiving a request',
    async (_page: Page, url: string) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
      await once(socket, 'connect')
      socket.write('POST /login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nemail=')
    },
  ],
] as const) {
  test(`Ctrl-C ends a product that is ${state} well, within two seconds`, async ({ page }) => {
    const product = await startProduct()
    try {
      await occupy(page, product.url)
      const before = performance.now()
      expect(await product.stop('SIGINT')).toBe(0)
      expect(performance.now() - before).toBeLessThan(2000)
    } finally {
      await product.end()
    }
  })
}

test('a second start builds nothing', async () => {
  const product = await startProduct()
  try {
    await product.restart()
    expect(product.output()).not.toContain('Building')
    expect(product.output().match(/Alvéole is ready/g)).toHaveLength(2)
  } finally {
    await product.end()
  }
})

test('the product with nothing behind it serves its pages, its offers and its courses', async ({ request }) => {
  const product = await startProduct({ NODE_ENV: 'development' }, ['--dev', '--in-memory'])
  try {
    for (const [path, words] of [
      ['/premium', 'Solo 12 mois'],
      ['/revisions/mathematiques-premiere/algebre/second-degre', 'forme canonique'],
    ] as const) {
      const page = await request.get(product.url + path)
      expect(page.status()).toBe(200)
      expect(await page.text()).toContain(words)
    }
    expect(await product.stop('SIGINT')).toBe(0)
  } finally {
    await product.end()
  }
})

test('it is healthy', async ({ request }) => {
  const health = await request.get('/healthz')
  expect(health.status()).toBe(200)
  expect(await health.json()).toEqual({ ready: true })
})

test('a busy port is told in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const folder = freshFolder()
  const { code, said } = await startThatFails({ PORT: port, DATA_DIR: folder })
  other.close()
  rmSync(folder, { recursive: true })
  expect(code).toBe(1)
  expect(said).toBe(`Port ${port} is already in use: stop the other program, or choose another port with PORT=3001 npm start.`)
})

test('a data folder that cannot be written to is told in one sentence', async () => {
  const folder = freshFolder()
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const { code, said } = await startThatFails({ PORT: '0', DATA_DIR: join(file, 'data') })
  rmSync(folder, { recursive: true })
  expect(code).toBe(1)
  expect(said).toMatch(/^The data folder .* cannot be written to .*: make it writable, or set DATA_DIR to another folder\.$/)
})

test('a library that is not there is told in one sentence', async () => {
  const folder = freshFolder()
  const { code, said } = await startThatFails({ PORT: '0', DATA_DIR: folder, CONTENT_DIR: join(folder, 'nowhere') })
  rmSync(folder, { recursive: true })
  expect(code).toBe(1)
  expect(said).toMatch(/^There is no library in .*: set CONTENT_DIR to the folder that holds fr\/ and en\/\.$/)
})

test('a wrong variable is told with its name', async () => {
  const { code, said } = await startThatFails({ PORT: 'http' })
  expect(code).toBe(1)
  expect(said).toBe('The variable PORT is wrong: it must be a whole number from 0 to 65535.')
})
