/**
 * Builds the library that others install (`npm run package`): the domain and the application as JavaScript and types,
 * with a manifest of its own, so that whoever uses a rule does not install the site.
 *
 * Each folder of the domain is an entry point, `alveole/domain/<noun>`, that gives everything its files export;
 * `alveole/application` gives the use cases and ports as the namespaces `web`, `service` and `ports`.
 */
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import manifest from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  skipLibCheck: true,
  noEmitOnError: true,
}

/** What the entry point of a folder holds: everything that each of its files exports. */
const exportsOf = (files: readonly string[], folder: string): string =>
  files.map((file) => `export * from './${file.slice(folder.length + 1)}'\n`).join('')

const packagesImportedBy = (program: ts.Program, folder: string): string[] => {
  const names = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(folder))
    .flatMap((source) => source.statements)
    .flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
      const specifier = statement.moduleSpecifier.text
      return specifier.startsWith('.') ? [] : [specifier]
    })
  return [...new Set(names)].toSorted()
}

/**
 * Writes the package into a folder, which is emptied first.
 *
 * @param folder where to write, inside the tree, so that the packages it imports are found
 */
export const buildPackage = (folder: string): void => {
  const sources = join(folder, 'sources')
  rmSync(folder, { recursive: true, force: true })

  const files = globSync('{domain,application}/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
  for (const file of files) {
    mkdirSync(dirname(join(sources, file)), { recursive: true })
    cpSync(join(root, file), join(sources, file))
  }
  const folders = Map.groupBy(files, dirname)
  for (const [name, own] of folders) writeFileSync(join(sources, name, 'index.ts'), exportsOf(own, name))
  const layers = [...folders.keys()].filter((name) => name.startsWith('application/')).map((name) => name.slice('application/'.length))
  writeFileSync(join(sources, 'application/index.ts'), layers.map((name) => `export * as ${name} from './${name}/index.ts'\n`).join(''))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))

  const entries = globSync('**/*.ts', { cwd: sources }).map((file) => join(sources, file))
  const program = ts.createProgram(entries, { ...compilerOptions, rootDir: sources, outDir: folder })
  const { diagnostics } = program.emit()
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (faults.length > 0) {
    throw new Error(
      ts.formatDiagnostics(faults, { getCurrentDirectory: () => sources, getCanonicalFileName: (name) => name, getNewLine: () => '\n' }),
    )
  }

  const entryPoint = (name: string) => ({ types: `./${name}/index.d.ts`, default: `./${name}/index.js` })
  const nouns = [...folders.keys()].filter((name) => name.startsWith('domain/'))
  const versions: Readonly<Record<string, string>> = manifest.dependencies
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(
      {
        name: manifest.name,
        version: manifest.version,
        description: 'The rules and use cases of Alvéole, without its site.',
        license: manifest.license,
        type: 'module',
        sideEffects: false,
        engines: { node: '>=22' },
        exports: Object.fromEntries([...nouns, 'application'].map((name) => [`./${name}`, entryPoint(name)])),
        dependencies: Object.fromEntries(packagesImportedBy(program, sources).map((name) => [name, versions[name]])),
      },
      null,
      2,
    )}\n`,
  )
  cpSync(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'))
  rmSync(sources, { recursive: true })
}

if (import.meta.main) {
  const folder = join(root, 'build/package')
  buildPackage(folder)
  console.log(`The package is in ${folder}: npm pack ${folder}`)
}
