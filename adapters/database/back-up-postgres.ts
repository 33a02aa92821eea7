import { runPostgresProgram } from './postgres-programs.ts'
import { writeWholeFile } from './write-whole-file.ts'

/**
 * Copies a PostgreSQL database as it is at one moment, with PostgreSQL's own program; the product may go on writing meanwhile.
 *
 * @throws CommandRefused when pg_dump is not installed or fails, or when the file is there already
 * @see https://www.postgresql.org/docs/current/app-pgdump.html
 */
export const backUpPostgres = ({ databaseUrl, file }: { databaseUrl: string; file: string }): Promise<void> =>
  writeWholeFile(file, async (temporary) => {
    await runPostgresProgram('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${temporary}`], databaseUrl)
  })
