import { execFile, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

type CommandName = 'back-up-database' | 'restore-database' | 'move-database'
const programOf = (name: CommandName): string => fileURLToPath(new URL(`../../adapters/commands/${name}.ts`, import.meta.url))

/** How a command of the operator ended, and what it said. */
export type Ending = { readonly code: number; readonly printed: string; readonly complaint: string }

/** Runs a command of the operator as npm does, in a process of its own that knows these variables only. */
export const runCommand = (name: CommandName, given: readonly string[], variables: Record<string, string>): Promise<Ending> =>
  new Promise((resolve) => {
    execFile(process.execPath, [programOf(name), ...given], { env: variables }, (error, printed, complaint) =>
      resolve({ code: error === null ? 0 : Number(error.code), printed, complaint }),
    )
  })

/** A process whose standard output is read line by line while it runs. */
export type RunningProcess = {
  /** Every line so far. */
  readonly lines: readonly string[]
  /** Waits until there are this many lines. */
  readonly until: (count: number) => Promise<void>
  /** `kill -9`, and waits for its end. */
  readonly kill: () => Promise<void>
}

/** Starts a program that prints lines. */
export const startProgram = (program: string, given: readonly string[], variables: Record<string, string> = {}): RunningProcess => {
  const child = spawn(process.execPath, [program, ...given], { env: variables, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  return {
    lines,
    until: (count) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (lines.length >= count) resolve()
          else reader.once('line', look)
        }
        void ended.then(() => reject(new Error(`The process ended after ${lines.length} lines.`)))
        look()
      }),
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

export const startCommand = (name: CommandName, variables: Record<string, string>): RunningProcess => startProgram(programOf(name), [], variables)
