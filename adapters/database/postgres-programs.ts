import { execFile } from 'node:child_process'
import { CommandRefused } from './command-refused.ts'

/** Every process of the machine sees the arguments of the others: the password goes another way. */
const withoutPassword = (databaseUrl: string): { readonly address: string; readonly password: string | null } => {
  const url = new URL(databaseUrl)
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  url.password = ''
  url.searchParams.delete('password')
  return { address: url.href, password: password === '' ? null : password }
}

/** A line of a table that the program quotes stays out: PostgreSQL writes it after the first line. */
const firstError = (said: string): string => said.split('\n').find((line) => line.includes('error:')) ?? 'it does not say why'

/**
 * Runs one of PostgreSQL's own programs and gives what it prints.
 *
 * @param databaseUrl the database that it speaks to, null for none
 * @throws CommandRefused when the program is not installed, or fails
 */
export const runPostgresProgram = (
  program: 'pg_dump' | 'pg_restore',
  flags: readonly string[],
  databaseUrl: string | null,
): Promise<string> => {
  const { address, password } = databaseUrl === null ? { address: null, password: null } : withoutPassword(databaseUrl)
  const all = address === null ? flags : [...flags, `--dbname=${address}`, '--no-password']
  const environment = password === null ? process.env : { ...process.env, PGPASSWORD: password }
  return new Promise((resolve, reject) => {
    execFile(program, all, { env: environment, maxBuffer: 64 * 1024 * 1024 }, (error, output, said) => {
      if (error === null) resolve(output)
      else if (error.code === 'ENOENT') {
        reject(new CommandRefused(`The program ${program} is not installed: install PostgreSQL's client programs, of the server's version or a newer one.`))
      } else reject(new CommandRefused(`The program ${program} failed: ${firstError(said)}`))
    })
  })
}
