/**
 * `npm run test:mutation`: changes the rules in thousands of small ways, and counts how many of the changes the tests notice.
 *
 * One folder of the domain after the other, each against the tests of that folder alone: a rule is known by the tests
 * beside it. `npm run test:mutation -- money plans` does these folders only.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

/** Of the changes, how many must be noticed, in percent. */
const leastScore = 90

const root = join(import.meta.dirname, '..')

type Score = { noticed: number; unnoticed: number }

const percent = ({ noticed, unnoticed }: Score): number => (100 * noticed) / (noticed + unnoticed)

const line = (name: string, score: Score): string =>
  `${name.padEnd(20)} ${percent(score).toFixed(1).padStart(5)} %  of ${score.noticed + score.unnoticed} changes, ${score.unnoticed} unnoticed`

async function mutate(folder: string): Promise<Score> {
  process.env['MUTATED_FOLDER'] = folder
  const mutants = await new Stryker({
    mutate: [`domain/${folder}/**/*.ts`, '!**/*.test.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation.config.ts', related: false },
    ignorePatterns: ['/*', '!/domain', '!/tests', '!/tsconfig.json', '!/package.json'],
    concurrency: 2,
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false, reportScoreTable: false },
  }).runMutationTest()

  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  return { noticed: count('Killed', 'Timeout'), unnoticed: count('Survived', 'NoCoverage') }
}

const asked = process.argv.slice(2)
const folders = globSync('domain/*/', { cwd: root })
  .map((folder) => folder.slice('domain/'.length))
  .filter((folder) => asked.length === 0 || asked.includes(folder))
  .toSorted()
if (folders.length === 0 || folders.length < asked.length) {
  console.error(`Of these folders not all are in domain/: ${asked.join(', ')}.`)
  process.exit(1)
}

const lines: string[] = []
const total: Score = { noticed: 0, unnoticed: 0 }
for (const folder of folders) {
  const score = await mutate(folder)
  if (score.noticed + score.unnoticed > 0) lines.push(line(folder, score))
  total.noticed += score.noticed
  total.unnoticed += score.unnoticed
}
console.log(`\n${lines.join('\n')}\n${line('all', total)}`)
if (!(percent(total) >= leastScore)) {
  console.error(`Less than ${leastScore} % of the changes were noticed.`)
  process.exitCode = 1
}
