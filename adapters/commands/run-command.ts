import { CommandRefused } from '../database/command-refused.ts'
import { type Environment, EnvironmentError, readEnvironment } from '../server/environment.ts'

type Coded = Error & { readonly code?: unknown; readonly syscall?: unknown }

const unreachable: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000']
const isOfTheNetwork = ({ code, syscall }: Coded): boolean =>
  unreachable.includes(code) || syscall === 'connect' || syscall === 'getaddrinfo'
const isOfTheDisk = ({ code, syscall }: Coded): boolean => code === 'ERR_SQLITE_ERROR' || syscall !== undefined
const mayNotMakeTables = '42501'
/** How Kysely says that a migration has run which this version does not know. */
const otherMigrations = 'corrupted migrations'

/** What the operator can mend is said in a sentence; a defect is shown whole. */
const explain = (error: unknown): unknown => {
  if (error instanceof CommandRefused || error instanceof EnvironmentError) return error.message
  if (!(error instanceof Error)) return error
  const coded: Coded = error
  if (isOfTheNetwork(coded)) {
    return `The database of DATABASE_URL does not answer (${String(coded.code)}): check the address, the name and the password.`
  }
  if (coded.code === mayNotMakeTables) return 'The user of DATABASE_URL may not make tables in that database: give it the right to.'
  if (error.message.startsWith(otherMigrations)) return 'The database of DATABASE_URL was written by a newer version of Alvéole: use that version.'
  return isOfTheDisk(coded) ? `The files cannot be read or written: ${error.message}.` : error
}

/** Runs an operator's command: it ends with 0, or with 1 and a sentence that says what to do. */
export const runCommand = async (command: (environment: Environment, given: readonly string[]) => Promise<void>): Promise<void> => {
  try {
    await command(readEnvironment(process.env), process.argv.slice(2))
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}
