// The build for browsers, which runs in Node too: the library is also read in stories.
import { parse as parseCsv } from 'csv-parse/browser/esm/sync'
import { XMLParser } from 'fast-xml-parser'
import json5 from 'json5'
import { parse as parseYaml } from 'yaml'

/** Attributes stand beside the elements, with an `@` before their name. */
const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' })

/** A row by the names of its columns. */
const rowsOf = (text: string): unknown => {
  const [names = [], ...rows] = parseCsv(text, { bom: true, skip_empty_lines: true, trim: true }) as string[][]
  return rows.map((row) => Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])))
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  '.json': (text) => JSON.parse(text) as unknown,
  '.json5': (text) => json5.parse(text),
  '.yaml': (text) => parseYaml(text) as unknown,
  '.yml': (text) => parseYaml(text) as unknown,
  '.csv': rowsOf,
  '.xml': (text) => ({ body: xml.parse(text, true) as unknown }),
}

/** The extensions of the files that hold data. */
export const dataExtensions: readonly string[] = Object.keys(readers)

/** What a file of data holds; throws an error that says what is wrong with it. */
export const parseDataText = (extension: string, text: string): unknown => readers[extension]?.(text)
