import { type Dirent, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ContentFile, ContentProblem } from './content-file.ts'
import { isContentFile } from './parse-file.ts'

/** How many files are read at once, and given together. */
const batchSize = 100

const utf8 = new TextDecoder('utf-8', { fatal: true })

export type ContentRead = {
  readonly files: readonly ContentFile[]
  readonly problems: readonly ContentProblem[]
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/** A link is followed when it leads to a file of the library itself: what stands elsewhere is not for everybody. */
const isInside = (root: string, path: string): boolean => realpathSync(path).startsWith(`${realpathSync(root)}${sep}`)

// One call of the system after the other takes a fifth of the time that as many promises do: whoever reads many files lets
// others have their turn between the batches.
const readOne = (root: string, file: string): ContentFile | ContentProblem => {
  const path = join(root, file)
  try {
    if (lstatSync(path).isSymbolicLink() && !isInside(root, path)) return { file, reason: 'it is a link that leads out of the library' }
    const times = statSync(path)
    return { file, text: utf8.decode(readFileSync(path)), createdAt: Math.round(times.birthtimeMs), updatedAt: Math.round(times.mtimeMs) }
  } catch (error) {
    return { file, reason: error instanceof TypeError ? 'it is no UTF-8 text' : `it cannot be read: ${codeOf(error)}` }
  }
}

const entriesOf = (root: string, folder: string): Dirent[] | ContentProblem => {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? [] : { file: folder, reason: `it cannot be read: ${codeOf(error)}` }
  }
}

const below = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

type Batch = { files: string[]; problems: ContentProblem[] }

function* batchesIn(root: string, folder: string, onFolder: (folder: string) => void): Generator<Batch> {
  let batch: Batch = { files: [], problems: [] }
  const left = [folder]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    onFolder(next)
    const entries = entriesOf(root, next)
    if (!Array.isArray(entries)) {
      batch.problems.push(entries)
      continue
    }
    const inside: string[] = []
    for (const entry of entries) {
      const path = below(next, entry.name)
      if (!entry.isDirectory()) {
        if (isContentFile(path)) batch.files.push(path)
      } else if (!entry.name.startsWith('.')) inside.push(path)
    }
    left.push(...inside.toReversed())
    if (batch.files.length < batchSize) continue
    yield batch
    batch = { files: [], problems: [] }
  }
  yield batch
}

const isProblem = (read: ContentFile | ContentProblem): read is ContentProblem => 'reason' in read
const isFile = (read: ContentFile | ContentProblem): read is ContentFile => 'text' in read

const readBatch = (root: string, { files, problems }: Batch): ContentRead => {
  const read = files.map((file) => readOne(root, file))
  return { files: read.filter(isFile), problems: [...problems, ...read.filter(isProblem)] }
}

/**
 * Reads every file of the library in a folder and below it, a hundred at a time. Links to folders are not followed,
 * links to files only within the library; names that begin with a dot are passed over.
 *
 * @param folder below the library's folder; empty for that folder itself
 * @param onFolder is told each folder before anything in it is read
 */
export function* readContent(root: string, folder = '', onFolder: (folder: string) => void = () => {}): Generator<ContentRead> {
  for (const batch of batchesIn(root, folder, onFolder)) yield readBatch(root, batch)
}

/** What stands at a path of the library now: a folder, a file, or nothing; or why that cannot be told. */
export const kindAt = (root: string, path: string): 'folder' | 'file' | 'nothing' | ContentProblem => {
  try {
    return lstatSync(join(root, path)).isDirectory() ? 'folder' : 'file'
  } catch (error) {
    const code = codeOf(error)
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'nothing' : { file: path, reason: `it cannot be read: ${code}` }
  }
}

/** Reads one file of the library; what is no file of a library gives nothing. */
export const readContentFile = (root: string, file: string): ContentRead =>
  readBatch(root, { files: isContentFile(file) ? [file] : [], problems: [] })

/** Reads every file of the library in a folder, and all at once. What cannot be read is left out. */
export const readContentFiles = (directory: string): Promise<ContentFile[]> =>
  Promise.resolve([...readContent(directory)].flatMap(({ files }) => files))
