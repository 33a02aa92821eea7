/** Refuses a component of `ui/components` that no story shows. */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

type SourceFile = { path: string; text: string }

function parse({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX)
}

/** The names that start with a capital among the values that a file exports; `default` for a default export. */
function exportedComponents(file: SourceFile): string[] {
  return parse(file).statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return ['default']
    if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) return []
      return statement.exportClause.elements.flatMap(({ isTypeOnly, name }) => (isTypeOnly ? [] : [name.text]))
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default']
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? '']
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  }).filter((name) => name === 'default' || /^[A-Z][^_]*[a-z]|^[A-Z]$/.test(name))
}

/** What a story imports, as `path#name`. */
function importedByStory(file: SourceFile): string[] {
  return parse(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const path = posix.join(posix.dirname(file.path), statement.moduleSpecifier.text)
    const clause = statement.importClause
    const names: string[] = []
    if (clause?.name) names.push('default')
    if (clause?.namedBindings && ts.isNamedImports(clause.namedBindings)) {
      for (const { propertyName, name } of clause.namedBindings.elements) names.push((propertyName ?? name).text)
    }
    return names.map((name) => `${path}#${name}`)
  })
}

export function componentsWithoutStory(components: SourceFile[], stories: SourceFile[]): string[] {
  const shown = new Set(stories.flatMap(importedByStory))
  return components.flatMap((file) =>
    exportedComponents(file)
      .filter((name) => !shown.has(`${file.path}#${name}`))
      .map((name) => `${file.path}: no story imports ${name === 'default' ? 'its default export' : name}.`),
  )
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const read = (pattern: string): SourceFile[] =>
    globSync(pattern, { cwd: root })
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

  const components = read('ui/components/**/*.tsx')
  const complaints = componentsWithoutStory(components, read('stories/**/*.stories.{ts,tsx}'))
  if (components.length === 0) complaints.push('No component was found in ui/components.')
  for (const complaint of complaints) console.error(complaint)
  if (complaints.length > 0) process.exitCode = 1
  else console.log(`Every component of ${components.length} files has a story.`)
}
