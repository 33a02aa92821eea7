import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const builtServer = join(root, 'build/server/index.js')
const fingerprintFile = join(root, 'build/sources.sha256')
const sources = ['{domain,application,adapters,ui,public}/**/*', '*.config.ts', 'package-lock.json', 'tsconfig.json']

/** A fingerprint of everything that the build is made from. */
const fingerprintOfSources = (): string => {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: root }).toSorted()) {
    if (/\.test\.tsx?$/.test(path) || !statSync(join(root, path)).isFile()) continue
    hash.update(path).update('\0').update(readFileSync(join(root, path))).update('\0')
  }
  return hash.digest('hex')
}

const runBuild = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const output: string[] = []
    const build = spawn(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], { cwd: root })
    build.stdout.on('data', (chunk) => output.push(String(chunk)))
    build.stderr.on('data', (chunk) => output.push(String(chunk)))
    build.on('error', reject)
    build.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The site could not be built.\n${output.join('')}`))))
  })

/** Builds the site when its sources have changed since the last build. */
export const buildSite = async (tell: (line: string) => void): Promise<void> => {
  const fingerprint = fingerprintOfSources()
  const isFresh =
    existsSync(builtServer) && existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint
  if (isFresh) return
  tell('Building the site, which takes a moment the first time.')
  await runBuild()
  writeFileSync(fingerprintFile, fingerprint)
}
