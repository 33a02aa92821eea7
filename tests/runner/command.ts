/** Runs a command of the project (`tsc`, `vitest`…), from its root if not told otherwise, on the Node and the tools that it installed. */
import { spawn, type ChildProcess } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = join(import.meta.dirname, '../..')

export type Finished = { exitCode: number; output: string }

export type CommandOptions = { cwd?: string; env?: Record<string, string>; timeoutMinutes?: number }

const running = new Set<ChildProcess>()

function kill(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) kill(child)
    process.exit(1)
  })
}

/** The exit code and all that the command wrote; one that takes too long is stopped, and has failed. */
export function runCommand(command: string, options: CommandOptions = {}): Promise<Finished> {
  const { cwd = root, env = {}, timeoutMinutes = 10 } = options
  const [program = '', ...args] = command.split(' ')
  const path = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)
  return new Promise((resolve) => {
    // A group of its own, so that the browsers and servers that it starts can be ended with it.
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(child)
    let output = ''
    const keep = (text: string): void => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const timer = setTimeout(() => {
      keep(`\nStopped: \`${command}\` was not over after ${timeoutMinutes} minutes.\n`)
      kill(child)
    }, timeoutMinutes * 60_000)
    const finish = (exitCode: number): void => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ exitCode, output: stripVTControlCharacters(output) })
    }
    child.once('error', (error) => {
      keep(`\`${command}\` could not be started: ${error.message}\n`)
      finish(1)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}
