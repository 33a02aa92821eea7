import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './schema.ts'

/** Lends a database as this version makes it on a first start, without rows; it is gone afterwards. */
export const withFreshDatabase = async <Answer>(work: (fresh: Database) => Promise<Answer>): Promise<Answer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alveole-fresh-'))
  const fresh = openDatabase({ databaseUrl: null, dataDir })
  try {
    await migrate(fresh)
    return await work(fresh)
  } finally {
    await fresh.db.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
