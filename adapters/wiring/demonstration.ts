import { MarkdownContentLibrary } from '../content/markdown-content-library.ts'
import { readContentFiles } from '../content/read-content-files.ts'
import { RandomUniqueIds } from '../system/random-unique-ids.ts'
import { SystemClock } from '../system/system-clock.ts'
import { composeInMemory } from './in-memory.ts'
import type { ServiceSettings } from './service.ts'

/** The in-memory service with the sample library and the real time, to be used by hand. */
export const composeDemonstration = async (settings: Omit<ServiceSettings, 'isBusy'> & { contentDir: string }) =>
  composeInMemory(
    { clock: new SystemClock(), ids: new RandomUniqueIds(), library: MarkdownContentLibrary.of(await readContentFiles(settings.contentDir)) },
    settings,
  )
