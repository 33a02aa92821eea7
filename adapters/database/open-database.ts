import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Database, Schema } from './schema.ts'

const int8 = 20

/** PostgreSQL writes 64-bit integers as text; ours are times and amounts, all safe integers. */
const numbersAsNumbers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : types.getTypeParser(oid, format as 'text'),
}

/** How long a call waits for a connection of the pool, in milliseconds. */
const postgresPatience = 5000

const openPostgres = (url: string): Database => {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: postgresPatience, types: numbersAsNumbers })
  // A connection that is lost while nobody uses it must not end the process: the next query opens another one, or tells.
  pool.on('error', () => {})
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), hasRowLocks: true }
}

/** How long a statement waits for another process that writes, in milliseconds. */
export const sqliteBusyTimeout = 5000

/**
 * Kysely speaks to SQLite as better-sqlite3 does; this says the same to Node's own SQLite. Every transaction of ours
 * writes: it takes the lock at its beginning, as one that reads first and finds the lock taken later cannot wait for it.
 */
const asKyselyExpects = (sqlite: DatabaseSync) => ({
  close: () => sqlite.close(),
  prepare: (sql: string) => {
    const statement = sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql)
    const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
    }
  },
})

const busy = 5
/** Whether SQLite says that another process is at work on the file. */
export const isSqliteBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && error.errcode % 256 === busy

/** SQLSTATE classes of a server that is away, full or stopping: connection, resources, operator. */
const postgresIsAway = /^(?:08|53|57P)/
const connectionIsLost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])

/** Whether a failure only says that the database is away or has no time: the same may work later. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (isSqliteBusy(error)) return true
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return postgresIsAway.test(code) || connectionIsLost.has(code)
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(error.message)
}

const sleep = (milliseconds: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** A new file gets its write-ahead log from the first process that opens it; SQLite itself does not wait for that one. */
const turnOnWriteAheadLog = (sqlite: DatabaseSync): void => {
  const patience = Date.now() + sqliteBusyTimeout
  for (;;) {
    try {
      sqlite.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (!isSqliteBusy(error) || Date.now() > patience) throw error
      sleep(10)
    }
  }
}

/** The database holds keys and links that open accounts: only the product's own user reads it. */
const privateFolder = 0o700
const privateFile = 0o600

/** New files are private, and those of an earlier version become so; SQLite gives its other files the mode of the database. */
const makePrivate = (database: string): void => {
  closeSync(openSync(database, 'a', privateFile))
  for (const file of [database, `${database}-wal`, `${database}-shm`]) {
    try {
      chmodSync(file, privateFile)
    } catch {
      // It is not there yet, or it belongs to somebody else who lets us write, and whose choice it is.
    }
  }
}

const openSqlite = (path: string): Database => {
  makePrivate(path)
  const sqlite = new DatabaseSync(path, { timeout: sqliteBusyTimeout })
  turnOnWriteAheadLog(sqlite)
  sqlite.exec('pragma synchronous = full; pragma foreign_keys = on;')
  return { db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKyselyExpects(sqlite) }) }), hasRowLocks: false }
}

/**
 * Opens the database: PostgreSQL when there is a URL, else SQLite in the data folder, which is made when it is not there.
 * An acknowledged write survives a crash of the process and of the machine.
 */
export const openDatabase = (place: { databaseUrl: string | null; dataDir: string }): Database => {
  if (place.databaseUrl !== null) return openPostgres(place.databaseUrl)
  mkdirSync(place.dataDir, { recursive: true, mode: privateFolder })
  return openSqlite(join(place.dataDir, 'alveole.sqlite'))
}
