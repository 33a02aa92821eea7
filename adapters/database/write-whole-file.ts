import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CommandRefused } from './command-refused.ts'

/** Waits until a file, or the list of files of a folder, is on the disk. */
export const syncToDisk = (path: string): void => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Writes a file that bears its name only once it is whole and on the disk, and that only its owner may read.
 *
 * @param write writes into the file of the given temporary name, which is there and empty
 * @throws CommandRefused when there is such a file already
 */
export const writeWholeFile = async (file: string, write: (temporary: string) => Promise<void> | void): Promise<void> => {
  if (existsSync(file)) throw new CommandRefused(`The file ${file} is there already: choose another name.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.part`)
  try {
    writeFileSync(temporary, '', { mode: 0o600 })
    await write(temporary)
    syncToDisk(temporary)
    renameSync(temporary, file)
    syncToDisk(dirname(file))
  } finally {
    rmSync(temporary, { force: true })
  }
}
