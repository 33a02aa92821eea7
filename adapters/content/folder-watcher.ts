import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Watches folders, each by itself: what Node watches recursively on Linux takes a watch for every file. The watches end with
 * `stop`, and that of a folder with the folder.
 */
export class FolderWatcher {
  readonly #root: string
  readonly #onChange: (path: string) => void
  readonly #onFailure: (folder: string, code: string) => void
  readonly #watchers = new Map<string, FSWatcher>()

  /**
   * @param root the folder below which paths are given
   * @param onChange is told the path of what appeared, changed or went
   * @param onFailure is told the folder that cannot be watched, and the code of the system's error
   */
  constructor(root: string, onChange: (path: string) => void, onFailure: (folder: string, code: string) => void) {
    this.#root = root
    this.#onChange = onChange
    this.#onFailure = onFailure
  }

  /** Watches a folder, by its path below the root, if it is not watched yet. */
  add(folder: string): void {
    if (!this.#watchers.has(folder)) this.#watch(folder)
  }

  stop(): void {
    for (const watcher of this.#watchers.values()) watcher.close()
    this.#watchers.clear()
  }

  #watch(folder: string): void {
    try {
      const watcher = watch(join(this.#root, folder), { persistent: false }, (_, name) => {
        this.#onChange(name === null ? folder : folder === '' ? name : `${folder}/${name}`)
      })
      watcher.on('error', (error) => this.#fail(folder, error))
      watcher.on('close', () => this.#watchers.delete(folder))
      this.#watchers.set(folder, watcher)
    } catch (error) {
      this.#fail(folder, error)
    }
  }

  #fail(folder: string, error: unknown): void {
    this.#watchers.get(folder)?.close()
    this.#onFailure(folder, error instanceof Error && 'code' in error ? String(error.code) : String(error))
  }
}
