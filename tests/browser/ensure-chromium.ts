/** Finds a Chromium on this machine, and installs one when there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { runCommand } from '../runner/command.ts'
import { chromiumArguments, findChromium, waysToInstall, waysToLighten, type Found } from './find-chromium.ts'

const isRoot = process.getuid?.() === 0

const advice = 'Install Chromium or Chrome, or name one in CHROMIUM_PATH.'

function look(): Found {
  return findChromium({
    named: process.env['CHROMIUM_PATH'],
    ofPlaywright: chromium.executablePath(),
    starts: (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
  })
}

function pathOf(found: Found): string {
  if (found.type === 'found') return found.path
  if (found.type === 'missing') throw new Error(`The browser tests found no Chromium. ${advice}`)
  throw new Error(`CHROMIUM_PATH names ${found.path}, which does not start. Correct it, or leave it out.`)
}

/** What Playwright needs to launch the Chromium of this machine. Throws a sentence when there is none. */
export function chromiumLaunchOptions() {
  return { executablePath: pathOf(look()), args: chromiumArguments({ isRoot }) }
}

/** Installs a Chromium when the machine has none, or a heavy one in CI. Throws a sentence when there is still none. */
export async function ensureChromium(say: (sentence: string) => void): Promise<string> {
  const found = look()
  if (found.type === 'named-but-broken') return pathOf(found)
  const machine = { isRoot, hasApt: existsSync('/usr/bin/apt-get') }
  const named = process.env['CHROMIUM_PATH']
  const isMissing = found.type === 'missing'
  const ways = isMissing ? waysToInstall(machine) : waysToLighten({ ...machine, found, named, isCI: Boolean(process.env['CI']) })
  const failures: string[] = []
  for (const commands of ways) {
    say(`${isMissing ? 'No' : 'No light'} Chromium here: installing one with \`${commands.join(' && ')}\`.`)
    const failure = await failureOf(commands)
    const installed = look()
    if (failure === null && installed.type === 'found') return installed.path
    if (failure !== null) failures.push(failure)
  }
  const last = look()
  if (last.type === 'found') return last.path
  throw new Error(`The browser tests found no Chromium and could not install one. ${advice}\n${failures.join('\n')}`)
}

/** Runs commands one after the other: what the first that fails wrote, or null. */
async function failureOf(commands: readonly string[]): Promise<string | null> {
  for (const command of commands) {
    const { exitCode, output } = await runCommand(command, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (exitCode !== 0) return `\`${command}\` failed:\n${output.trimEnd()}`
  }
  return null
}
