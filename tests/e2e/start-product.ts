/** Starts the product as an operator does, on a free port and with a data folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Product = {
  /** Where it answers, without a slash at the end. The same after a restart. */
  readonly url: string
  readonly dataDir: string
  /** All that it wrote since the first start. */
  output: () => string
  /** Asks it to stop, and waits until it has. Gives its exit code: `null` when the signal ended it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Ends it as a power cut would. */
  kill9: () => Promise<void>
  /** Starts it again on the same data and the same port; stops it first when it is running. */
  restart: () => Promise<void>
  /** Ends it and removes its data. */
  end: () => Promise<void>
}

const root = join(import.meta.dirname, '../..')
const startTimeout = 30_000
const stopTimeout = 15_000
const address = /http:\/\/127\.0\.0\.1:(\d+)/

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function ended(child: ChildProcess): Promise<unknown> {
  return hasEnded(child) ? Promise.resolve() : once(child, 'exit')
}

/** Resolves with the port in the first line that tells the address. */
function portOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (what: string): void => {
      settle()
      reject(new Error(`The product ${what}. It wrote:\n${output() || '(nothing)'}`))
    }
    const timer = setTimeout(() => refuse(`told no address within ${startTimeout / 1000} s`), startTimeout)
    const onExit = (code: number | null, signal: string | null): void =>
      refuse(`ended (${signal ?? `exit code ${code}`}) before it told its address`)
    const onError = (error: Error): void => refuse(`could not be started: ${error.message}`)
    let line = ''
    const onText = (text: string): void => {
      line += text
      // Only whole lines: a port cut in two by the pipe would be another port.
      const port = address.exec(line.slice(0, line.lastIndexOf('\n') + 1))?.[1]
      if (port === undefined) return
      settle()
      resolve(port)
    }
    function settle(): void {
      clearTimeout(timer)
      child.stdout?.off('data', onText)
      child.off('exit', onExit).off('error', onError)
    }
    child.stdout?.on('data', onText)
    child.on('exit', onExit).on('error', onError)
  })
}

/**
 * Starts `adapters/server/start.ts` and waits for the line that tells its address.
 *
 * @param env what the product must find in its environment, beside HOST and DATA_DIR; PORT when its address must be known before
 * @param args how it is started, such as `--dev`
 */
export async function startProduct(
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alveole-'))
  let output = ''
  let child: ChildProcess | undefined

  const endAtOnce = (): void => {
    child?.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', endAtOnce)

  async function start(port: string): Promise<string> {
    const started = spawn(process.execPath, [join(root, 'adapters/server/start.ts'), ...args], {
      cwd: root,
      env: { ...process.env, HOST: '127.0.0.1', NODE_ENV: 'production', ...env, PORT: port, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    const keep = (text: string): void => {
      output += text
    }
    started.stdout.setEncoding('utf8').on('data', keep)
    started.stderr.setEncoding('utf8').on('data', keep)
    try {
      return await portOf(started, () => output)
    } catch (error) {
      started.kill('SIGKILL')
      await ended(started)
      throw error
    }
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (!child || hasEnded(child)) return child?.exitCode ?? null
    const stopping = child
    let late = false
    const timer = setTimeout(() => {
      late = true
      stopping.kill('SIGKILL')
    }, stopTimeout)
    stopping.kill(signal)
    await ended(stopping)
    clearTimeout(timer)
    if (late) throw new Error(`The product did not stop within ${stopTimeout / 1000} s of ${signal}. It wrote:\n${output}`)
    return stopping.exitCode
  }

  async function end(): Promise<void> {
    await stop('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
    process.off('exit', endAtOnce)
  }

  try {
    const port = await start(env['PORT'] ?? '0')
    return {
      url: `http://127.0.0.1:${port}`,
      dataDir,
      output: () => output,
      stop,
      kill9: async () => void (await stop('SIGKILL')),
      restart: async () => {
        await stop()
        await start(port)
      },
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}
