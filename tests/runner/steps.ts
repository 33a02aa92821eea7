/** One way to run a series of checks and test runners: short when they pass, whole when they fail. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand, type CommandOptions } from './command.ts'
import { add, countsLine, none, settle, type Counts } from './counts.ts'

/** `remark` is a figure worth reading when all is well. */
type StepResult = { counts: Counts; output: string; remark?: string }

export type Step = { name: string; run: () => Promise<StepResult> }

/** A check: its commands one after the other until one fails; it counts as one test. */
export function check(name: string, ...commands: string[]): Step {
  return {
    name,
    run: async () => {
      const outputs: string[] = []
      for (const command of commands) {
        const { exitCode, output } = await runCommand(command)
        outputs.push(output)
        if (exitCode !== 0) return { counts: { ...none, failed: 1 }, output: outputs.join('') }
      }
      return { counts: { ...none, passed: 1 }, output: outputs.join('') }
    },
  }
}

type Runner = CommandOptions & {
  /** The command, given the file where the runner must leave its report in JSON. */
  command: (reportFile: string) => string
  env?: Record<string, string>
  reportFileIn?: string
  count: (report: unknown) => Counts
  remark?: (output: string) => string
}

/** A test runner: each of its tests counts. */
export function runner(name: string, options: Runner): Step {
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'alveole-report-'))
      const reportFile = join(folder, 'report.json')
      const { command, count, reportFileIn, env, remark, ...commandOptions } = options
      try {
        const { exitCode, output } = await runCommand(command(reportFile), {
          ...commandOptions,
          env: { ...env, ...(reportFileIn === undefined ? {} : { [reportFileIn]: reportFile }) },
        })
        try {
          const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'))
          return { counts: settle(count(report), exitCode), output, remark: remark?.(output) ?? '' }
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error)
          return { counts: { ...none, failed: 1 }, output: `${output}\nThe runner left no report to read: ${why}\n` }
        }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

type Finished = { name: string; counts: Counts }

function show(name: string, { counts, output, remark }: StepResult, milliseconds: number): void {
  const total = counts.passed + counts.failed + counts.skipped
  const detail = [total > 1 ? countsLine(counts) : '', remark ?? ''].map((part) => (part ? `, ${part}` : '')).join('')
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name} (${(milliseconds / 1000).toFixed(1)} s${detail})`)
  if (counts.failed > 0) console.log(`${output.trimEnd().replaceAll(/^/gm, '  ')}\n`)
}

/** Runs every step, even after a failure, at most `atOnce` at the same time. */
export async function runSteps(steps: Step[], atOnce: number): Promise<Finished[]> {
  const waiting = [...steps]
  const finished: Finished[] = []
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = Date.now()
      const result = await step.run().catch((error: unknown): StepResult => {
        const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
        return { counts: { ...none, failed: 1 }, output }
      })
      show(step.name, result, Date.now() - start)
      finished.push({ name: step.name, counts: result.counts })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return finished
}

/** Lists what failed, ends with the counts, and makes the process fail with them. */
export function conclude(finished: Finished[]): void {
  const failed = finished.filter(({ counts }) => counts.failed > 0).map(({ name }) => name)
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '')
  console.log(countsLine(finished.map(({ counts }) => counts).reduce(add, none)))
  if (failed.length > 0 || finished.length === 0) process.exitCode = 1
}
