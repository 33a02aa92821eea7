/** Finds a Chromium on this machine, and installs one when there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { runCommand } from '../runner/command.ts'
import { chromiumArguments, findChromium, waysToInstall, type Found } from './find-chromium.ts'

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

/** Installs a Chromium when the machine has none. Throws a sentence when there is still none. */
export async function ensureChromium(say: (sentence: string) => void): Promise<string> {
  if (look().type !== 'missing') return pathOf(look())
  const failures: string[] = []
  for (const commands of waysToInstall({ isRoot, hasApt: existsSync('/usr/bin/apt-get') })) {
    say(`No Chromium here: installing one with \`${commands.join(' && ')}\`.`)
    for (const command of commands) {
      const { exitCode, output } = await runCommand(command, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
      if (exitCode !== 0) {
        failures.push(`\`${command}\` failed:\n${output.trimEnd()}`)
        break
      }
    }
    const found = look()
    if (found.type === 'found') return found.path
  }
  throw new Error(`The browser tests found no Chromium and could not install one. ${advice}\n${failures.join('\n')}`)
}
