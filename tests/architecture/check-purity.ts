/**
 * Refuses a domain that reads the clock, chance, the machine's language or time zone, or the outside world:
 * these come in as arguments. Read from the syntax tree: a name that a file neither declares nor imports is a global,
 * and only globals that always give the same answer are let through.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

type Impurity = { file: string; line: number; why: string }

const sameAnswerEverywhere = new Set(
  `undefined NaN Infinity Object Array String Number Boolean BigInt Symbol Function RegExp JSON Math Date Intl Map Set
  WeakMap WeakSet Promise Proxy Reflect Iterator Error TypeError RangeError SyntaxError AggregateError URIError
  ArrayBuffer DataView Uint8Array Uint16Array Uint32Array Int8Array Int16Array Int32Array Float32Array Float64Array
  parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent encodeURI decodeURI structuredClone
  URL URLSearchParams TextEncoder TextDecoder arguments`.split(/\s+/),
)

const pureMembers: Record<string, (member: string) => boolean> = {
  Math: (member) => member !== 'random',
  Date: (member) => member === 'UTC' || member === 'parse' || member === 'prototype',
}

const localTime =
  /^[gs]et(?:Date|Day|FullYear|Hours|Milliseconds|Minutes|Month|Seconds|TimezoneOffset|Year)$|^to(?:Date|Time)String$/

/** Calls that fall back on the machine's language when they are given fewer arguments than this. */
const argumentsUpToTheLocale: Record<string, number> = {
  localeCompare: 2,
  toLocaleString: 1,
  toLocaleDateString: 1,
  toLocaleTimeString: 1,
  toLocaleUpperCase: 1,
  toLocaleLowerCase: 1,
}

function impuritiesOf(files: string[], root: string): Impurity[] {
  const program = ts.createProgram({
    rootNames: files.map((file) => join(root, file)),
    options: { noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.ESNext },
  })
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file))
    if (!source) return [{ file, line: 1, why: 'could not be read' }]
    const found: Impurity[] = []
    const refuse = (node: ts.Node, why: string): void => {
      found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, why })
    }

    function isGlobal(name: ts.Identifier): boolean {
      const symbol = ts.isShorthandPropertyAssignment(name.parent)
        ? checker.getShorthandAssignmentValueSymbol(name.parent)
        : checker.getSymbolAtLocation(name)
      return (symbol?.declarations ?? []).length === 0
    }

    function judgeGlobal(name: ts.Identifier): void {
      const { parent } = name
      if (!sameAnswerEverywhere.has(name.text)) {
        refuse(name, `reads ${name.text}, which belongs to the outside world`)
        return
      }
      if (name.text === 'Date' && ts.isNewExpression(parent) && parent.expression === name) {
        const count = parent.arguments?.length ?? 0
        if (count === 0) refuse(parent, 'reads the clock with new Date()')
        if (count > 1) refuse(parent, "builds a date in the machine's time zone (use Date.UTC)")
        return
      }
      if (name.text === 'Intl') {
        const formatter = ts.isPropertyAccessExpression(parent) ? parent.parent : parent
        const given = ts.isNewExpression(formatter) || ts.isCallExpression(formatter) ? formatter.arguments : undefined
        if ((given?.length ?? 0) === 0) refuse(name, "uses Intl in the machine's language (give the locale)")
        else if (ts.isPropertyAccessExpression(parent) && parent.name.text === 'DateTimeFormat' && !givesTimeZone(given)) {
          refuse(name, "writes a date in the machine's time zone (give timeZone)")
        }
        return
      }
      const isPure = pureMembers[name.text]
      if (!isPure) return
      if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) return
      if (ts.isPropertyAccessExpression(parent) && isPure(parent.name.text)) return
      refuse(name, `uses ${parent.getText(source)}: the time and chance come in as arguments`)
    }

    function judgeCall(call: ts.CallExpression): void {
      if (call.expression.kind === ts.SyntaxKind.ImportKeyword) refuse(call, 'loads a module while it runs')
      if (!ts.isPropertyAccessExpression(call.expression)) return
      const method = call.expression.name.text
      if (localTime.test(method)) refuse(call, `calls ${method}, which depends on the machine's time zone`)
      if (call.arguments.length < (argumentsUpToTheLocale[method] ?? 0)) {
        refuse(call, `calls ${method} in the machine's language (give the locale)`)
      } else if (/^toLocale(?:Date|Time)String$/.test(method) && !givesTimeZone(call.arguments)) {
        refuse(call, `calls ${method} in the machine's time zone (give timeZone)`)
      }
    }

    function visit(node: ts.Node): void {
      const isClause = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      if (isClause || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
      if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
      if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) return
      if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) refuse(node, 'reads import.meta')
      if (ts.isCallExpression(node)) judgeCall(node)
      if (ts.isIdentifier(node) && isReference(node) && isGlobal(node)) judgeGlobal(node)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** Of the arguments (locale, options): options written elsewhere are trusted to name a time zone. */
function givesTimeZone(given: ts.NodeArray<ts.Expression> | undefined): boolean {
  const options = given?.[1]
  if (!options || !ts.isObjectLiteralExpression(options)) return options !== undefined
  return options.properties.some((option) => ts.isSpreadAssignment(option) || option.name.getText() === 'timeZone')
}

/** Is this identifier read as a value, rather than the name of a property, a declaration or a label? */
function isReference(name: ts.Identifier): boolean {
  const { parent } = name
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name
  if (ts.isBindingElement(parent)) return parent.initializer === name
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return parent.initializer === name
  if (ts.isEnumMember(parent)) return parent.initializer === name
  const isName = ts.isMethodDeclaration(parent) || ts.isGetAccessor(parent) || ts.isSetAccessor(parent)
  return !isName && !ts.isLabeledStatement(parent) && !ts.isBreakOrContinueStatement(parent) && !ts.isMetaProperty(parent)
}

const root = join(import.meta.dirname, '../..')
const canary = 'tests/architecture/canary/impure.ts'
const fewestPlausibleFiles = 5

const rules = globSync('domain/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
const complaints = impuritiesOf(rules, root).map(({ file, line, why }) => `${file}:${line} ${why}.`)
if (rules.length < fewestPlausibleFiles) {
  complaints.push(`Only ${rules.length} files were found in domain/, which cannot be the whole of it.`)
}

const canaryLines = (ts.sys.readFile(join(root, canary)) ?? '').split('\n')
const planned = new Set(canaryLines.flatMap((line, index) => (line.endsWith('// refused') ? [index + 1] : [])))
const refused = new Set(impuritiesOf([canary], root).map(({ line }) => line))
if (planned.size === 0) complaints.push(`${canary} has no line to refuse.`)
for (const line of planned) {
  if (!refused.has(line)) complaints.push(`${canary}:${line} is no longer refused.`)
}
for (const line of refused) {
  if (!planned.has(line)) complaints.push(`${canary}:${line} is pure, and refused.`)
}

for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1
else console.log(`${rules.length} files of the domain are pure; ${planned.size} lines of the canary are refused.`)
