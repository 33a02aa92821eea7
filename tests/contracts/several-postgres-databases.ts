import { delimiter } from 'node:path'
import { Client } from 'pg'
import { postgresPrograms, startPostgres } from './postgres-server.ts'

const programs = postgresPrograms()

/** Whether this machine has a PostgreSQL server program. */
export const hasPostgres = programs !== null

/** A PostgreSQL server on which each test has a database of its own. */
export type PostgresDatabases = {
  /** The address of a new, empty database. */
  readonly make: () => Promise<string>
  /** What a command needs to find PostgreSQL's own programs. */
  readonly path: string
  readonly stop: () => Promise<void>
}

export const startPostgresDatabases = async (): Promise<PostgresDatabases> => {
  if (programs === null) throw new Error('This machine has no PostgreSQL server program.')
  const server = await startPostgres(programs)
  let count = 0
  return {
    make: async () => {
      count += 1
      const client = new Client({ connectionString: server.url })
      await client.connect()
      await client.query(`create database alveole_${count}`)
      await client.end()
      return server.url.replace('/postgres?', `/alveole_${count}?`)
    },
    path: [programs, process.env['PATH'] ?? ''].join(delimiter),
    stop: server.stop,
  }
}
