import { blockHtml, inlineHtml } from '../../adapters/content/markdown-to-html.ts'
import { parseFile, type ParsedFile } from '../../adapters/content/parse-file.ts'
import { InMemoryContentLibrary } from '../../adapters/in-memory/in-memory-content-library.ts'
import { freeAmong } from '../../domain/content/free-documents.ts'
import { noon } from './noon.ts'

const sources = import.meta.glob<string>('../../content/**/*.{md,yaml,yml,json,json5}', { query: '?raw', import: 'default', eager: true })

const parsed = Object.entries(sources).map(([place, text]): ParsedFile => {
  const file = place.slice('../../content/'.length)
  const read = parseFile({ file, text, createdAt: noon, updatedAt: noon })
  if ('reason' in read) throw new Error(`${file}: ${read.reason}`)
  return read
})

const isFree = freeAmong(parsed.map(({ document }) => document))

const byPath = <Value>(valueOf: (file: ParsedFile) => Value | null): Record<string, Value> =>
  Object.fromEntries(
    parsed.flatMap((file) => {
      const value = valueOf(file)
      return value === null ? [] : [[file.document.path, value]]
    }),
  )

/** The library of the folder `content`, as readers see it: with its formulas. */
class SampleLibrary extends InMemoryContentLibrary {
  override async body(path: string) {
    const text = await this.text(path)
    return text === undefined ? super.body(path) : blockHtml(text)
  }

  override inlineHtml(markdown: string) {
    return inlineHtml(markdown)
  }

  override blockHtml(markdown: string) {
    return blockHtml(markdown)
  }
}

export const sampleLibrary = new SampleLibrary({
  documents: parsed.map(({ document }) => ({ ...document, isFree: isFree(document) })),
  bodies: byPath(({ held }) => held),
  texts: byPath(({ text }) => text),
  quizzes: byPath(({ quiz }) => quiz),
})
