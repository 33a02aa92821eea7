/**
 * Refuses an import that goes against the layers (rules: `.dependency-cruiser.mjs`).
 * A check that looks at nothing passes everything, so it must also have read every source file,
 * and refuse each import of the canary that was made to be refused.
 */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { expectedRefusals } from './canary/expected-refusals.ts'

const root = join(import.meta.dirname, '../..')
const layers = ['domain', 'application', 'adapters', 'ui', 'stories', 'tests']
const canary = 'tests/architecture/canary'
const fewestPlausibleModules = 20

const { options, ...rules } = await extractDepcruiseConfig(join(root, '.dependency-cruiser.mjs'))

async function read(baseDir: string, exclude?: string): Promise<ICruiseResult> {
  const folders = layers.filter((layer) => existsSync(join(baseDir, layer)))
  const ruleSet: IFlattenedRuleSet = rules
  const { output } = await cruise(folders, {
    ...options,
    ...(exclude === undefined ? {} : { exclude }),
    ruleSet,
    validate: true,
    baseDir,
  })
  if (typeof output === 'string') throw new TypeError('dependency-cruiser gave a text where its result was expected')
  return output
}

type Violation = ICruiseResult['summary']['violations'][number]

function sentence({ rule, from, to, cycle }: Violation): string {
  const why = rules.forbidden?.find(({ name }) => name === rule.name)?.comment ?? rule.name
  if (cycle && cycle.length > 0) return `${[from, ...cycle.map(({ name }) => name)].join(' → ')}: ${why}.`
  if (from === to) return `${from}: ${why}.`
  return `${from} imports ${to.replace(/^.*node_modules\//, '')}: ${why}.`
}

async function complaintsAboutTheTree(): Promise<string[]> {
  const { modules, summary } = await read(root, `^${canary}/`)
  const seen = new Set(modules.map(({ source }) => source))
  const files = globSync(`{${layers.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !file.startsWith(canary) && !file.endsWith('.d.ts'),
  )
  const unread = files.filter((file) => !seen.has(file))
  const complaints = summary.violations.map(sentence)
  if (files.length < fewestPlausibleModules) {
    complaints.push(`Only ${files.length} source files were found, which cannot be the whole product.`)
  }
  if (unread.length > 0) {
    complaints.push(`The check did not read ${unread.length} of ${files.length} source files: ${unread.join(', ')}.`)
  }
  if (complaints.length === 0) console.log(`${files.length} source files keep to the import rules.`)
  return complaints
}

async function complaintsAboutTheCanary(): Promise<string[]> {
  const { summary } = await read(join(root, canary, 'house'))
  const refused = new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))
  const complaints = Object.entries(expectedRefusals).flatMap(([rule, files]) =>
    files
      .filter((file) => !refused.has(`${rule}: ${file}`))
      .map((file) => `The rule ${rule} no longer refuses ${canary}/house/${file}: the check has gone blind.`),
  )
  for (const { name } of rules.forbidden ?? []) {
    if (name !== undefined && !(name in expectedRefusals)) complaints.push(`The rule ${name} has no canary.`)
  }
  for (const violation of summary.violations) {
    if (violation.from.includes('allowed')) complaints.push(`A good import is refused: ${sentence(violation)}`)
  }
  if (complaints.length === 0) console.log(`The canary is refused by each of the ${rules.forbidden?.length} rules.`)
  return complaints
}

const complaints = [...(await complaintsAboutTheTree()), ...(await complaintsAboutTheCanary())]
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1
