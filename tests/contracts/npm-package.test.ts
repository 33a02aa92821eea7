/** The published library, as somebody gets it who installs it into an empty project. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from 'vite'
import { buildPackage } from '../../adapters/npm-package/build-package.ts'
import { runCommand } from '../runner/command.ts'

const root = join(import.meta.dirname, '../..')
mkdirSync(join(root, 'build'), { recursive: true })
const packaged = mkdtempSync(join(root, 'build/package-'))
const project = mkdtempSync(join(tmpdir(), 'alveole-empty-project-'))

const manifestSchema = v.object({
  name: v.literal('alveole'),
  exports: v.record(v.string(), v.object({ types: v.string(), default: v.string() })),
  dependencies: v.record(v.string(), v.string()),
})
let entryPoints: string[] = []

const importsOfAll = () => entryPoints.map((entry, index) => `import * as entry${index} from '${entry}'`).join('\n')
const sizesOfAll = () => entryPoints.map((_, index) => `Object.keys(entry${index}).length`).join(', ')

const write = (file: string, text: string) => writeFileSync(join(project, file), text)
const run = async (command: string): Promise<string> => {
  const { exitCode, output } = await runCommand(command, { cwd: project })
  if (exitCode !== 0) throw new Error(`\`${command}\` failed:\n${output}`)
  return output
}

beforeAll(async () => {
  buildPackage(packaged)
  const { exports, dependencies } = v.parse(manifestSchema, JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8')))
  entryPoints = Object.keys(exports).map((entry) => entry.replace(/^\./, 'alveole'))

  // What it depends on is packed from what is installed here, so that nothing is fetched.
  const installed = Object.keys(dependencies).map((name) => join(root, 'node_modules', name))
  write('package.json', JSON.stringify({ name: 'empty-project', private: true, type: 'module' }))
  const tarballs = (await run(`npm pack --silent --ignore-scripts ${[packaged, ...installed].join(' ')}`)).split('\n').filter((line) => line.endsWith('.tgz'))
  await run(`npm install --silent --offline --no-audit --no-fund --ignore-scripts ${tarballs.map((file) => `./${file}`).join(' ')}`)
}, 120_000)

afterAll(() => {
  rmSync(packaged, { recursive: true, force: true })
  rmSync(project, { recursive: true, force: true })
})

test('it brings what its rules need, and nothing of the site', () => {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(project, 'node_modules/alveole/package.json'), 'utf8')))
  expect(Object.keys(manifest.dependencies)).toEqual(['nanostores', 'neverthrow', 'ts-fsrs', 'valibot'])
  expect(existsSync(join(project, 'node_modules/react'))).toBe(false)
  expect(existsSync(join(project, 'node_modules/alveole/domain/plans/compute-plans.test.js'))).toBe(false)
})

test('its README names every entry point of the rules, and no other', () => {
  const [, named = ''] = /`alveole\/domain\/<noun>`: ([^.]+)\./.exec(readFileSync(join(project, 'node_modules/alveole/README.md'), 'utf8')) ?? []
  const nouns = entryPoints.filter((entry) => entry.startsWith('alveole/domain/')).map((entry) => entry.slice('alveole/domain/'.length))
  expect(named.match(/[a-z-]+/g)).toEqual(nouns)
})

const useOfThePlans = `
import { computePlans, type Plan, priceList } from 'alveole/domain/plans'

const ordinary: readonly Plan[] = priceList.filter((plan) => plan.soldThrough === 'ordinary-offers' && plan.price.currency === 'EUR')
const discount: number | null | undefined = computePlans(ordinary).solo[0]?.discount
// @ts-expect-error the types are known: a list of plans has no such part
const unknown: unknown = computePlans(ordinary).cheapest
export const answer = [discount, unknown]
`
const useOfTheApplication = `
import { err, type Result } from 'neverthrow'
import { service, web } from 'alveole/application'
import type { Malformed } from 'alveole/domain/validation'

export const makers: readonly ((parts: never) => unknown)[] = [service.makeListPlans, web.makeShowOffers]
export const refused: Result<never, Malformed<'plan-malformed'>> = err({ type: 'plan-malformed', faults: [] })
`

describe.each(['nodenext', 'bundler'])('in a TypeScript project that resolves modules as %s', (moduleResolution) => {
  test('every entry point is typed, and runs in Node', async () => {
    write('plans.ts', useOfThePlans)
    write('application.ts', useOfTheApplication)
    write(
      'all.ts',
      `${importsOfAll()}\nimport { answer } from './plans.js'\nimport { makers } from './application.js'
declare const console: { log(text: string): void }
const sizes = [${sizesOfAll()}]
console.log(JSON.stringify({ answer, makers: makers.length, empty: sizes.filter((size) => size === 0).length }))\n`,
    )
    const compilerOptions = {
      strict: true,
      skipLibCheck: false,
      target: 'es2023',
      lib: ['ES2024', 'DOM'],
      types: [],
      module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution,
      outDir: 'compiled',
    }
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['all.ts'] }))
    await run('tsc')
    expect(JSON.parse(await run('node compiled/all.js'))).toEqual({ answer: [38, null], makers: 2, empty: 0 })
  }, 120_000)
})

/** Bundles a module for a browser, and runs it where there is nothing of Node. */
const bundle = async (source: string): Promise<{ code: string; exported: unknown }> => {
  write('entry.ts', source)
  const output = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(project, 'entry.ts'), name: 'bundle', formats: ['iife'], fileName: 'bundle' } },
  })
  const [built] = Array.isArray(output) ? output : []
  const chunk = built?.output[0]
  if (!chunk || !('code' in chunk)) throw new Error('nothing was bundled')
  return { code: chunk.code, exported: JSON.parse(String(runInContext(`${chunk.code}; JSON.stringify(bundle)`, createContext({})))) }
}

describe('bundled for a browser', () => {
  test('one rule runs without Node, and comes without the others and their packages', async () => {
    const { code, exported } = await bundle(useOfThePlans)
    expect(exported).toEqual({ answer: [38, null] })
    expect(code.length).toBeLessThan(8_000)
    expect(code).not.toMatch(/safeParse|fsrs|isErr/)
  }, 60_000)

  test('all of it runs without Node', async () => {
    const { exported } = await bundle(`${importsOfAll()}\nexport const sizes = [${sizesOfAll()}]`)
    const { sizes } = v.parse(v.object({ sizes: v.array(v.number()) }), exported)
    expect(sizes).toHaveLength(entryPoints.length)
    expect(Math.min(...sizes)).toBeGreaterThan(0)
  }, 60_000)
})
