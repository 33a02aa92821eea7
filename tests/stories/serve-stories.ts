/** Before the test of the stories: a Chromium, and a build of the stories served on the loopback. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import * as v from 'valibot'
import { ensureChromium } from '../browser/ensure-chromium.ts'
import { runCommand } from '../runner/command.ts'

const indexSchema = v.object({ entries: v.record(v.string(), v.object({ id: v.string(), type: v.string(), tags: v.array(v.string()) })) })

export default async function serveStories(): Promise<() => void> {
  await ensureChromium(console.log)
  const folder = mkdtempSync(join(tmpdir(), 'alveole-stories-'))
  const built = await runCommand(`storybook build --quiet --disable-telemetry --output-dir ${folder}`)
  if (built.exitCode !== 0) throw new Error(`The stories do not build:\n${built.output}`)

  const app = new Hono().use(serveStatic({ root: relative(process.cwd(), folder) }))
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { entries } = v.parse(indexSchema, JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  process.env['STORIES_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env['STORIES'] = JSON.stringify(stories.map(({ id, tags }) => ({ id, isForReading: tags.includes('reading') })))

  return () => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  }
}
