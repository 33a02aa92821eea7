/** Refuses a table of rules (`domain/README.md`) that leaves a rule out, or that leads to a rule or a test that is not there. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

type SourceFile = { path: string; text: string }

/** Where a rule comes from: sections of the specification, a law, or the product itself where neither says anything. */
const source = /^(?:§ [1-9](?:, § [1-9])*|law|product|exam rules)$/

/** The values that a file exports, and which of them are functions: arrow functions, and the parsers that others make. */
function exportedValues({ path, text }: SourceFile): { name: string; isFunction: boolean }[] {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true).statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return []
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const isParser = initializer && ts.isCallExpression(initializer) && /^(?:parserOf|formParserOf)$/.test(initializer.expression.getText())
      return [{ name: name.getText(), isFunction: isParser === true || (initializer !== undefined && ts.isArrowFunction(initializer)) }]
    })
  })
}

type Row = { rule: string; source: string; name: string; file: string; test: string }

const rowPattern = /^\| ([^|]+) \| ([^|]+) \| \[`(\w+)`\]\(([^)]+)\) \| \[[^\]]+\]\(([^)]+)\) \|$/

function rowsOf(table: string): { rows: Row[]; unread: string[] } {
  const lines = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Rule |') && !line.startsWith('| ---'))
  const rows: Row[] = []
  const unread: string[] = []
  for (const line of lines) {
    const [, rule, from, name, file, test] = rowPattern.exec(line) ?? []
    if (rule && from && name && file && test) rows.push({ rule, source: from, name, file: `domain/${file}`, test: `domain/${test}` })
    else unread.push(line)
  }
  return { rows, unread }
}

/**
 * @param table the text of domain/README.md
 * @param files the files of the domain, tests included
 */
export function faultsOfRuleTable(table: string, files: SourceFile[]): string[] {
  const { rows, unread } = rowsOf(table)
  const byPath = new Map(files.map((file) => [file.path, file]))
  const faults = unread.map((line) => `This row cannot be read: ${line}`)
  for (const row of rows) {
    const file = byPath.get(row.file)
    if (!source.test(row.source)) faults.push(`${row.rule}: “${row.source}” is no source.`)
    if (!file || !exportedValues(file).some(({ name }) => name === row.name)) faults.push(`${row.rule}: ${row.file} exports no ${row.name}.`)
    const test = byPath.get(row.test)
    const isTested = test && (row.test === row.file.replace(/\.ts$/, '.test.ts') || test.text.includes(row.name))
    if (!isTested) faults.push(`${row.rule}: ${row.test} does not test ${row.name}.`)
  }
  const listed = new Set(rows.map(({ file }) => file))
  for (const file of files) {
    if (file.path.endsWith('.test.ts') || listed.has(file.path)) continue
    const functions = exportedValues(file).filter(({ isFunction }) => isFunction)
    if (functions.length > 0) faults.push(`${file.path} (${functions.map(({ name }) => name).join(', ')}) is not in the table.`)
  }
  return faults
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('domain/**/*.ts', { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const table = readFileSync(join(root, 'domain/README.md'), 'utf8')
  const faults = faultsOfRuleTable(table, files)
  if (files.length === 0) faults.push('No file was found in domain/.')
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`${rowsOf(table).rows.length} rules lead to their function and their test.`)
}
