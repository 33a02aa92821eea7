import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aContentQuery } from '../../tests/builders/a-content-query.ts'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import type { ContentProblem } from './content-file.ts'
import { type OpenContentLibrary, openContentLibrary } from './open-content-library.ts'

const { paths } = libraryOfOneBook
const page = (title: string) => `---\nkind: page\ntitle: ${title}\ndescription: Une page.\nupdatedOn: 2026-11-21\n---\n\nBonjour ${title}.\n`

let outside: string
let directory: string
let open: OpenContentLibrary | undefined
let problems: ContentProblem[]

beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'alveole-content-'))
  directory = join(outside, 'content')
  for (const { file, text } of libraryOfOneBook.files) await write(file, text)
  problems = []
})
afterEach(async () => {
  await open?.stop()
  open = undefined
  await rm(outside, { recursive: true })
})

const write = async (file: string, text: string | Uint8Array) => {
  await mkdir(dirname(join(directory, file)), { recursive: true })
  await writeFile(join(directory, file), text)
}
const start = async (changes: { watch?: boolean; onRefresh?: () => void; directory?: string } = {}) => {
  open = await openContentLibrary({ directory, watch: false, reportProblem: (problem) => problems.push(problem), ...changes })
  return open
}
const titleAt = async (path: string) => (await open!.library.find(path))?.title
const listed = async () => (await open!.library.list('/', { deep: true, where: aContentQuery().where }))!.map(({ path }) => path)

describe('the files of a folder', () => {
  test('are served', async () => {
    const { library } = await start()
    expect(library.size).toBe(7)
    expect(problems).toEqual([])
    expect(await library.body(paths.lockedCourse)).toContain('La suite.')
  })

  test('are served when the folder is a link', async () => {
    await symlink(directory, join(outside, 'link'))
    expect((await start({ directory: join(outside, 'link') })).library.size).toBe(7)
  })

  test('that is not there stop the start', async () => {
    await expect(start({ directory: join(outside, 'nowhere') })).rejects.toThrow('ENOENT')
  })

  test('say when they were made and changed', async () => {
    await utimes(join(directory, 'fr/pages/faq.md'), new Date('2020-01-01T00:00:00Z'), new Date('2021-06-01T12:00:00.5Z'))
    await start()
    const { createdAt, updatedAt } = (await open!.library.find(paths.page))!
    expect(updatedAt).toBe('2021-06-01T12:00:00.500Z')
    expect(new Date(createdAt).toISOString()).toBe(createdAt)
  })

  test('that are no UTF-8 are reported', async () => {
    await write('fr/pages/latin.md', new Uint8Array([0x2d, 0xe9, 0x2d]))
    await start()
    expect(problems).toEqual([{ file: 'fr/pages/latin.md', reason: 'it is no UTF-8 text' }])
  })

  test('that cannot be read are reported', async () => {
    await symlink('circle.md', join(directory, 'fr/pages/circle.md'))
    await start()
    expect(problems).toEqual([{ file: 'fr/pages/circle.md', reason: 'it cannot be read: ELOOP' }])
  })
})

describe('a link', () => {
  test('that leads out of the library is not followed, and reported', async () => {
    await writeFile(join(outside, 'secret.md'), page('Secret'))
    await symlink(join(outside, 'secret.md'), join(directory, 'fr/pages/secret.md'))
    await symlink('../../../secret.md', join(directory, 'fr/pages/relative.md'))
    await start()
    expect(await titleAt('/fr/pages/secret')).toBeUndefined()
    expect(problems).toEqual(['relative', 'secret'].map((name) => ({ file: `fr/pages/${name}.md`, reason: 'it is a link that leads out of the library' })))
  })

  test('to a folder beside it that begins with the same name is not followed', async () => {
    await mkdir(join(outside, 'content-old'))
    await writeFile(join(outside, 'content-old/a.md'), page('Ancien'))
    await symlink(join(outside, 'content-old/a.md'), join(directory, 'a.md'))
    await start()
    expect(await titleAt('/a')).toBeUndefined()
  })

  test('to a folder is not followed', async () => {
    await mkdir(join(outside, 'private'))
    await writeFile(join(outside, 'private/a.md'), page('Privé'))
    await symlink(join(outside, 'private'), join(directory, 'private'))
    await symlink(directory, join(directory, 'again'))
    await start()
    expect(open!.library.size).toBe(7)
  })

  test('to a file of the library is', async () => {
    await symlink('faq.md', join(directory, 'fr/pages/aide.md'))
    await start()
    expect(await titleAt('/fr/pages/aide')).toBe('Questions')
    expect(problems).toEqual([])
  })

  test('to nothing is reported', async () => {
    await symlink('nowhere.md', join(directory, 'fr/pages/aide.md'))
    await start()
    expect(problems).toEqual([{ file: 'fr/pages/aide.md', reason: 'it cannot be read: ENOENT' }])
  })
})

describe('when it is refreshed', () => {
  test('a changed file is served as it is now', async () => {
    const { refresh } = await start()
    await write('fr/pages/faq.md', page('Aide'))
    await refresh(['fr/pages/faq.md'])
    expect(await titleAt(paths.page)).toBe('Aide')
  })

  test('a new file, a new folder and one that is gone are noticed', async () => {
    const { refresh } = await start()
    await write('fr/pages/aide.md', page('Aide'))
    await write('fr/blog/2026/noel.md', page('Noël'))
    await rm(join(directory, 'fr/revisions'), { recursive: true })
    await refresh(['fr/pages/aide.md', 'fr/blog', 'fr/revisions'])
    expect(await listed()).toEqual(['/fr/blog/2026/noel', '/fr/pages/aide', '/fr/pages/faq'])
  })

  test('as a whole, what is gone is noticed as well', async () => {
    const { refresh } = await start()
    await rename(join(directory, 'fr/pages/faq.md'), join(directory, 'fr/pages/aide.md'))
    await refresh([''])
    expect((await listed())[0]).toBe('/fr/pages/aide')
    expect(open!.library.size).toBe(7)
  })

  test('a file that is broken is reported by name, and served as it was until it is mended', async () => {
    const { refresh } = await start()
    await write('fr/pages/faq.md', '---\nkind: page\n---\n')
    await refresh([''])
    expect(problems).toEqual([{ file: 'fr/pages/faq.md', reason: 'title: missing; description: missing; updatedOn: missing' }])
    expect(await titleAt(paths.page)).toBe('Questions')
    await write('fr/pages/faq.md', page('Aide'))
    await refresh(['fr/pages/faq.md'])
    expect(await titleAt(paths.page)).toBe('Aide')
    expect(problems).toHaveLength(1)
  })

  test('twice at once, both changes are served', async () => {
    const { refresh } = await start()
    await write('fr/pages/a.md', page('A'))
    await write('fr/pages/b.md', page('B'))
    await Promise.all([refresh(['fr/pages/a.md']), refresh(['fr/pages/b.md'])])
    expect(open!.library.size).toBe(9)
  })
})

describe('while it is watched', () => {
  /** Starts a library and gives what waits, change by change, until something holds. */
  const watched = async () => {
    let tell = () => {}
    await start({ watch: true, onRefresh: () => tell() })
    return async (holds: () => Promise<boolean>) => {
      for (;;) {
        const refreshed = new Promise<void>((resolve) => (tell = resolve))
        if (await holds()) return
        await refreshed
      }
    }
  }

  test('a changed file, a new one in a new folder, and one that is gone show by themselves', async () => {
    const until = await watched()
    await write('fr/pages/faq.md', page('Aide'))
    await until(async () => (await titleAt(paths.page)) === 'Aide')
    await write('fr/blog/2026/noel.md', page('Noël'))
    await until(async () => (await titleAt('/fr/blog/2026/noel')) === 'Noël')
    await write('fr/blog/2026/noel.md', page('Pâques'))
    await until(async () => (await titleAt('/fr/blog/2026/noel')) === 'Pâques')
    await rm(join(directory, 'fr/blog'), { recursive: true })
    await until(async () => (await titleAt('/fr/blog/2026/noel')) === undefined)
    await write('fr/blog/2026/noel.md', page('Noël'))
    await until(async () => (await titleAt('/fr/blog/2026/noel')) === 'Noël')
    expect(open!.library.size).toBe(8)
  })

  test('many changes at once are served', async () => {
    const until = await watched()
    await Promise.all(Array.from({ length: 40 }, (_, index) => write(`fr/pages/p${index}.md`, page(`Page ${index}`))))
    await until(() => Promise.resolve(open!.library.size === 47))
    expect(await titleAt('/fr/pages/p39')).toBe('Page 39')
  })

  test('it can be stopped at any moment, and what changes then is nobody’s business', async () => {
    await watched()
    await write('fr/pages/faq.md', page('Aide'))
    await open!.stop()
    open = undefined
    expect(problems).toEqual([])
  })
})
