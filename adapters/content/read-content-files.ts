import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ContentFile } from './parse-library.ts'

/** Reads every file below the library's folder. */
export const readContentFiles = async (directory: string): Promise<ContentFile[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        return { file: relative(directory, path).split(sep).join('/'), text: await readFile(path, 'utf8') }
      }),
  )
}
