import type { Dirent } from 'node:fs'
import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ContentFile, ContentProblem } from './content-file.ts'
import { isContentFile } from './parse-file.ts'

/** How many files are read at once, and given together. */
const batchSize = 200

const utf8 = new TextDecoder('utf-8', { fatal: true })

export type ContentRead = {
  readonly files: readonly ContentFile[]
  readonly problems: readonly ContentProblem[]
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/** A link is followed when it leads to a file of the library itself: what stands elsewhere is not for everybody. */
const isInside = async (root: string, path: string): Promise<boolean> => (await realpath(path)).startsWith(`${await realpath(root)}${sep}`)

const readOne = async (root: string, file: string): Promise<ContentFile | ContentProblem> => {
  const path = join(root, file)
  try {
    if ((await lstat(path)).isSymbolicLink() && !(await isInside(root, path))) return { file, reason: 'it is a link that leads out of the library' }
    const [bytes, times] = await Promise.all([readFile(path), stat(path)])
    return { file, text: utf8.decode(bytes), createdAt: Math.round(times.birthtimeMs), updatedAt: Math.round(times.mtimeMs) }
  } catch (error) {
    return { file, reason: error instanceof TypeError ? 'it is no UTF-8 text' : `it cannot be read: ${codeOf(error)}` }
  }
}

const entriesOf = async (root: string, folder: string): Promise<Dirent[] | ContentProblem> => {
  try {
    return (await readdir(join(root, folder), { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? [] : { file: folder, reason: `it cannot be read: ${codeOf(error)}` }
  }
}

const below = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

type Batch = { files: string[]; problems: ContentProblem[] }

async function* batchesIn(root: string, folder: string, onFolder: (folder: string) => void): AsyncGenerator<Batch> {
  let batch: Batch = { files: [], problems: [] }
  const left = [folder]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    onFolder(next)
    const entries = await entriesOf(root, next)
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
    left.push(...inside.reverse())
    if (batch.files.length < batchSize) continue
    yield batch
    batch = { files: [], problems: [] }
  }
  yield batch
}

const isProblem = (read: ContentFile | ContentProblem): read is ContentProblem => 'reason' in read
const isFile = (read: ContentFile | ContentProblem): read is ContentFile => 'text' in read

const readBatch = async (root: string, { files, problems }: Batch): Promise<ContentRead> => {
  const read = await Promise.all(files.map((file) => readOne(root, file)))
  return { files: read.filter(isFile), problems: [...problems, ...read.filter(isProblem)] }
}

/**
 * Reads every file of the library in a folder and below it, some hundred at a time. Links to folders are not followed,
 * links to files only within the library; names that begin with a dot are passed over.
 *
 * @param folder below the library's folder; empty for that folder itself
 * @param onFolder is told each folder before anything in it is read
 */
export async function* readContent(root: string, folder = '', onFolder: (folder: string) => void = () => {}): AsyncGenerator<ContentRead> {
  for await (const batch of batchesIn(root, folder, onFolder)) yield readBatch(root, batch)
}

/** What stands at a path of the library now: a folder, a file, or nothing. */
export const kindAt = async (root: string, path: string): Promise<'folder' | 'file' | 'nothing'> => {
  try {
    return (await lstat(join(root, path))).isDirectory() ? 'folder' : 'file'
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return 'nothing'
    throw error
  }
}

/** Reads one file of the library; what is no file of a library gives nothing. */
export const readContentFile = (root: string, file: string): Promise<ContentRead> =>
  readBatch(root, { files: isContentFile(file) ? [file] : [], problems: [] })

/** Reads every file of the library in a folder, and all at once. What cannot be read is left out. */
export const readContentFiles = async (directory: string): Promise<ContentFile[]> => {
  const files: ContentFile[] = []
  for await (const read of readContent(directory)) files.push(...read.files)
  return files
}
