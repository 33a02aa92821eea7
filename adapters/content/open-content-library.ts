import { realpath } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { ContentProblem } from './content-file.ts'
import { FolderWatcher } from './folder-watcher.ts'
import { MarkdownContentLibrary } from './markdown-content-library.ts'
import { type ContentRead, kindAt, readContent, readContentFile } from './read-content-files.ts'

/** How long a library must be left alone before its changes are read, in milliseconds: an editor writes a file in several steps. */
const settled = 150

export type OpenContentLibrary = {
  readonly library: MarkdownContentLibrary
  /** Reads again what may have changed, by paths below the library's folder, and serves it. */
  readonly refresh: (paths: readonly string[]) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Reads the library of a folder, and goes on reading what changes in it until it is stopped. A file that cannot be read is
 * reported by name, at the start and whenever it changes; until it can be read again, it is served as it was, if it was.
 *
 * @param parts `watch` is false for a library that only changes by `refresh`; `onRefresh` is told when changes are served
 */
export const openContentLibrary = async (parts: {
  directory: string
  reportProblem: (problem: ContentProblem) => void
  watch?: boolean
  onRefresh?: () => void
}): Promise<OpenContentLibrary> => {
  const { reportProblem } = parts
  const directory = await realpath(parts.directory)
  const library = new MarkdownContentLibrary(reportProblem)
  const changed = new Set<string>()
  const stopping = new AbortController()
  let refreshing = Promise.resolve()
  let isWaiting = false

  const watcher = new FolderWatcher(
    directory,
    (path) => {
      changed.add(path)
      void settle()
    },
    (folder, code) => {
      // Gone, which its parent tells as well.
      if (code !== 'ENOENT') reportProblem({ file: folder, reason: `changes in this folder are not noticed: ${code}` })
    },
  )
  /** Watched before it is read: what changes meanwhile is told, and read again. */
  const watchFolder = (folder: string): void => {
    if (parts.watch !== false) watcher.add(folder)
  }
  const put = ({ files, problems }: ContentRead): void => {
    library.put(files)
    problems.forEach(reportProblem)
  }
  const readFolder = async (folder: string): Promise<void> => {
    const found = new Set<string>()
    for (const read of readContent(directory, folder, watchFolder)) {
      put(read)
      for (const { file } of [...read.files, ...read.problems]) found.add(file)
      await library.giveWay()
    }
    library.removeOthers(folder, found)
  }
  const readPath = async (path: string): Promise<void> => {
    const kind = kindAt(directory, path)
    if (kind === 'folder') await readFolder(path)
    else if (kind === 'file') put(readContentFile(directory, path))
    else if (kind === 'nothing') library.remove(path)
    else reportProblem(kind)
  }
  const readAgain = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) await readPath(path)
    library.publish()
    parts.onRefresh?.()
  }
  const refresh = (paths: readonly string[]): Promise<void> => {
    refreshing = refreshing.then(() => readAgain(paths))
    return refreshing
  }
  const settle = async (): Promise<void> => {
    if (isWaiting) return
    isWaiting = true
    try {
      for (let before = -1; before !== changed.size; ) {
        before = changed.size
        await setTimeout(settled, undefined, { signal: stopping.signal, ref: false })
      }
    } catch {
      // Stopped meanwhile.
      return
    } finally {
      isWaiting = false
    }
    const paths = [...changed]
    changed.clear()
    await refresh(paths)
  }

  await readFolder('')
  library.publish()
  return {
    library,
    refresh,
    stop: async () => {
      stopping.abort()
      watcher.stop()
      await refreshing
      library.close()
    },
  }
}
