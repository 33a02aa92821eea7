import { expect, test } from 'vitest'
import { matchRoute } from '../domain/navigation/match-route.ts'
import { routeTable } from '../domain/navigation/route-table.ts'
import { someKnownNames, someSiteNames } from '../tests/builders/a-visit.ts'
import routes from './routes.ts'

const table = routeTable(someSiteNames())

/** What a path may be: a name for each of its parameters; a day for a date, and a section of the blog for what comes first in it. */
const sample = (path: string): string =>
  path
    .replace('*', 'nom')
    .replace(':date', '2026-09-14')
    .replace(':first?/:second?', 'methode')
    .replaceAll(/:\w+/g, 'nom')

/** Every page that stands in a layout, with a name for each of its parameters. */
const pages = routes.flatMap(({ file, children = [] }) => {
  const layout = /^layouts\/(.*)-layout\.tsx$/.exec(file)?.[1]
  return layout === undefined
    ? []
    : children
        .filter(({ path }) => path !== '*')
        .map(({ path = '' }) => ({ layout, address: `/${sample(path)}` }))
})

test.each(pages)('$address stands in the layout that the rules give it: $layout', ({ address, layout }) => {
  expect(matchRoute(address, table, someKnownNames())?.route.layout).toBe(layout)
})

test('pages without a layout draw nothing around them', () => {
  const bare = routes.filter(({ children }) => children === undefined).map(({ path = '' }) => `/${sample(path)}`)
  const drawn = bare.filter((address) => !['empty', undefined].includes(matchRoute(address, table, someKnownNames())?.route.layout))
  // They answer with a redirection or a file.
  expect(drawn).toEqual(['/blog/rss.xml', '/blog/atom.xml', '/validatePayment', '/mon-compte/mes-donnees'])
})
