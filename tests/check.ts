/** `npm run check`: what can be said of the code without a database or a browser. */
import { countVitest } from './runner/counts.ts'
import { check, conclude, runner, runSteps, type Step } from './runner/steps.ts'

function vitest(name: string, project: string, options: { coverage?: boolean } = {}): Step {
  return runner(name, {
    command: (report) =>
      `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report}${options.coverage ? ' --coverage' : ''}`,
    count: countVitest,
    ...(options.coverage ? { remark: coverageOfTheRules } : {}),
  })
}

/** Of what vitest prints with `--coverage`, the line on all files; it fails by itself under the limits of its configuration. */
function coverageOfTheRules(output: string): string {
  const [, , branches, , lines] = /^All files.*$/m.exec(output)?.[0].split('|').map((cell) => cell.trim()) ?? []
  return `${lines} % of the lines and ${branches} % of the branches of domain and application covered`
}

const onTheSources = [
  check('types', 'react-router typegen', 'tsc'),
  vitest('unit tests', 'unit', { coverage: true }),
  check('lint', 'oxlint --deny-warnings'),
  check('imports between layers', 'node tests/architecture/check-imports.ts'),
  check('purity of the domain', 'node tests/architecture/check-purity.ts'),
  check('a story for each component', 'node tests/architecture/check-stories.ts'),
  check('contrast of the colours', 'node tests/architecture/check-contrast.ts'),
  check('a row for each rule', 'node tests/architecture/check-rule-table.ts'),
  check('translations', 'lingui check sync --clean --verbose', 'lingui check missing --mode catalog --verbose'),
  check('nothing unused', 'knip --no-progress --no-config-hints'),
]

/** The build comes alone and last: it needs the whole machine, and `react-router typegen` not to write meanwhile. */
const build = check('production build', 'react-router build')

export const contracts = vitest('contracts of the adapters', 'contracts')

export async function runChecks() {
  return [...(await runSteps(onTheSources, 2)), ...(await runSteps([build], 1))]
}

if (import.meta.main) conclude(await runChecks())
