/** Before the browser tests: a Chromium, and a production build of the sources as they are. */
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../browser/ensure-chromium.ts'
import { runCommand } from '../runner/command.ts'

const root = join(import.meta.dirname, '../..')
const built = ['build/server/index.js', 'build/client'].map((path) => join(root, path))
const sources = ['{domain,application,adapters,ui}/**/*', '*.config.ts', 'package-lock.json', 'tsconfig.json']

function buildIsFresh(): boolean {
  if (!built.every((path) => existsSync(path))) return false
  const builtAt = Math.min(...built.map((path) => statSync(path).mtimeMs))
  return globSync(sources, { cwd: root }).every((path) => {
    const stats = statSync(join(root, path))
    return !stats.isFile() || stats.mtimeMs <= builtAt
  })
}

export default async function globalSetup(): Promise<void> {
  await ensureChromium(console.log)
  if (buildIsFresh()) return
  console.log('Building the product for the browser tests.')
  const { exitCode, output } = await runCommand('react-router build')
  if (exitCode !== 0) throw new Error(`The production build failed:\n${output}`)
}
