/**
 * How long the library takes at 1,000, 10,000 and 100,000 documents: `node tests/bench/content.ts [sizes]`.
 * Each question is asked through the use case that the API calls, with other paths and words each time.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Bench } from 'tinybench'
import { openContentLibrary } from '../../adapters/content/open-content-library.ts'
import { SystemClock } from '../../adapters/system/system-clock.ts'
import { makeQueryContent } from '../../application/service/query-content.ts'
import { parseContentQuery } from '../../domain/content/content-query.ts'
import { benchFile, frenchWords } from './content-files.ts'

/** No index helps a pattern: each title is looked at. Shown, and held to no limit. */
const lookingEverywhere = 'a list: $regex of each title, limit'

/** In milliseconds. */
const wantedMedian = 20

const writeFiles = async (directory: string, count: number): Promise<string[]> => {
  const paths: string[] = []
  for (let from = 0; from < count; from += 500) {
    const files = Array.from({ length: Math.min(500, count - from) }, (_, index) => benchFile(from + index))
    await Promise.all(files.map(async ({ file, text }) => {
      await mkdir(dirname(join(directory, file)), { recursive: true })
      await writeFile(join(directory, file), text)
    }))
    paths.push(...files.map(({ file }) => `/${file.replace(/\.\w+$/, '')}`))
  }
  return paths
}

const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000)
const shown = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 1 ? 3 : 1)

const measure = async (count: number): Promise<boolean> => {
  const directory = await mkdtemp(join(tmpdir(), 'alveole-bench-'))
  try {
    const paths = await writeFiles(directory, count)
    const problems: string[] = []
    const begun = performance.now()
    const before = process.cpuUsage()
    const { library, refresh, stop } = await openContentLibrary({ directory, reportProblem: ({ file, reason }) => problems.push(`${file}: ${reason}`) })
    const startTime = performance.now() - begun
    const used = process.cpuUsage(before)
    const { rss, heapUsed } = process.memoryUsage()
    if (library.size !== count) throw new Error(`${library.size} documents of ${count}: ${problems.slice(0, 3).join('; ')}`)

    const queryContent = makeQueryContent({ library, clock: new SystemClock() })
    let asked = 0
    const ask = async (path: string, query: object, isSubscriber = true): Promise<void> => {
      const answer = await queryContent(path, parseContentQuery(query)._unsafeUnwrap(), isSubscriber)
      if (answer.isErr()) throw new Error(JSON.stringify(answer.error))
    }
    const next = <Item>(items: readonly Item[]): Item => items[(asked += 7919) % items.length]!
    const levels = ['sixieme', 'troisieme', 'seconde', 'premiere', 'terminale']
    const list = { only: ['title', 'path', 'position'], limit: 20 }
    const words = ['récurrence', 'médiane', 'subordonnée', 'traité', 'molécule', 'theorem', 'kingdom', 'polynôme']
    const typed = ['recurence', 'mediannes', 'subordonee', 'theorm']
    const wordsOfRank = (rank: number): readonly string[] => frenchWords.slice(rank, rank + 50)
    const [inNoTitle, frequent, rare] = [wordsOfRank(200), wordsOfRank(150), wordsOfRank(3000)]
    const questions: Readonly<Record<string, () => Promise<void>>> = {
      'one document, as HTML': () => ask(next(paths), {}),
      'one document, without its body': () => ask(next(paths), { without: ['body'] }),
      'a list: equality, sort, limit': () => ask('/', { deep: true, where: { kind: 'sheet', subject: 'french' }, sortBy: ['title'], ...list }),
      'a list: comparison, sort, limit': () => ask('/fr', { deep: true, where: { kind: 'course', minutes: { $gt: 10 + ((asked += 1) % 20) } }, sortBy: { position: 'desc', title: 'asc' }, ...list }),
      'a list: in a list, no index, sort, limit': () => ask('/fr', { deep: true, where: { levels: { $contains: next(levels) }, minutes: { $exists: false } }, sortBy: 'updatedAt:desc', ...list }),
      [lookingEverywhere]: () => ask('/', { deep: true, where: { title: { $regex: `^${next(words).slice(0, 3)}.*7$` } }, sortBy: 'title', ...list }),
      'the neighbours of a chapter': () => ask('/fr/revisions/livre-0', { deep: true, where: { kind: 'course' }, sortBy: 'position', surround: next(paths), only: ['path'] }),
      'a search: one word': () => ask('/', { deep: true, search: next(words), ...list }),
      'a search: three words': () => ask('/fr', { deep: true, search: `${next(words)} ${next(frequent)} ${next(inNoTitle)}`, ...list }),
      'a search: a typing error': () => ask('/', { deep: true, search: next(typed), ...list }),
      'a search: a word of no title, in many texts': () => ask('/', { deep: true, search: next(inNoTitle), ...list }),
      'a search: a rare word': () => ask('/', { deep: true, search: next(rare), ...list }),
      'a search by a visitor': () => ask('/', { deep: true, search: next(words), ...list }, false),
      'a search in titles': () => ask('/fr', { deep: true, search: ['title', next(words)], ...list }),
    }
    const bench = new Bench({ time: 1500, warmupTime: 200, throws: true })
    for (const [name, question] of Object.entries(questions)) bench.add(name, question)
    await bench.run()

    const changed = performance.now()
    await writeFile(join(directory, benchFile(7).file), benchFile(7).text.replace('minutes: ', 'minutes: 1'))
    await refresh([benchFile(7).file])
    console.log(`\n${count} documents: ready in ${shown(startTime / 1000)} s (${shown((used.user + used.system) / 1_000_000)} s of the processor), ${megabytes(rss)} MB (heap ${megabytes(heapUsed)} MB); a changed file is served after ${shown(performance.now() - changed)} ms`)
    const rows = bench.tasks.map(({ name, result }) => {
      if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`)
      return { question: name, 'median (ms)': shown(result.latency.p50 ?? 0), 'p99 (ms)': shown(result.latency.p99 ?? 0), 'longest (ms)': shown(result.latency.max), times: result.latency.samplesCount }
    })
    console.table(Object.fromEntries(rows.map(({ question, ...row }) => [question, row])))
    await stop()
    return bench.tasks.every(({ name, result }) => name === lookingEverywhere || (result.state === 'completed' && (result.latency.p50 ?? 0) < wantedMedian))
  } finally {
    await rm(directory, { recursive: true })
  }
}

const sizes = process.argv.slice(2).map(Number)
let isFast = true
for (const size of sizes.length > 0 ? sizes : [1000, 10_000, 100_000]) isFast = (await measure(size)) && isFast
console.log(isFast ? `\nEach median is under ${wantedMedian} ms, but for the pattern that looks at each title.` : `\nNot every median is under ${wantedMedian} ms.`)
process.exitCode = isFast ? 0 : 1
