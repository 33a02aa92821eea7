import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

/** A PostgreSQL server of the tests' own; its data goes with it. */
export type PostgresServer = { readonly version: string; readonly url: string; readonly stop: () => Promise<void> }

/** The folder with PostgreSQL's own programs: on the PATH, or where Debian keeps them; the newest version there. */
export const postgresPrograms = (): string | null => {
  const onThePath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const ofDebian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return [...onThePath, ...ofDebian].find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)))) ?? null
}

/** PostgreSQL refuses to run as root: root starts it as somebody else. */
const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const users = new Map(readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':')).map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]))
  const user = users.get('postgres') ?? users.get('nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.')
  return user
}

/** Runs the server until its standard input closes, which also happens when this process is killed, and then clears up. */
const untilInputCloses = `
  "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=60 >"$2/log" 2>&1 </dev/null &
  server=$!
  read -r _
  kill -QUIT "$server"
  wait "$server"
  cd / && rm -rf "$2"
`

/** Starts a server that only this machine reaches, through a socket in a folder of its own. */
export const startPostgres = async (programs: string): Promise<PostgresServer> => {
  // Not the folder of temporary files that the environment names: a socket's path may have 107 characters at most.
  const folder = mkdtempSync('/tmp/alveole-postgres-')
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  const run = { ...user, cwd: folder, env: { PATH: process.env['PATH'] ?? dirname(programs), LC_ALL: 'C' } }

  execFileSync(join(programs, 'initdb'), ['-D', join(folder, 'data'), '-U', 'alveole', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'], { ...run, stdio: 'pipe' })
  // Detached, so that Ctrl-C ends the tests first, and the server by them.
  const keeper = spawn('/bin/sh', ['-c', untilInputCloses, 'sh', programs, folder], { ...run, detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  const ended = new Promise<void>((resolve) => {
    keeper.once('exit', () => resolve())
  })
  const stop = (): Promise<void> => {
    keeper.stdin.end()
    return ended
  }

  const url = `postgres://alveole@localhost/postgres?host=${encodeURIComponent(folder)}`
  const patience = Date.now() + 30_000
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      return { version: rows[0]?.server_version.split(' ')[0] ?? '', url, stop }
    } catch (error) {
      if (Date.now() > patience) {
        const log = existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : ''
        await stop()
        throw new Error(`PostgreSQL did not start.\n${log}`, { cause: error })
      }
      await wait(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
